"""The sentences of the page's start, its offline line and its errors, for the scripts.

Most are shown while or because Python does not run. A failure has a title and an
advice; ``{detail}`` stands for the file, the stage or the rule at fault.
"""

BOOT: dict[str, dict[str, str]] = {
    "fr": {
        "description": "Le jeu de Quarto, à deux ou contre l’ordinateur.",
        "progress": "Chargement du jeu",
        "stage-download": "Chargement du jeu…",
        "stage-start": "Préparation de la partie…",
        "stage-open": "Encore un instant…",
        "reload": "Recharger la page",
        "details": "Détails techniques",
        "silent": (
            "Le jeu ne démarre pas\u00a0: un fichier de la page manque ou est bloqué. "
            "Recharger la page peut suffire. Sinon, le navigateur est trop ancien, ou "
            "le site envoie ses scripts sous un mauvais type."
        ),
        "noscript": (
            "Ce jeu a besoin de JavaScript, qui est désactivé ici. "
            "L’activer pour ce site, puis recharger la page."
        ),
        "no-wasm-title": "Ce navigateur ne peut pas lancer le jeu",
        "no-wasm-advice": (
            "WebAssembly y est désactivé, souvent par un mode de sécurité renforcée "
            "ou d’isolement. Ajouter ce site aux exceptions, ou essayer un autre "
            "navigateur."
        ),
        "old-browser-title": "Ce navigateur est trop ancien",
        "old-browser-advice": (
            "Le mettre à jour, ou en essayer un autre\u00a0: Chrome ou Edge 112, "
            "Firefox 112, Safari 16.4, ou plus récent."
        ),
        "opened-as-file-title": "Le jeu doit être ouvert depuis un site",
        "opened-as-file-advice": (
            "Ouvrir le fichier directement ne suffit pas. Dans le dossier du projet, "
            "lancer «\u202fpython build.py serve\u202f», ou déposer le dossier du jeu "
            "sur un hébergement de pages."
        ),
        "missing-title": "Un fichier du jeu n’a pas pu être chargé",
        "missing-advice": (
            "Il s’agit de {detail}. Recharger la page. Si cela ne change rien, le "
            "fichier manque sur le site, ou un filtre du réseau le bloque\u00a0: "
            "prévenir la personne qui s’en occupe."
        ),
        "mime-title": "Le site envoie un fichier sous un mauvais type",
        "mime-advice": (
            "Le navigateur refuse {detail}, qui devrait arriver avec le type "
            "«\u202ftext/javascript\u202f». Prévenir la personne qui s’occupe du site."
        ),
        "damaged-title": "Un fichier du jeu est arrivé abîmé",
        "damaged-advice": (
            "Il s’agit de {detail}\u00a0: il est incomplet, remplacé ou d’une autre "
            "version. Recharger la page. Si cela ne change rien, le site ou un filtre "
            "du réseau l’altère\u00a0: prévenir la personne qui s’en occupe."
        ),
        "policy-title": "Une règle de sécurité empêche le jeu de démarrer",
        "policy-advice": (
            "Refusé\u00a0: {detail}. Prévenir la personne qui s’occupe du site\u00a0: "
            "la «\u202fContent-Security-Policy\u202f» qu’il envoie est plus stricte "
            "que celle de docs/hosting.md."
        ),
        "memory-title": "La mémoire de l’appareil ne suffit pas",
        "memory-advice": (
            "Fermer d’autres onglets ou d’autres applications, puis recharger la page."
        ),
        "network-title": "La connexion est interrompue",
        "network-advice": (
            "Le site ne répond plus. Vérifier la connexion, puis recharger la page."
        ),
        "python-title": "Le jeu a rencontré une erreur en démarrant",
        "python-advice": (
            "Recharger la page. Si l’erreur revient, les détails ci-dessous aideront "
            "à la corriger."
        ),
        "stalled-title": "Le jeu tarde à démarrer",
        "stalled-advice": (
            "Rien n’a bougé depuis un moment (étape\u00a0: {detail}). Si la connexion "
            "est lente, attendre encore\u202f; sinon, recharger la page."
        ),
        "unknown-title": "Le jeu n’a pas pu démarrer",
        "unknown-advice": (
            "Recharger la page, ou essayer un autre navigateur. Les détails "
            "ci-dessous disent ce qui s’est passé."
        ),
        "fault-title": "Le jeu a rencontré une erreur",
        "fault-kept": (
            "Rien n’est perdu\u00a0: la partie est telle qu’elle était juste avant, et "
            "cet appareil la garde."
        ),
        "fault-unkept": (
            "La partie est telle qu’elle était juste avant, mais cet appareil ne la "
            "garde pas\u00a0: l’enregistrer dans un fichier avant de recharger la page."
        ),
        "fault-next": (
            "On peut continuer à jouer. Si l’erreur revient, recharger la page."
        ),
        "fault-again": (
            "L’erreur revient\u00a0: recharger la page. Si cela ne change rien, "
            "envoyer le rapport à la personne qui s’occupe du jeu."
        ),
        "fault-stopped-kept": (
            "Le jeu s’est arrêté. Cet appareil garde la partie telle qu’elle était "
            "juste avant\u00a0: recharger la page pour continuer."
        ),
        "fault-stopped": (
            "Le jeu s’est arrêté, et cet appareil n’a pas pu garder la partie. "
            "Recharger la page pour recommencer."
        ),
        "fault-go-on": "Continuer",
        "fault-save": "Enregistrer la partie dans un fichier",
        "fault-copy": "Copier le rapport",
        "fault-copied": "Copié. Aucun nom n’y figure.",
        "fault-selected": "Sélectionné, à copier à la main.",
        "offline-ready": "Prêt hors ligne",
        "update-offer": "Nouvelle version prête",
        "update-accept": "Mettre à jour",
        "install": "Installer",
        "install-how": (
            "Pour installer le jeu\u00a0: bouton de partage du navigateur, puis "
            "«\u202fSur l’écran d’accueil\u202f»."
        ),
        "install-dismiss": "Ne plus proposer l’installation",
    },
    "en": {
        "description": "The game of Quarto, for two or against the computer.",
        "progress": "Loading the game",
        "stage-download": "Loading the game…",
        "stage-start": "Setting up the game…",
        "stage-open": "Almost there…",
        "reload": "Reload the page",
        "details": "Technical details",
        "silent": (
            "The game does not start: a file of the page is missing or blocked. "
            "Reloading the page may be enough. Otherwise the browser is too old, or "
            "the site sends its scripts with a wrong type."
        ),
        "noscript": (
            "This game needs JavaScript, which is switched off here. "
            "Allow it for this site, then reload the page."
        ),
        "no-wasm-title": "This browser cannot run the game",
        "no-wasm-advice": (
            "WebAssembly is switched off in it, often by an enhanced security or "
            "lockdown mode. Add this site to the exceptions, or try another browser."
        ),
        "old-browser-title": "This browser is too old",
        "old-browser-advice": (
            "Update it, or try another one: Chrome or Edge 112, Firefox 112, "
            "Safari 16.4, or newer."
        ),
        "opened-as-file-title": "The game has to be opened from a site",
        "opened-as-file-advice": (
            "Opening the file itself is not enough. Run “python build.py serve” in "
            "the project’s folder, or put the game’s folder on a web host."
        ),
        "missing-title": "A file of the game could not be loaded",
        "missing-advice": (
            "It is {detail}. Reload the page. If that changes nothing, the file is "
            "missing on the site or a network filter blocks it: tell the person who "
            "looks after it."
        ),
        "mime-title": "The site sends a file with the wrong type",
        "mime-advice": (
            "The browser refuses {detail}, which should come with the type "
            "“text/javascript”. Tell the person who looks after the site."
        ),
        "damaged-title": "A file of the game arrived damaged",
        "damaged-advice": (
            "It is {detail}: it is incomplete, replaced by something else, or of "
            "another version. Reload the page. If that changes nothing, the site or a "
            "network filter alters it: tell the person who looks after it."
        ),
        "policy-title": "A security rule keeps the game from starting",
        "policy-advice": (
            "Refused: {detail}. Tell the person who looks after the site: the "
            "“Content-Security-Policy” that it sends is stricter than the one of "
            "docs/hosting.md."
        ),
        "memory-title": "This device has too little memory left",
        "memory-advice": "Close other tabs or programs, then reload the page.",
        "network-title": "The connection is lost",
        "network-advice": (
            "The site no longer answers. Check the connection, then reload the page."
        ),
        "python-title": "The game met an error while starting",
        "python-advice": (
            "Reload the page. If the error comes back, the details below will help "
            "to correct it."
        ),
        "stalled-title": "The game is slow to start",
        "stalled-advice": (
            "Nothing has happened for a while (stage: {detail}). On a slow "
            "connection, wait a little longer; otherwise, reload the page."
        ),
        "unknown-title": "The game could not start",
        "unknown-advice": (
            "Reload the page, or try another browser. The details below say what "
            "happened."
        ),
        "fault-title": "The game met an error",
        "fault-kept": (
            "Nothing is lost: the game is as it was just before, and this device "
            "keeps it."
        ),
        "fault-unkept": (
            "The game is as it was just before, but this device does not keep it: "
            "save it as a file before you reload the page."
        ),
        "fault-next": (
            "You can go on playing. If the error comes back, reload the page."
        ),
        "fault-again": (
            "The error comes back: reload the page. If that changes nothing, send the "
            "report to the person who looks after the game."
        ),
        "fault-stopped-kept": (
            "The game has stopped. This device keeps it as it was just before: reload "
            "the page to go on."
        ),
        "fault-stopped": (
            "The game has stopped, and this device could not keep it. Reload the page "
            "to begin anew."
        ),
        "fault-go-on": "Go on",
        "fault-save": "Save the game as a file",
        "fault-copy": "Copy the report",
        "fault-copied": "Copied. It holds no names.",
        "fault-selected": "Selected, to be copied by hand.",
        "offline-ready": "Ready offline",
        "update-offer": "New version ready",
        "update-accept": "Update",
        "install": "Install",
        "install-how": (
            "To install the game: the browser’s Share button, then “Add to Home "
            "Screen”."
        ),
        "install-dismiss": "Do not offer to install again",
    },
}
