/** `waitWords` in Spanish. */
export const waitWords = {
  manyJoin: 'Muchos entran a la vez. Espera...',
};
