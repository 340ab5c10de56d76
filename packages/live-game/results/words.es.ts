import type { ResultsWords } from './words.ts';

/** `resultsWords` in Spanish. */
export const resultsWords: ResultsWords = {
  youAre: (place, teams, isShared) => `Van en el ${ordinal(place)} lugar de ${teams}${isShared ? ', empatados' : ''}`,
  standsAt: (points, through) => `${pointsText(points)} tras la ronda\u00a0${through}`,
  boardTitle: 'La tabla está lista.',
  unveiling: 'La tabla se está revelando.',

  theBoard: 'La tabla',
  throughRound: (round) => `Tras la ronda ${round}`,
  finalBoard: 'La tabla final',
  boardPlace: 'Lugar',
  boardTeam: 'Equipo',
  boardPoints: 'Puntos',
  ownRow: 'Ustedes',
  jointPlace: (place) => `Empatados en el ${ordinal(place)} lugar`,
  teamsToCome: (count) => (count === 1 ? 'Falta 1' : `Faltan ${count}`),
  pointsNumber: (points) => numberText(points),
  resultsFailed: 'Los resultados no llegaron. Se intenta de nuevo.',

  yourRounds: 'Sus rondas',
  roundName: (order, title) => `Ronda ${order}: ${title}`,
  pointsOf: (points, of) => `${numberText(points)} de ${pointsText(of)}`,
  pointsText: (points) => pointsText(points),
  doubleWon: 'Al doble, y ganado',
  doubleLost: 'Al doble, y perdido',
  breaksTies: 'Sin puntos: solo desempata',
  pointsAdjusted: (points, reason) => `${points < 0 ? '−' : '+'}${pointsText(Math.abs(points))}: ${reason}`,

  mark: { full: 'Correcta', half: 'A medias', partly: 'Correcta en parte', none: 'Incorrecta' },
  earnedNothing: 'Sin puntos',
  notGraded: 'Aún sin calificar',
  doubledTo: {
    won: (points) => `al doble: ${pointsText(points)}`,
    open: (points) => `${pointsText(points)} si ganan la ronda`,
    lost: (points) => `al doble y perdido: ${pointsText(points)}`,
  },
  roomShare: (right, teams) => `La acertaron ${right} de ${teams}`,

  contest: 'Reclamar',
  contestQuestion: (label) => `la calificación de ${label}`,
  contestReason: '¿Por qué debería contar?',
  contestHint: 'Una frase, una vez. Decide tu Quizmaster.',
  sendContest: 'Enviar',
  contestMissing: 'Primero escribe una frase.',
  contestFailed: 'No llegó. Inténtalo de nuevo.',
  appealOpen: 'Reclamada: esperando al Quizmaster',
  appealUpheld: (reply) => (reply ? `Aceptada: ${reply}` : 'Aceptada'),
  appealDeclined: (reply) => (reply ? `Rechazada: ${reply}` : 'Rechazada'),
  quoted: (reason) => `«${reason}»`,
  yourAppeals: 'Lo que reclamaron',

  winnersTitle: 'Ganadores de la noche',
  winnersToCome: 'Aún no se anuncian los ganadores.',
  teamsPlayed: (teams) => `${teams === 1 ? 'Jugó 1 equipo' : `Jugaron ${teams} equipos`}.`,
  stillHidden: 'Aún oculto',
  youWon: 'Ganaron la noche.',
  youShareIt: 'Comparten el primer lugar.',
  youCame: (place, teams, isShared) =>
    `Quedaron en el ${ordinal(place)} lugar de ${teams}${isShared ? ', empatados' : ''}.`,
  nightPhotos: 'Fotos de la noche',
  nightPhoto: (number) => `Foto ${number}`,

  saidBoard: (place, teams, points, isShared) =>
    `La tabla está lista: van en el ${ordinal(place)} lugar de ${teams}${isShared ? ', empatados,' : ''} con ${pointsText(points)}.`,
  saidFinal: (place, teams, points, isShared) =>
    `La tabla final está lista: quedaron en el ${ordinal(place)} lugar de ${teams}${isShared ? ', empatados,' : ''} con ${pointsText(points)}.`,
  saidBoardOnly: 'La tabla está lista.',
  saidUnveiling: 'La tabla se está revelando.',
  saidUnveiled: (place, teams, isShared) =>
    `Ya se sabe de ustedes: ${ordinal(place)} lugar de ${teams}${isShared ? ', empatados' : ''}.`,
  saidTold: (number, mark, points) =>
    `${number === undefined ? 'Su respuesta' : `Pregunta ${number}`}: ${mark}, ${
      points === 0 ? 'sin puntos' : pointsText(points)
    }`,
  saidWaits: (number) => `${number === undefined ? 'Su respuesta' : `Pregunta ${number}`}: aún sin calificar`,
};

function numberText(points: number): string {
  return String(points).replace('.', ',').replace('-', '−');
}

export function pointsText(points: number): string {
  return points === 1 ? '1 punto' : `${numberText(points)} puntos`;
}

/** Before a noun: 1.er, 2.º, 3.er lugar. */
export function ordinal(place: number): string {
  const isShort = (place % 10 === 1 || place % 10 === 3) && place !== 11 && place !== 13;
  return `${place}.${isShort ? 'er' : 'º'}`;
}
