import { closed } from './closed-sentence.ts';
import type { DisplayWords } from './words.ts';

const equipos = (count: number) => (count === 1 ? '1 equipo' : `${count} equipos`);

export const displayWords: DisplayWords = {
  screenJoinAt: (address) => `Únete en ${address}`,
  screenDoorsClosed: 'Las puertas están cerradas.',
  screenDoorsHint: 'Quien juega vuelve a entrar con su teléfono. ¿Acabas de llegar? Habla con quien dirige el quiz.',
  screenScanToJoin: 'Escanea para unirte',
  screenJoinAtShort: 'o entra en',

  screenQrLabel: (title) => `Código QR: unirse a ${title}`,
  screenInOf: (count, of) => `${count} de ${of}`,
  screenTeamsAreIn: 'equipos han entregado',
  screenAwayShort: 'Sin conexión',
  screenAway: 'Se ha cortado la conexión. Esta pantalla lo intenta de nuevo por sí sola.',

  screenNobodyYet: 'Toma asiento. El primer equipo que se una aparecerá aquí.',
  screenSeated: (count) => (count === 1 ? 'Ya hay 1 equipo sentado' : `Ya hay ${count} equipos sentados`),
  screenAndMore: (count) => `y ${count} más`,

  screenRoundOf: (order, count) => (order > count ? `Ronda ${order}` : `Ronda ${order} de ${count}`),
  screenRound: (order) => `Ronda ${order}`,
  screenTiebreaker: 'Desempate',
  screenQuestions: (count) => (count === 1 ? 'Una pregunta' : `${count} preguntas`),
  screenDoubleOrNothing: 'Doble o nada',
  screenQuestion: (number, of) => (number > of ? `Pregunta ${number}` : `Pregunta ${number} de ${of}`),
  screenAnswersWanted: (count) => (count === 1 ? 'Se pide 1 respuesta' : `Se piden ${count} respuestas`),
  screenTooLong: 'El resto está en los teléfonos.',
  screenTimeLeft: 'Tiempo restante',
  screenPensDown: 'Bolígrafos abajo.',
  screenAnswersSoon: 'Las respuestas llegan enseguida.',

  screenBreakTitle: 'Volvemos enseguida.',
  screenThanksTo: (sponsor) => `Gracias a ${sponsor}`,

  screenPhotoOf: (team) => `Foto de ${team}`,
  screenPhotosTitle: 'Fotos de esta noche',
  screenVoteNames: { photo: 'La mejor foto', name: 'El mejor nombre de equipo' },
  screenVoteNow: 'Voten ahora, en sus teléfonos',
  screenVoted: 'han votado',
  screenVotes: (count) => (count === 1 ? 'con 1 voto' : `con ${count} votos`),
  screenTie: 'Empate',
  screenVotesEach: (count) => (count === 1 ? 'con 1 voto cada uno' : `con ${count} votos cada uno`),
  screenNobodyVoted: 'Nadie votó.',

  screenAnswersOf: (order) => `Respuestas, ronda ${order}`,
  screenHadIt: (right, of) =>
    right === 0 ? 'Nadie lo sabía' : right === of ? 'Todos lo sabían' : `${right} de ${of} lo sabían`,
  screenNothingAsked: 'No se hizo ninguna pregunta.',

  screenBoardThrough: (through) => (through === 1 ? 'Tras la ronda 1' : `Tras ${through} rondas`),
  screenBoardTitle: 'La tabla',
  screenVeiled: (count) => (count === 1 ? 'Falta 1 equipo' : `Faltan ${equipos(count)}`),
  screenPoints: (points) => (points === 1 ? '1 punto' : `${puntos(points)} puntos`),
  screenPointsShort: (points) => puntos(points),
  screenWinnersTitle: 'Los ganadores de esta noche',

  screenStillHidden: 'Aún oculto',
  screenJoint: (place) => `${place}, empate`,

  screenGameEnded: 'El juego terminó.',
  screenGoodNight: 'Buenas noches y buen camino a casa.',
  screenEndedLead: (venue) => closed(`Gracias por jugar en ${venue}`),
  screenCancelledTitle: 'Esta noche no hay quiz.',
  screenCancelledLead: 'Este juego se ha cancelado. Pregunta en la barra.',

  screenDisplayTitle: 'Pantalla grande',
  screenFullScreen: 'Pantalla completa',
  screenLeaveFullScreen: 'Salir de la pantalla completa',
  screenByDay: 'Aspecto de día',
  screenByNight: 'Aspecto de noche',
  screenLoading: 'Buscando el juego…',
  screenOverTitle: 'Esta dirección ya no muestra ningún juego',
  screenOver: 'El quizmaster ha hecho una nueva. Abre otra vez la pantalla grande desde la consola.',
  screenTokenMissingTitle: 'Esta dirección no está completa',
  screenTokenMissing: 'Abre la pantalla grande desde la consola o copia su dirección entera.',
  screenUnreachable: 'No se puede llegar al servidor. Esta pantalla lo intenta de nuevo por sí sola.',

  screenConsoleTitle: 'Pantalla grande',
  screenConsoleLead:
    'Para el televisor o el proyector: quien tiene su dirección ve lo que ve la sala y no puede cambiar nada.',
  screenCopyAddress: 'Copiar la dirección',
  screenCopied: 'La dirección está copiada.',
  screenCopyFailed: 'El navegador no nos ha dejado copiar. Esta es la dirección:',
  screenAddress: 'Dirección de la pantalla grande',
  screenNewAddress: 'Dirección nueva',
  screenNewAddressTitle: '¿Hacer una dirección nueva?',
  screenNewAddressBody: 'Las pantallas que muestran la anterior se apagan. Abre en ellas la nueva.',
  screenKeepAddress: 'Dejar esta',
  screenNewAddressMade: 'La pantalla grande tiene una dirección nueva.',
  screenPreviewLabel: (what) => `Lo que ve la sala ahora: ${what}`,
  screenPreviewNotYet: 'Lo que ve la sala aún no está aquí.',
  screenAddressFailed: 'No se ha podido cargar la dirección de la pantalla grande.',
  screenPreviewFailed: 'No se ha podido cargar lo que ve la sala.',
  screenPhases: {
    welcome: 'cómo unirse, y los equipos',
    round: 'el título de la ronda',
    question: 'la última pregunta',
    closed: 'bolígrafos abajo',
    break: 'la pausa',
    answers: 'las respuestas',
    board: 'la tabla',
    winners: 'los ganadores',
    vote: 'la votación',
    ended: 'buenas noches',
    cancelled: 'esta noche no hay quiz',
  },
  screenOverflowTitle: (count) =>
    count === 1 ? 'Un texto no cabe en la pantalla grande' : `${count} textos no caben en la pantalla grande`,
  screenOverflowLead: 'La sala ve allí el principio, y el texto entero en los teléfonos.',
  screenOverflowQuestion: (order, number) => `Ronda ${order}, pregunta ${number}`,
  screenOverflowRound: (order) => `Ronda ${order}, título e instrucciones`,
  screenOverflowAnswer: (order, number) => `Ronda ${order}, respuesta ${number}`,
  screenOverflowTitleText: 'El título del juego',
  screenOverflowHere:
    'Esta pregunta es demasiado larga para la pantalla grande: la sala ve allí el principio, y entera en los teléfonos.',
};

function puntos(points: number): string {
  return points.toLocaleString('es-419', { maximumFractionDigits: 1 });
}
