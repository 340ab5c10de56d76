/** `waitWords` in Spanish. */
export const waitWords = {
  longWait: 'Seguimos intentando. Espera.',
};
