# What every screen of the page needs.

web-ui-close = Cerrar
web-ui-back = Atrás
web-ui-home = Al inicio
web-ui-loading = Un momento…
web-ui-cancel = Cancelar
web-ui-later = Más tarde
web-ui-reload = Cargar de nuevo
web-ui-failed = Eso no se cargó
web-ui-failed-about = No se pudo obtener esta parte de la página. Quizá no haya conexión, o haya una versión más nueva. Carga la página de nuevo.
web-ui-unknown = Aquí no hay nada
web-ui-unknown-about = Quizá el enlace esté incompleto. Copia el enlace entero, o empieza por el inicio.
web-ui-update = Hay una versión más nueva.
web-ui-update-now = Actualizar
web-ui-copied = Copiado.
web-ui-not-copied = Tu navegador no permite copiar. Selecciona el texto y cópialo tú.
