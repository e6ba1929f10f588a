# What happened at the table, besides the game.
# $who: you (the viewer) or other, whose name is $name.

# $bot: true or false
web-log-joined = { $bot ->
    [true] { $name } s’installe, c’est un bot.
   *[false] { $name } s’installe.
}
# $new: the new name
web-log-renamed = { $who ->
    [you] Tu t’appelles maintenant { $new }.
   *[other] { $name } s’appelle maintenant { $new }.
}
# $kicked: true when the host did it
web-log-gone = { $who ->
    [you] { $kicked ->
        [true] L’hôte t’a fait quitter la table.
       *[false] Tu as quitté la table.
    }
   *[other] { $kicked ->
        [true] L’hôte a fait quitter la table à { $name }.
       *[false] { $name } a quitté la table.
    }
}
web-log-host = { $who ->
    [you] C’est toi l’hôte maintenant.
   *[other] L’hôte est maintenant { $name }.
}
web-log-seats = L’ordre des places a changé.
web-log-rules = La table a d’autres règles maintenant.
web-log-settings = Les réglages de la table ont changé.
# $driven: true when a bot begins, false when it stops
web-log-driven = { $who ->
    [you] { $driven ->
        [true] Un bot joue pour toi.
       *[false] Tu joues de nouveau toi-même.
    }
   *[other] { $driven ->
        [true] Un bot joue pour { $name }.
       *[false] { $name } joue de nouveau.
    }
}
web-log-match-began = La partie { $number } commence.
web-log-match-aborted = La partie a été abandonnée.
web-log-committed = Les cartes sont mélangées ; chaque joueur y participe.
web-log-revealed = Le mélange de cette manche peut être vérifié maintenant.
