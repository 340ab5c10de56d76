import type { UiWords } from './words.ts';

/** `uiWords` in Spanish. */
export const uiWords: UiWords = {
  cancel: 'Cancelar',
  confirm: 'Confirmar',
  close: 'Cerrar',
  opensNewTab: '(se abre en otra pestaña)',
  loading: 'Un momento…',
  didNotArrive:
    'Esta parte no llegó. Puede que la conexión esté lenta esta noche. Si sigue sin llegar, recarga la página.',
  retry: 'Intentar de nuevo',
};
