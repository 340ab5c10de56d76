import type { LeaveGameWords } from './words.ts';

/** `leaveGameWords` in Spanish. */
export const leaveGameWords: LeaveGameWords = {
  leaveGame: 'Salir del juego',
  leaveGameTitle: (game) => `¿Salir de ${game}?`,
  leaveGameBody: 'Dejas de mirar. Con el código del juego vuelves a entrar.',
  leaveAsking: (team) =>
    `Dejas de mirar, y se retira tu solicitud para unirte a ${team}. Con el código del juego vuelves a entrar.`,
  leaveFailed: 'No pudimos sacarte del juego. Quizá hoy tu conexión está lenta.',
  left: (game) => `Saliste de ${game}.`,
};
