import type { DoubleWords } from './double-words.ts';

/** `doubleWords` in Spanish. */
export const doubleWords: DoubleWords = {
  joker: 'Comodín',
  jokerRule: 'El doble de puntos, una vez por juego.',
  mildDouble: 'Doble',
  mildRule: 'Con errores solo se pierde el doble.',
  doublingIs: (name, on) => `${name}: ${on ? 'sí' : 'no'}`,
};
