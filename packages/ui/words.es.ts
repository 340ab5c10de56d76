import type { UiWords } from './words.ts';

/** `uiWords` in Spanish. */
export const uiWords: UiWords = {
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  close: 'Cerrar',
  opensNewTab: '(se abre en otra pestaña)',
};
