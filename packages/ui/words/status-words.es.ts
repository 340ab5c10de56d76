import type { StatusWords } from './status-words.ts';

/** `statusWords` in Spanish. */
export const statusWords: StatusWords = {
  dismiss: 'Descartar',
  notices: 'Avisos',
  comingUp: 'Cargando…',
  brokenPartTitle: 'Algo se rompió.',
  brokenPart: 'Fue culpa nuestra, no tuya. El resto de la página sigue en marcha.',
  mountAgain: 'Volver a intentar',
};
