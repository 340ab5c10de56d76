/** `waitWords` in Spanish. */
export const waitWords = {
  longWait: 'Tarda un poco. Espera.',
};
