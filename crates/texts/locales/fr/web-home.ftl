# The first screen.

web-home-document = lastcard : Uno avec tes propres règles
web-home-tagline = Uno avec tes propres règles. Sans compte, sans publicité, sans pièces.
web-home-ways = Ce que tu peux faire
web-home-play-now = Jouer tout de suite
web-home-play-now-about = En solo, contre des bots. Marche sans connexion.
web-home-friends = Jouer entre amis
web-home-friends-about = Ouvre une table et envoie le lien.
web-home-join = Rejoindre
web-home-join-about = Avec un code ou un lien.
web-home-learn = Apprendre
web-home-learn-about = Une première partie, des conseils et « c’est permis ? »
web-home-games = Mes parties
web-home-rules = Règles
web-home-settings = Réglages
web-home-about = À propos
web-home-language = Langue
web-home-you = Toi
web-home-go-on = Continuer
web-home-go-on-solo = Ta partie contre les bots t’attend.
web-home-go-on-table = Tu as encore une place : { $title }.
web-home-forget = Oublier cette table
web-home-bots = Bots
web-home-bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
web-home-fewer = Un bot de moins
web-home-more = Un bot de plus
web-home-level = Leur niveau
web-home-level-easy = Facile
web-home-level-normal = Normal
web-home-rules-of-game = Règles
web-home-rules-mine = { $name } (les tiennes)
web-home-deal = Distribuer
web-home-instead = Une partie attend encore. Une nouvelle prendra sa place.
web-home-no-host = Impossible de jouer en solo ici pour l’instant : la page n’a pas pu charger le jeu, et aucun serveur ne répond. Recharge la page une fois la connexion revenue.
