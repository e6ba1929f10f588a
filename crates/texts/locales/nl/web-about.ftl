# What the program promises.

web-about-title = Over lastcard
web-about-bots = Wat de bots weten
web-about-bots-text = Een bot krijgt precies wat een mens op die plaats zou zien: de eigen kaarten, de stapels, hoeveel kaarten iedereen heeft. In jouw hand of in de trekstapel kijken kan hij niet.
web-about-shuffle = Hoe de kaarten worden geschud
web-about-shuffle-text = Aan een tafel met vrienden doet ieders apparaat mee aan het schudden, en de server legt zijn eigen deel vast voordat hij dat van de anderen ziet. Na de ronde controleert de pagina dat niemand, ook de server niet, de volgorde heeft gekozen. Een vinkje aan het eind van de ronde laat dat zien.
web-about-hidden = Wat anderen van je zien
web-about-hidden-text = Alleen wat je speelt. Kaarten die je optilt en terugzet, en kaarten waar je naar kijkt, komen nooit van je apparaat af.
web-about-data = Wat er wordt bewaard
web-about-data-text = Geen account, geen e-mailadres, niets dat je volgt, niets van derden. Wat je alleen speelt, blijft in deze browser. Een tafel met vrienden wordt op de server bewaard tot de partij is afgelopen; hoelang daarna nog, bepaalt wie de server beheert.
web-about-money = Wat het kost
web-about-money-text = Niets. Er zijn geen munten en er is geen reclame, en er valt niets te kopen.
web-about-name = De naam van het spel
web-about-name-text = lastcard speelt volgens de regels van het kaartspel dat bekendstaat als Uno. Het heeft niets te maken met de maker van dat spel; de naam is van de eigenaar.
web-about-code = Het programma
web-about-code-text = lastcard is vrije software onder de MIT- en Apache-licentie. Iedereen mag het op een eigen server zetten.
web-about-rules = Alle regels lezen
web-about-version = Versie op deze server: { $version }.
