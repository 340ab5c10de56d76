import { numberList } from './number-list.ts';
import type { ConsoleWords } from './words.ts';

const teams = (count: number) => (count === 1 ? '1 equipo' : `${count} equipos`);
const phones = (count: number) => (count === 1 ? '1 teléfono' : `${count} teléfonos`);

const roundsNamed = (orders: readonly number[]) =>
  orders.length === 1 ? `La ronda ${orders[0]}` : `Las rondas ${numberList(orders, 'y')}`;

/** `consoleWords` in Spanish. */
export const consoleWords: ConsoleWords = {
  product: 'Quizmaster',

  // Signing in
  signInTitle: 'Arrima un taburete.',
  signInLead: 'La consola se abre con un enlace de acceso. Sirve una sola vez.',
  linkLabel: 'Enlace de acceso',
  linkHint:
    'Se ve así: …/host/#link=… Quien administra el local crea uno en su página. En la terminal aparece uno al iniciar Snug, y también con npm run quizmaster -- link NOMBRE.',
  linkPlaceholder: 'Pega aquí el enlace',
  signIn: 'Entrar',
  signingIn: 'Entrando…',
  linkEmpty: 'Pega el enlace completo, desde http hasta la última letra.',
  linkUsed:
    'Ese enlace ya se usó o venció. Quien administra el local puede crear uno nuevo, y también npm run quizmaster -- link NOMBRE en la terminal.',
  linkReplaced:
    'Después de este enlace se creó otro más nuevo, y solo funciona el último. Búscalo en el mensaje más reciente o debajo del último arranque de Snug; quien lleva el local puede crear otro.',
  signInFailed: 'Snug no responde. Revisa que esté en marcha y presiona otra vez.',
  signedOut: 'Tu sesión se cerró aquí. Con un enlace de acceso nuevo vuelves a entrar; mientras tanto, la noche sigue.',
  signOut: 'Salir',

  // Pages
  pages: 'Páginas',
  gamesPage: 'Juegos',
  packs: 'Preguntas',
  venuePage: 'Local',
  sponsors: 'Patrocinadores',
  ratings: 'Valoraciones',

  // Games
  gamesTitle: 'Tus juegos',
  gamesLoading: 'Buscando tus juegos…',
  noGamesTitle: 'Todavía no hay juegos',
  noGames: 'Un juego se hace con un paquete de preguntas: importa uno y crea el juego.',
  toPacks: 'Importar preguntas',
  games: 'Todos los juegos',
  code: 'Código',
  day: (date) => date.toLocaleString('es-419', { dateStyle: 'medium', timeStyle: 'short' }),
  statusLive: 'Abierto',
  statusCancelled: 'Cancelado',
  statusPlanned: 'Previsto',
  newGame: 'Nuevo juego',
  gamesTonight: 'Esta noche',
  gamesAhead: 'Previstos',
  gamesOver: 'Terminados',
  gamesCancelled: (count) => `Cancelados (${count})`,
  gameBy: (name) => `con ${name}`,
  gamePrivate: 'privada',
  changePlan: 'Cambiar los preparativos',
  cancelledTitle: 'Este juego está cancelado',
  cancelledGame: 'Nadie puede entrar. Sus preparativos dicen cómo recuperarla.',
  toPlan: 'A sus preparativos',
  statusEnded: 'Terminado',
  tryAgain: 'Intentar de nuevo',

  // A game that is not shown
  gameLoading: 'Poniendo las mesas…',
  gameGoneTitle: 'No existe ese juego',
  gameGone: 'No es un juego de tu local.',
  gameFailed: 'Snug no responde. Nada se pierde, y seguimos intentando.',
  crashedTitle: 'Esta página tropezó',
  crashed: 'La noche sigue sin ella. Vuelve a cargar la página.',
  reload: 'Volver a cargar',
  notFoundTitle: 'Aquí no hay nada',
  notFound: 'Esta dirección no lleva a ninguna parte.',

  // The connection
  connection: {
    idle: 'Sin conexión',
    connecting: 'Conectando…',
    live: 'En vivo',
    suspect: 'Revisando la línea…',
    waiting: 'Reconectando…',
    interrupted: 'Conexión perdida',
    refused: 'Sin acceso',
  },
  interrupted: 'Se perdió la conexión. Los teléfonos conservan lo que tienen, y la consola busca a Snug por sí sola.',
  refused: 'El servidor no deja que esta consola se conecte.',
  reconnect: 'Conectar de nuevo',

  // People
  teams,
  phones,
  phonesHere: (here, all) => (here === all ? phones(all) : `${here === 0 ? 'ninguno' : here} de ${phones(all)} aquí`),
  playing: (count, captain) => (captain === '' ? phones(count) : `${captain} · ${phones(count)}`),
  guest: 'Invitado',
  noTeamsTitle: 'Nadie todavía',
  noTeams: 'Los equipos aparecen aquí cuando se sientan.',
  inOf: (count, all) => `${count} de ${all} entregaron`,
  railLabel: (count, all) => `${count} de ${teams(all)} ${count === 1 ? 'entregó' : 'entregaron'}`,
  teamsTitle: 'Equipos',

  // Rounds and questions
  rounds: 'Rondas',
  roundOf: (order, all) => `Ronda ${order} de ${all}`,
  roundPill: (order, title) => `Ronda ${order}: ${title}`,
  roundIs: { now: 'en juego', over: 'jugada', ahead: 'por venir' },
  questions: 'Preguntas',
  question: (number) => `Pregunta ${number}`,
  asked: 'hecha',
  notAsked: 'todavía sin hacer',
  neverAsked: 'no se hizo',
  next: 'sigue',
  tiebreaker: 'Desempate',
  singleAnswer: 'Todas las pistas llevan a una respuesta',
  doubleOrNothing: 'Doble o nada',
  matching: (count) => `Las respuestas salen de una lista de ${count}`,
  handout: 'Hoja',
  pictureOf: (number) => `La imagen de la pregunta ${number}`,
  source: (source) => `Imagen: ${source}`,

  // The answer key and the submissions
  key: 'Respuesta',
  keys: 'Respuestas',
  also: 'también',
  notes: 'Notas',
  choices: 'Para elegir',
  answerAsGiven: 'Respuesta tal como llegó',
  teamsColumn: 'Equipos',
  keyColumn: 'Según la clave',
  blank: 'en blanco',
  onKey: 'en la clave',
  partly: (count, wanted) => `${count} de ${wanted} en la clave`,
  offKey: 'sin coincidencia',
  lateTeam: (name) => `${name} (tarde)`,
  moreTeams: (count) => `y ${count} más`,
  notAskedTitle: 'Todavía sin hacer',
  nothingInTitle: 'Todavía no llega nada',
  nothingIn: 'Aquí aparece lo que envían los equipos, con las respuestas iguales juntas.',
  overviewOnKey: (right, all) => `${right} de ${all} en la clave`,

  // Actions
  actions: 'Qué hacer ahora',
  startRound: (order) => `Empezar la ronda ${order}`,
  ask: (number) => `Hacer la pregunta ${number}`,
  recall: 'Retirar',
  mend: 'Corregir',
  closeSubmissions: 'Cerrar los envíos',
  openSubmissions: 'Abrir los envíos otra vez',
  endRound: (order) => `Terminar la ronda ${order}`,
  reopenRound: (order) => `Seguir con la ronda ${order}`,
  endGame: 'Terminar el juego',
  askAll: 'Hacer todas',
  askNext: (count) => `Hacer las próximas ${count}`,
  reveal: (order) => `Decir las respuestas de la ronda ${order}`,
  tell: (count, of) => `Decir la respuesta ${count}\u00a0de\u00a0${of}`,
  reopenGame: 'Seguir con el juego',
  finalizeGame: 'Darlo por definitivo',
  spaceKey: 'Espacio',
  shortcuts: 'Atajos de teclado',
  shortcutsHint: 'Cada uno está en su botón.',
  keysTitle: 'Todas las teclas',
  keysHint: 'Una tecla no hace nada mientras escribes, con un diálogo abierto, ni donde su botón no está.',
  keyDoes: {
    'start-round': 'Empezar la próxima ronda',
    ask: 'Hacer la próxima pregunta',
    'ask-next': 'Hacer todas las que faltan',
    'close-submissions': 'Cerrar los envíos',
    'open-submissions': 'Abrir los envíos otra vez',
    'end-round': 'Terminar la ronda',
    'reopen-round': 'Seguir con la última ronda',
    reveal: 'Decir las respuestas (pregunta antes)',
    tell: 'Decir la respuesta siguiente',
    desk: 'Corregir la ronda',
    board: 'La tabla',
    'last-orders': 'Última llamada: cuenta atrás hasta el cierre',
    'extend-countdown': '30 segundos más',
    'cancel-countdown': 'Parar la cuenta atrás',
    nudge: 'Quién falta, y un aviso',
    line: 'Un mensaje a todos los teléfonos',
    pause: 'Una pausa, y su final',
    'reopen-game': 'Seguir con el juego',
    photos: 'A las fotos y votaciones',
    'finalize-game': 'Darlo por definitivo (pregunta antes)',
    keys: 'Estas teclas',
  },
  closeDialog: 'Cerrar',

  grading: 'Corregir',
  toBoard: 'Tabla',
  gradingPages: 'Corregir y tabla',
  appealsOpen: (count) => (count === 1 ? '1 reclamo' : `${count} reclamos`),
  saidNewAppeal: (name) => `${name} reclama una nota.`,

  // Tips
  tips: 'Tu usuario para propinas',
  tipsHint: 'Los teléfonos lo muestran cuando el juego termina. Déjalo vacío para ninguno.',
  saveTips: 'Guardar',
  tipsSaved: 'Tu usuario está guardado.',

  // To the room
  room: 'A la sala',
  onPhones: 'Ahora en todos los teléfonos',
  lastOrders: 'Última llamada',
  lastOrdersTitle: 'Última llamada en…',
  lastOrdersBody: 'Todos los teléfonos cuentan hacia atrás. En cero, los envíos se cierran solos.',
  inSeconds: (count) => (count === 1 ? '1 segundo' : `${count} segundos`),
  inMinutes: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
  moreSeconds: (count) => `+${count} s`,
  moreMinutes: (count) => `+${count} min`,
  stopCountdown: 'Parar',
  nudge: 'Avisar',
  nudgeTitle: '¿Quién falta?',
  nudgeAll: 'Avisar a la sala',
  stillThinking: 'Siguen pensando',
  asleep: 'Teléfonos dormidos',
  onPaper: 'En papel',
  everybodyIn: 'Todos entregaron. Un aviso quita el último de los teléfonos.',
  line: 'Un mensaje a todos',
  lineTitle: 'Un mensaje a todos los teléfonos',
  lineLabel: 'Qué dice',
  lineHint: 'Queda hasta que lo quites.',
  lineReplaces: 'Toma el lugar del que está.',
  sendLine: 'Mostrarlo',
  lineOnPhones: 'En los teléfonos',
  takeLineAway: 'Quitarlo',
  takeBreak: 'Una pausa',
  paused: 'Una pausa corta.',
  pausedHint: 'Lo que se escribe se guarda.',
  pausedCountdown: 'La cuenta atrás está parada. Lo que se escribe se guarda.',
  goOn: 'Seguir',
  lateIn: (order) => `Tarde en la ronda ${order}`,
  takeBack: 'Devolver sus respuestas',
  acceptLate: 'Aceptar tarde',
  moreAbout: (name) => `Más sobre ${name}`,
  ofTeam: (name) => `de ${name}`,
  lateBeside: 'Llegó más de ellos, tarde. Si lo aceptas, cambia lo que se entregó al cierre.',
  closeDoors: 'Cerrar las puertas',
  closeDoorsHint: 'Nadie nuevo entra con el código. Quien juega vuelve a entrar, y su equipo con su propio enlace.',
  openDoors: 'Abrir las puertas',
  newcomersWait: 'Mucha gente nueva a la vez.',
  newcomersWaitHint:
    'Quien llega espera un momento. Si no es tu público, cierra las puertas. Quien juega sigue jugando.',
  gameIsFull: 'El juego está lleno para los nuevos.',
  gameIsFullHint:
    'Los primeros en quedarse fuera son los que no han iniciado sesión. Si quien está dentro no es tu público, cierra las puertas y luego sácalo.',
  doorsAreClosed: 'Las puertas están cerradas.',
  doorsClosed: 'Las puertas están cerradas: nadie nuevo entra con el código.',
  doorsClosedBadge: 'Puertas cerradas',
  doorsClosedHint: 'Quien juega vuelve a entrar, su equipo entra con su propio enlace, y tú añades equipos a mano.',
  atClose: 'Entregar al cierre',
  atCloseHint: 'Los equipos que guardaron respuestas y olvidaron enviarlas cuentan.',
  openNow: 'Los envíos están abiertos.',
  closedNow: 'Los envíos están cerrados.',
  comesNext: 'Sigue',
  commandFailed: 'Snug no respondió. Presiona otra vez: nada pasa dos veces.',
  commandRefused: (detail) => `Snug dice que no: ${detail}`,

  unsavedTitle: '¿Salir sin guardar?',
  unsavedBody: 'Lo que escribiste aquí no está guardado y se pierde con la página.',
  unsavedLeave: 'Salir',
  unsavedStay: 'Seguir aquí',

  recallTitle: (number) => `¿Retirar la pregunta ${number}?`,
  recallBody:
    'Desaparece de todos los teléfonos. Los envíos se abren otra vez: los equipos que ya entregaron recuperan sus respuestas y envían de nuevo.',
  recallConfirm: 'Retirarla',
  takeBackTitle: (name) => `¿Devolver lo que entregó ${name}?`,
  takeBackOpen: 'Recuperan sus respuestas y las envían otra vez.',
  takeBackClosed: 'Quedan sin entregar. Lo que envíen desde ahora llega tarde y te espera.',
  takeBackConfirm: 'Devolverlo',
  leaveIt: 'Dejarlo',
  acceptTitle: (name) => `¿Aceptar lo que ${name} envió tarde?`,
  acceptBody: 'Cuenta como si hubiera llegado a tiempo.',
  acceptBeside: 'Cambia lo que se entregó por ellos al cierre.',
  acceptConfirm: 'Aceptarlo',
  revealTitle: (order) => `¿Decir las respuestas de la ronda ${order}?`,
  revealBody: 'Todos los teléfonos las reciben. Lo que llegue después para la ronda llega tarde.',
  revealConfirm: 'Decirlas',
  tellTitle: (order) => `¿Decir una por una las respuestas de la ronda ${order}?`,
  tellBody:
    'Todos los teléfonos reciben ahora la primera, y cada una de las demás cuando la presiones. Lo que llegue después para la ronda llega tarde.',
  tellConfirm: 'Decir la primera',
  finalizeTitle: '¿Darlo por definitivo?',
  finalizeBody: 'Ya no se acepta, califica ni cambia nada. No hay vuelta atrás.',
  finalizeConfirm: 'Darlo por definitivo',
  finalizeLater: 'Los resultados se pueden dar por definitivos cuando todo está corregido.',
  finalizeUnseen: 'No se publicó ninguna tabla: los teléfonos nunca mostrarán ganadores.',
  gradeThem: 'Corregirlas',
  endGameTitle: '¿Terminar el juego?',
  endGameBody: 'Todos los teléfonos se despiden, y ya no se puede preguntar nada.',
  endGameEarly: (left) => (left === 1 ? 'Una ronda quedó sin jugar.' : `${left} rondas quedaron sin jugar.`),
  endGameConfirm: 'Terminar el juego',
  ungradedIn: (orders) => `${roundsNamed(orders)} ${orders.length === 1 ? 'tiene' : 'tienen'} respuestas sin corregir.`,
  notOnBoard: (orders) =>
    orders.length === 1
      ? `${roundsNamed(orders)} no está todavía en la tabla: los teléfonos no mostrarán ganadores hasta que esté.`
      : `${roundsNamed(orders)} no están todavía en la tabla: los teléfonos no mostrarán ganadores hasta que estén.`,
  openAgainTitle: '¿Abrir los envíos otra vez?',
  openAgainConfirm: 'Abrirlos',
  againTold: 'Los equipos ya leyeron las respuestas y podrán escribir otra vez.',
  againBoard: (before) =>
    before === 0
      ? 'La tabla pública desaparece de todos los teléfonos hasta que la publiques otra vez.'
      : `La tabla pública vuelve a la que llega hasta la ronda ${before}, hasta que publiques otra vez.`,
  reopenTitle: (order) => `¿Seguir con la ronda ${order}?`,
  reopenBody: 'Los envíos siguen cerrados hasta que los abras.',
  reopenTold: 'Los equipos ya leyeron las respuestas y desde entonces podrán escribir otra vez.',
  reopenBoard: (before) =>
    before === 0
      ? 'La tabla pública desaparece entonces de todos los teléfonos hasta que la publiques otra vez.'
      : `La tabla pública vuelve entonces a la que llega hasta la ronda ${before}, hasta que publiques otra vez.`,
  reopenConfirm: 'Seguir con ella',
  boardChanges: 'La tabla es pública: cambia en todos los teléfonos.',
  notYet: 'Todavía no',
  keepQuestion: 'Dejarla',

  // Before, between and after rounds
  lobbyTitle: 'Las puertas están abiertas.',
  lobbyClosed: 'Empieza cuando todos estén sentados.',
  lobby: 'Di el código en voz alta. Empieza cuando todos estén sentados.',
  betweenTitle: (order) => `La ronda ${order} terminó.`,
  endedTitle: 'Y esa fue la noche.',
  ended: 'El juego terminó. Las respuestas quedan aquí.',
  endedHint: 'El juego terminó. Todavía se puede aceptar lo que llegó tarde.',
  finalNow: 'Los resultados son definitivos.',
  inCount: (count, all) => `${count} de ${teams(all)} ${count === 1 ? 'entregó' : 'entregaron'}`,
  lateCount: (count) => `${count} tarde`,

  // Joining
  joinTitle: 'Para entrar',
  howToJoin: (address) => `Escanea, o ve a ${address} y escribe el código.`,
  qrLabel: (title) => `Código QR: entrar a ${title}`,
  ownAddress: (address) =>
    `Ningún teléfono llega a ${address}: ahí significa el propio teléfono. Inicia Snug otra vez en la red del local, sin SNUG_HOST, o con SNUG_PUBLIC_URL.`,
  bigScreen: 'Pantalla grande',
  openScreen: 'Abrir la pantalla grande',
  printCards: 'Imprimir tarjetas de mesa',
  noMoreJoining: 'El juego terminó. Buenas noches, y buen regreso a casa.',
  backToConsole: 'Volver a la consola',

  // Table cards
  cards: 'Tarjetas de mesa',
  cardsLead: 'Cuatro por página, A4 o carta. Corta por las líneas.',
  cardsOfPage: (page) => `Página ${page}`,
  howManyCards: 'Cuántas tarjetas',
  cardsFromTo: (most) => `Un número del 1 al ${most}, por favor.`,
  print: 'Imprimir',
  cardLine: 'Escanea y arrima una silla.',
  orType: (address) => `O ve a ${address} y escribe`,

  // Announced
  cameIn: (names, count, all) => {
    const [first = '', ...others] = names;
    const who = others.length === 0 ? `Entregó ${first}` : `Entregaron ${first} y ${others.length} más`;
    return `${who}. ${count} de ${all}.`;
  },
  saidAsked: (number) => `Se hizo la pregunta ${number}.`,
  saidRecalled: 'La pregunta se retiró. Los envíos están abiertos.',
  saidStarted: (order) => `Empezó la ronda ${order}.`,
  saidEnded: (order) => `La ronda ${order} terminó.`,
  saidTakenBack: (name) => `Lo que entregó ${name} queda devuelto.`,
  saidAccepted: (name) => `Lo que ${name} envió tarde cuenta.`,
  saidAtClose: (isOn) =>
    isOn ? 'Las respuestas guardadas se entregan al cierre.' : 'Solo cuenta lo que un equipo envía.',
  saidDoorsOpen: 'Las puertas están abiertas: el código deja entrar otra vez.',
  saidGameEnded: 'El juego terminó.',
  saidAskedSeveral: 'Las preguntas están hechas.',
  saidTold: (count, of) => `Los teléfonos tienen ${count} de ${of} ${of === 1 ? 'respuesta' : 'respuestas'}.`,
  saidRevealed: (order) => `Los teléfonos tienen las respuestas de la ronda ${order}.`,
  saidNudged: 'La sala está avisada.',
  saidLine: 'El mensaje está en todos los teléfonos.',
  saidLineGone: 'El mensaje ya no está.',
  saidCountdown: (left) => `Última llamada: ${left}.`,
  saidMore: (count) => (count === 1 ? '1 segundo más.' : `${count} segundos más.`),
  saidNoCountdown: 'La cuenta atrás paró. Los envíos siguen abiertos.',
  saidGoesOn: 'La pausa terminó.',
  saidReopened: 'El juego sigue.',

  progress: (progress) => {
    switch (progress.kind) {
      case 'in':
        return 'entregó';
      case 'in-doubled':
        return 'entregó · al doble';
      case 'at-close':
        return 'entregado al cierre';
      case 'late-beside':
        return 'entregado · otro tarde';
      case 'late':
        return 'tarde';
      case 'answering':
        return `lleva ${progress.answered} de ${progress.asked}`;
      case 'on-clues':
        return `${progress.answered} de ${progress.asked === 1 ? '1 pista' : `${progress.asked} pistas`}`;
      case 'waiting':
        return 'a la espera';
      case 'on-paper':
        return 'en papel';
      case 'not-in':
        return 'no entregó';
      case 'everybody-left':
        return 'se fueron todos';
      case 'seated':
        return 'en la mesa';
    }
  },
};
