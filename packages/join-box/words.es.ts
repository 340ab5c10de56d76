import { waitWords } from '@snug/game-ui/es';
import type { JoinBoxWords, JoinCodeWords } from './words.ts';

/** `joinCodeWords` in Spanish. */
export const joinCodeWords: JoinCodeWords = {
  joinWithCode: 'Entra con un código',
  askForCode: 'Pídele el código del juego a tu Quizmaster.',
  gameCode: 'Código del juego',
  codePlaceholder: 'XXXXXX',
  next: 'Siguiente',
  findingGame: 'Buscando el juego...',
  ...waitWords,
};

/** `joinBoxWords` in Spanish. */
export const joinBoxWords: JoinBoxWords = {
  gameFound: '¡Juego encontrado!',
  place: (kind, venue) => `${kind} en ${venue}`,
  join: 'Entrar',
  otherCode: 'Usar otro código',
  joiningGame: 'Entrando al juego...',
  tryAgain: 'Ocurrió un error. Inténtalo de nuevo.',
  somethingWrong: 'Algo salió mal...',
};
