import type { FormWords } from './form-words.ts';

const characters = (count: number) => (count === 1 ? '1 carácter' : `${count} caracteres`);

/** `formWords` in Spanish. */
export const formWords: FormWords = {
  charactersOf: (count, most) => `${count} de ${most}`,
  charactersLeft: (left) => (left === 1 ? 'Queda 1' : `Quedan ${left}`),
  charactersFull: (most) => `Completo: ${most}`,
  charactersOver: (over) => (over === 1 ? 'Sobra 1' : `Sobran ${over}`),
  charactersMost: (most) => `Como máximo ${characters(most)}.`,
  charactersLeftAloud: (left) => (left === 1 ? 'Queda 1 carácter.' : `Quedan ${left} caracteres.`),
  charactersFullAloud: (most) => `Completo: ${characters(most)} como máximo.`,
  charactersOverAloud: (over) => (over === 1 ? 'Sobra 1 carácter.' : `Sobran ${over} caracteres.`),

  stars: (stars) => (stars === 1 ? '1 estrella' : `${stars} estrellas`),
  starsMean: ['Mal', 'Regular', 'Bien', 'Muy bien', 'Genial'],
  noStars: 'Sin estrellas todavía',
};
