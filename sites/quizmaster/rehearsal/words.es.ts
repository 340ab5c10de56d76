import type { RehearsalWords } from './words.ts';

const things = (count: number) => (count === 1 ? '1 cosa' : `${count} cosas`);

/** `rehearsalWords` in Spanish. */
export const rehearsalWords: RehearsalWords = {
  rehearseTonight: 'Ensayar la noche',
  lead: 'Unos bots juegan este juego en una copia: con teléfonos, faltas de ortografía y alguien que olvida entregar. Nadie más lo ve, y nada de eso cuenta.',
  leadEnd: 'En un minuto, más o menos, sabes qué saldría mal esta noche.',
  rehearseNow: 'Ensayar ahora',
  rehearseAgain: 'Ensayar otra vez',
  breakOff: 'Cortarlo',
  watchCopy: 'Mirar la copia',
  rehearsalLoading: 'Buscando el último ensayo…',
  rehearsalFailed: 'Snug no responde. Lo que se está jugando sigue.',
  tryOnceMore: 'Intentar de nuevo',
  stepsDone: (done, steps) => `En juego: ${done} de ${steps} pasos`,
  playingHint: (tables) => `${tables} mesas de bots, tan rápido como puede el servidor.`,
  rehearsedAt: (at) => `Ensayado ${at}`,
  fullyPlayed: 'Se jugó el juego entero, de la primera pregunta a los ganadores.',
  wasStopped: 'Se cortó, así que no se jugó todo.',
  wasBroken: 'Terminó antes de tiempo, quizá con el servidor. Ensáyalo otra vez.',
  hasBegunTitle: 'Este juego ya empezó',
  hasBegunBody: 'Un ensayo es para un juego que no ha empezado. Lo que encontró el último está abajo, si lo hubo.',
  toConsole: 'A la consola',

  saidPlaying: 'El ensayo está en marcha.',
  saidStopped: 'El ensayo se cortó.',
  saidDone: (count) =>
    count === 0 ? 'El ensayo terminó: nada saldría mal.' : `El ensayo terminó: ${things(count)} para revisar.`,

  nothingFoundTitle: 'Nada saldría mal',
  nothingFound: 'Cada respuesta de la clave cuenta, cada imagen está, y ninguna pregunta se hace dos veces.',
  wouldGoWrong: (count) => (count === 1 ? '1 cosa saldría mal' : `${count} cosas saldrían mal`),
  wrongList: 'Qué saldría mal',
  onlyLooks: (count) => (count === 1 ? 'Vale la pena mirar 1 cosa' : `Vale la pena mirar ${count} cosas`),
  lookTitle: 'Vale la pena mirar',
  ofGame: 'Todo el juego',
  ofRound: (order, title) => `Ronda ${order}: ${title}`,
  questionAt: (number) => `Pregunta ${number}`,
  wholeRound: 'Toda la ronda',

  finds: {
    'no-answer': () => 'No tiene ninguna respuesta que alguien pueda escribir: nadie puede acertarla.',
    'same-question': () => 'Se hace por segunda vez.',
    'answers-conflict': (text) =>
      `“${text}” cuenta para dos de las respuestas pedidas, así que un equipo puede ganarla una sola vez.`,
    'own-answer': (text) => `Quien escriba “${text}”, tal como está en la clave, no ganaría el punto.`,
    'not-accepted': (text) => `Una mesa escribió “${text}”, tal como está en la clave, y no se le dio por buena.`,
    'no-option': (text) => `Ninguna de las opciones es “${text}”: nadie puede elegir la correcta.`,
    'clues-differ': () =>
      'Es una ronda de pistas, y sus pistas llevan a respuestas distintas: solo cuenta la de la primera.',
    'no-points': () => 'Se puede doblar, y no da puntos.',
    'picture-gone': (text) => `Su imagen no carga: ${text}`,
    'no-alt': () => 'Su imagen no tiene descripción, así que quien no la ve no puede responder.',
    'too-long': (text) =>
      text === 'answer'
        ? 'Lo que se dice de ella es demasiado largo para la pantalla grande: la sala ve solo una parte.'
        : 'Es demasiado largo para la pantalla grande: la sala ve solo una parte.',
    refused: (text) => `El juego no pudo seguir. Snug dice: ${text}`,
  },
  askedBefore: (round, number) => `La primera vez: ronda ${round}, pregunta ${number}.`,
};
