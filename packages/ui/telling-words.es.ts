import type { TellingWords } from './telling-words.ts';

/** `tellingWords` in Spanish. */
export const tellingWords: TellingWords = {
  dismiss: 'Descartar',
  notices: 'Avisos',
  comingUp: 'Cargando…',
  brokenPartTitle: 'Algo se rompió.',
  brokenPart: 'Fue culpa nuestra, no tuya. El resto de la página sigue en marcha.',
  mountAgain: 'Volver a intentar',
};
