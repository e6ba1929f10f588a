# Rules to read, to choose and to change.

web-rules-title = Reglas
web-rules-sheet = Las reglas de esta mesa
web-rules-no-sheet = Ahora no se pueden obtener las reglas. Comprueba tu conexión e inténtalo otra vez.
web-rules-open-page = Abrir para imprimir
web-rules-print = Imprimir
web-rules-broken-link = Las reglas de este enlace no se pueden leer. Pide otra vez el enlace y cópialo entero.
web-rules-change = Cambiar las reglas
web-rules-take = Jugar con estas reglas
web-rules-presets = Empezar con
web-rules-find = Buscar una opción
web-rules-nothing-found = Ninguna opción se llama así.
web-rules-number = un número
web-rules-changed = cambiado
web-rules-changed-count = { $count ->
    [one] 1 cambio
   *[other] { $count } cambios
}
web-rules-undo = Como estaba
web-rules-conflicts = { $count ->
    [one] Una cosa no encaja:
   *[other] { $count } cosas no encajan:
}
web-rules-mine = Tus propias reglas
web-rules-save = Guardar estas reglas
web-rules-save-do = Guardar
web-rules-saved = Guardado: { $name }.
web-rules-name = Cómo las llamas
web-rules-share = Copiar un enlace
web-rules-link-copied = Copiado: un enlace a estas reglas.
web-rules-file = Guardar en un archivo
web-rules-open-file = Abrir un archivo
web-rules-forget = Olvidar { $name }
web-rules-forget-short = olvidar
