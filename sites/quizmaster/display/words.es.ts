import type { DisplayWords } from './words.ts';

const equipos = (count: number) => (count === 1 ? '1 equipo' : `${count} equipos`);

export const displayWords: DisplayWords = {
  joinAt: (address) => `Únete en ${address}`,
  scanToJoin: 'Escanea para unirte',
  joinAtShort: 'o entra en',
  code: 'Código',
  qrLabel: (title) => `Código QR: unirse a ${title}`,
  inOf: (count, of) => `${count} de ${of}`,
  teamsAreIn: 'equipos han entregado',
  away: 'Se ha cortado la conexión. Esta pantalla lo intenta de nuevo por sí sola.',

  nobodyYet: 'Toma asiento. El primer equipo que se una aparecerá aquí.',
  seated: (count) => (count === 1 ? 'Ya hay 1 equipo sentado' : `Ya hay ${count} equipos sentados`),
  andMore: (count) => `y ${count} más`,

  roundOf: (order, count) => (order > count ? `Ronda ${order}` : `Ronda ${order} de ${count}`),
  round: (order) => `Ronda ${order}`,
  tiebreaker: 'Desempate',
  questions: (count) => (count === 1 ? '1 pregunta' : `${count} preguntas`),
  doubleOrNothing: 'Doble o nada',
  question: (number, of) => (number > of ? `Pregunta ${number}` : `Pregunta ${number} de ${of}`),
  answersWanted: (count) => `Se piden ${count} respuestas`,
  tooLong: 'El resto está en los móviles.',
  timeLeft: 'Tiempo restante',
  pensDown: 'Bolígrafos abajo.',
  answersSoon: 'Las respuestas llegan enseguida.',

  breakTitle: 'Volvemos enseguida.',
  thanksTo: (sponsor) => `Gracias a ${sponsor}`,

  answersOf: (order) => `Respuestas, ronda ${order}`,
  hadIt: (right, of) =>
    right === 0 ? 'Nadie lo sabía' : right === of ? 'Todos lo sabían' : `${right} de ${of} lo sabían`,
  page: (nth, of) => `${nth} / ${of}`,
  nothingAsked: 'No se hizo ninguna pregunta.',

  boardThrough: (through) => (through === 1 ? 'Tras la ronda 1' : `Tras ${through} rondas`),
  boardTitle: 'La clasificación',
  veiled: (count) => (count === 1 ? 'Falta 1 equipo' : `Faltan ${equipos(count)}`),
  points: (points) => (points === 1 ? '1 punto' : `${puntos(points)} puntos`),
  pointsShort: (points) => puntos(points),
  winnersTitle: 'Los ganadores de esta noche',
  place: (place) => ['', 'Primero', 'Segundo', 'Tercero'][place] ?? `${place}.`,
  stillHidden: 'Aún oculto',

  goodNight: 'Buenas noches y buen camino a casa.',
  endedLead: (venue) => `Gracias por jugar en ${venue}.`,
  cancelledTitle: 'Esta noche no hay quiz.',
  cancelledLead: 'Esta partida se ha cancelado. Pregunta en la barra.',

  displayTitle: 'Pantalla grande',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de la pantalla completa',
  byDay: 'Aspecto de día',
  byNight: 'Aspecto de noche',
  loading: 'Buscando la partida…',
  overTitle: 'Esta dirección ya no muestra ninguna partida',
  over: 'El presentador ha hecho una nueva. Abre otra vez la pantalla grande desde la consola.',
  tokenMissingTitle: 'Esta dirección no está completa',
  tokenMissing: 'Abre la pantalla grande desde la consola o copia su dirección entera.',
  unreachable: 'No se puede llegar al servidor. Esta pantalla lo intenta de nuevo por sí sola.',

  consoleTitle: 'Pantalla grande',
  consoleLead:
    'Para el televisor o el proyector: quien tiene su dirección ve lo que ve la sala y no puede cambiar nada.',
  open: 'Abrir la pantalla grande',
  copyAddress: 'Copiar la dirección',
  copied: 'La dirección está copiada.',
  copyFailed: 'El navegador no nos ha dejado copiar. Esta es la dirección:',
  address: 'Dirección de la pantalla grande',
  newAddress: 'Dirección nueva',
  newAddressTitle: '¿Hacer una dirección nueva?',
  newAddressBody: 'Las pantallas que muestran la anterior se apagan. Abre en ellas la nueva.',
  keepAddress: 'Dejar esta',
  newAddressMade: 'La pantalla grande tiene una dirección nueva.',
  previewLabel: (what) => `Lo que ve la sala ahora: ${what}`,
  previewFailed: 'No se ha podido cargar lo que ve la sala.',
  phases: {
    welcome: 'cómo unirse, y los equipos',
    round: 'el título de la ronda',
    question: 'la última pregunta',
    closed: 'bolígrafos abajo',
    break: 'la pausa',
    answers: 'las respuestas',
    board: 'la clasificación',
    winners: 'los ganadores',
    ended: 'buenas noches',
    cancelled: 'esta noche no hay quiz',
  },
  overflowTitle: (count) =>
    count === 1 ? 'Un texto no cabe en la pantalla grande' : `${count} textos no caben en la pantalla grande`,
  overflowLead: 'La sala ve allí el principio, y el texto entero en los móviles.',
  overflowQuestion: (order, number) => `Ronda ${order}, pregunta ${number}`,
  overflowRound: (order) => `Ronda ${order}, título e instrucciones`,
  overflowAnswer: (order, number) => `Ronda ${order}, respuesta ${number}`,
  overflowTitleText: 'El título de la partida',
  overflowHere:
    'Esta pregunta es demasiado larga para la pantalla grande: la sala ve allí el principio, y entera en los móviles.',
};

function puntos(points: number): string {
  return points.toLocaleString('es', { maximumFractionDigits: 1 });
}
