import type { AutopilotWords } from './words.ts';

/** `autopilotWords` in Spanish. */
export const autopilotWords: AutopilotWords = {
  botRuns: 'Un bot lleva este juego. Presiona lo que quieras y te lo deja; al corregir trabajan lado a lado.',
  personRuns: 'Tú llevas este juego: el bot se apartó. Vuelve cuando nadie presiona nada por un rato.',
  takeOver: 'Llevarlo yo',
  handBack: 'Devolvérselo al bot',
  saidPersonRuns: 'El bot se apartó: el juego es tuyo.',
  saidBotRuns: 'El bot lleva el juego otra vez.',
};
