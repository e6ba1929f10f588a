# Whether the shuffles of a written-down match are what was promised: `lastcard verify`.

verify-round-fair = Manche { $round } : le mélange est celui qui était promis, et chaque carte en découle.
verify-round-seed = Manche { $round } : chaque carte découle de la graine.
# $count: how many names there are
verify-shares = { $names } { $count ->
    [one] y a
   *[other] y ont
} contribué.
verify-no-shares = Aucun joueur n’y a contribué : le serveur a donc décidé seul de l’ordre, avant la distribution.
verify-dropped = { $names } { $count ->
    [one] avait promis une contribution et ne l’a pas montrée ; elle ne compte
   *[other] avaient promis une contribution et ne l’ont pas montrée ; elles ne comptent
} donc pas.

verify-wrong-commitment = La manche { $round } est FAUSSE : le secret du serveur, avec ces règles et ces cartes, n’est pas celui sur lequel le serveur s’était engagé avant la distribution.
verify-wrong-promise = La manche { $round } est FAUSSE : { $name } a montré une autre contribution que celle qui était promise avant la distribution.
verify-wrong-play = La manche { $round } est FAUSSE : « { $command } » et le mélange donnent autre chose que ce qui est écrit.
verify-wrong-move = La manche { $round } est FAUSSE : les règles ne permettent pas « { $command } ».
verify-wrong-table = Cette partie est FAUSSE : ces règles ne permettent pas autant de joueurs.
verify-line = Voir la ligne { $line } du compte rendu.

verify-unknown-source = La manche { $round } ne peut pas être vérifiée : le compte rendu ne dit pas d’où vient l’ordre des cartes.
verify-unknown-commitment = La manche { $round } ne peut pas être vérifiée : aucun engagement n’est noté pour elle.
verify-unknown-secret = La manche { $round } ne peut pas être vérifiée : le secret du serveur n’est pas noté. Il est publié quand la manche est terminée.
verify-unknown-deal = La manche { $round } était promise, mais sa distribution n’est pas notée. Demande à la table pourquoi elle a été abandonnée.
verify-unknown-after = La manche { $round } ne peut pas être vérifiée : une manche précédente est trop fausse pour continuer à partir d’elle.

# $rounds: how many rounds there are
verify-all-fair = Tout va bien : le mélange de cette partie est celui qui était promis, dans { $rounds ->
    [one] sa seule manche
   *[other] ses { $rounds } manches
}.
verify-all-seed = Tout va bien : cette partie découle de sa graine, dans { $rounds ->
    [one] sa seule manche
   *[other] ses { $rounds } manches
}.
verify-all-wrong = Cette partie n’est PAS ce qui était promis. Garde le compte rendu et montre-le à ceux qui ont joué.
verify-all-unknown = On ne peut pas dire pour toute la partie si le mélange est celui qui était promis.
verify-no-rounds = Aucune manche n’a été distribuée dans cette partie, il n’y a donc rien à vérifier.

verify-proves-fair = Ce que cela prouve : l’ordre des cartes était fixé avant la distribution de la première carte, et personne ne pouvait le choisir, ni le serveur, ni un joueur, ni les deux ensemble, tant qu’au moins un de ceux qui y ont contribué était honnête. Compare les engagements avec ceux que tu as vus avant la distribution : le compte rendu est alors bien celui de ta partie.
verify-proves-not-fair = Ce que cela ne prouve pas : que personne n’a vu tes cartes pendant que tu jouais, ou qu’aucune autre distribution n’a été abandonnée avant celle-ci.
verify-proves-seed = Ce que cela prouve : aucune carte n’a été changée après le mélange. Ce que cela ne prouve pas : que la graine est due au hasard. Qui la connaissait pouvait connaître toutes les cartes.
