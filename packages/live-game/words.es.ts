import type { LiveGameWords } from './words.ts';

/** The status of a game that is not live, by the contract's word. */
const statuses: Readonly<Record<string, string>> = {
  scheduled: 'está programado',
  ended: 'ya terminó',
  finalized: 'ya terminó',
};

/** `liveGameWords` in Spanish. */
export const liveGameWords: LiveGameWords = {
  // The header
  place: (kind, venue) => `${kind} en ${venue}`,
  playerCount: (count) => (count === 1 ? '1 jugador' : `${count} jugadores`),
  findingYourGame: 'Buscando tu juego...',
  waitsHere: 'Lo que escribiste está en este teléfono y saldrá cuando vuelva la conexión.',
  spectator: 'Modo espectador',
  spectatorHint: 'Ves todo y no respondes nada.',
  joinTeam: 'Únete a un equipo para jugar',
  readOnly: 'Solo responden los equipos.',

  // Between the rounds
  welcomeTitle: 'Arrima una silla.',
  welcome: 'La primera ronda empieza cuando tu Quizmaster lo diga.',
  notLive: (status) => `Este juego ${statuses[status] ?? `está en «${status}»`}.`,
  scoringTitle: 'Suelten los lápices.',
  scoring: 'Tu Quizmaster está calificando.',
  submitted: '¡Tu ronda fue enviada!',
  askedSince: (count) =>
    count === 1 ? 'Llegó una pregunta después del envío.' : `Llegaron ${count} preguntas después del envío.`,
  takeBackToAnswer: 'Recupera la ronda para responder y vuelve a enviarla.',
  captainTakesBack: 'Tu capitán puede recuperar la ronda para responder.',
  handedIn: (answered, of) => `Entregado al cerrar: ${answered} de ${of} ${of === 1 ? 'respondida' : 'respondidas'}`,
  submittedLate: 'Llegó tarde: tu Quizmaster decide si cuenta.',
  submittedAccepted: 'Llegó tarde, y tu Quizmaster la cuenta.',
  submittedDoubled: 'Al doble',
  blank: 'en blanco',
  ended: 'El juego terminó. ¡Gracias por jugar!',

  // The round
  round: (order, count) => `Ronda ${order} de ${count}`,
  tiebreaker: 'Desempate',
  handout: 'Hoja',
  waiting: 'La primera pregunta ya viene.',
  clue: (n) => `Pista ${n}`,
  clueRule: 'Todas las pistas llevan a una misma respuesta. Cuenta la última que des.',
  picture: 'Imagen de la pregunta: pregúntale a tu anfitrión',
  enlarge: 'Ampliar la imagen',
  source: (source) => `Imagen: ${source}`,
  answered: (count, asked) => `${count} de ${asked} ${asked === 1 ? 'respondida' : 'respondidas'}`,

  // A question
  answer: (question, n, of) =>
    of > 1 ? `Respuesta ${n} de ${of} a la pregunta ${question}` : `Respuesta a la pregunta ${question}`,
  choose: 'Elige una respuesta',
  noAnswer: 'Sin respuesta todavía',
  nothingYet: 'nada todavía',
  wroteThen: (text) => `Tenías ${text}.`,
  onPhone: 'En este teléfono, enviando…',
  onPageOnly: 'Solo en esta página, enviando…',
  saved: 'Guardada con el anfitrión',
  late: 'Tarde: tu Quizmaster decide si cuenta',
  notKept: 'No se guarda en este teléfono: deja esta página abierta mientras juegas.',
  refused: (reason) => (reason ? `No aceptada: ${reason}` : 'No aceptada por el anfitrión'),

  // Captain and members
  suggests: (name) => `${name} sugiere`,
  use: 'Usar',
  used: 'Usada',
  captainSays: (name) => `Respuesta de ${name}:`,
  captainUnknown: 'tu capitán',
  suggestion: (question) => `Sugerencia para la pregunta ${question}`,
  suggest: 'Sugerir',
  forQuestion: (question) => `para la pregunta ${question}`,
  suggested: (text) => `Sugeriste ${text}`,
  suggestFailed: 'Esa sugerencia no llegó. Inténtalo de nuevo.',

  // Double or nothing
  double: 'Doble o nada',
  doubleRule: 'Si todo está bien, cuenta doble; con un error, cero.',
  doubleFor: (on) => `Doble o nada: ${on ? 'sí' : 'no'}`,

  // Submitting
  submit: 'ENVIAR',
  submitting: 'Enviando...',
  roundOnPhone: (order) => `La ronda ${order} está en este teléfono, enviando…`,
  roundOnPageOnly: (order) => `La ronda ${order} está solo en esta página, enviando…`,
  takeBack: 'Recuperarla',
  takeBackFailed: 'El anfitrión todavía la tiene. Inténtalo de nuevo.',
  submitNotYet: 'Aún no está abierto. Tus respuestas quedan guardadas.',
  submitClosed: 'Cerrado. Lo que guardaste se entregó.',
  submitMissed: 'Se cerró antes de que enviaras. Pregunta a tu Quizmaster.',
  submitFailed: 'Algo salió mal... Inténtalo de nuevo.',
  soFar: (asked, of) => `Solo ${asked} de ${of} ${of === 1 ? 'pregunta' : 'preguntas'} hasta ahora`,
  confirmTitle: '¿Enviar esta ronda?',
  confirmBody: 'Tus respuestas van al anfitrión. Hasta el cierre puedes recuperarlas.',
  forfeit: 'Si envías todo en blanco, pierdes esta ronda...',
  blanks: '¡Tienes respuestas en blanco!',
  cancel: 'Cancelar',

  // My team
  actionShots: 'Fotos del juego',
  tipYourQm: 'Propina al presentador',
  viewSubmissions: 'Ver envíos',
  pastSubmissions: 'Tus envíos anteriores',
  myTeam: 'Mi equipo',

  // Joining as a spectator
  somethingWrong: 'Algo salió mal...',

  // The connection, by the key of the notice
  notice: {
    attempting: () => 'Intentando conectar...',
    interrupted: () => 'Conexión interrumpida',
    behind: () => 'Conexión interrumpida: las novedades llegan tarde.',
    refused: (detail) => detail || 'El servidor no permitió el acceso.',
    failed: (detail) => `Error al conectar con el juego: ${detail}`,
    refreshing: () => 'Renovando la conexión...',
    stumbled: () => 'Algo salió mal... Renovando la conexión',
    uninitialized: () => 'No se pudo iniciar el juego: no se pudieron leer sus datos',
  },
  refresh: 'Actualizar',
  goBack: 'Volver',
  notFound: 'Juego no encontrado',

  // The dialog for a game that the player has not joined
  noAccessTitle: 'Sin acceso al juego',
  noAccess: 'Quizá todavía no entraste a este juego. ¡Pídele el código a tu QM para empezar!',
  enterJoinCode: 'Escribir el código',

  stillThinking: (teams) => (teams === 1 ? '1 equipo sigue pensando' : `${teams} equipos siguen pensando`),
};
