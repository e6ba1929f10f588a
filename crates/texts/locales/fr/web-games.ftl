# The records that are kept in this browser.

web-games-title = Mes parties
web-games-about = Les parties jouées dans ce navigateur. Elles restent ici et ne vont nulle part ailleurs.
web-games-none = Aucune partie n’a encore été jouée jusqu’au bout ici.
web-games-won = { $count ->
    [one] Gagnée par { $names }, { $when }
   *[other] Gagnée ensemble par { $names }, { $when }
}
web-games-look = Revoir
web-games-forget = Oublier
web-games-forget-title = Oublier cette partie ?
web-games-forget-about = Son compte rendu est retiré de ce navigateur. C’est définitif.
web-games-file = Revoir un compte rendu à partir d’un fichier
web-games-no-engine = Les comptes rendus ne peuvent pas être montrés ici : cette page n’a pas pu charger le jeu. Recharge la page une fois la connexion revenue.
web-games-not-read = Ce n’est pas un compte rendu lisible. Choisis un fichier écrit par lastcard.
