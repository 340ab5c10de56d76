import type { JoinLinkWords } from './join-link-words.ts';

/** `joinLinkWords` in Spanish. */
export const joinLinkWords: JoinLinkWords = {
  findingYourGame: 'Buscando tu juego...',
  joiningGame: 'Entrando al juego...',
  longWait: 'Tarda un poco. Espera.',
  invalidLink: 'Este enlace no sirve o ya venció. ¡Pídele a alguien de tu equipo que te invite otra vez!',
  chooseName: 'Elige tu nombre visible:',
  joinGame: 'Entrar al juego',
  somethingWrong: 'Algo salió mal...',
  retry: 'Intentar de nuevo',
  logIn: 'Iniciar sesión',
  enterCode: 'Escribir un código de juego',
};
