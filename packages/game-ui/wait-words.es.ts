/** `waitWords` in Spanish. */
export const waitWords = {
  longWait: 'Tarda más de lo normal. Espera...',
};
