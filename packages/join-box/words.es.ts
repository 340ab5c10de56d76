import type { JoinBoxWords, JoinCodeWords } from './words.ts';

/** `joinCodeWords` in Spanish. */
export const joinCodeWords: JoinCodeWords = {
  joinWithCode: 'Entra con un código',
  askForCode: 'Pídele el código del juego a tu Quizmaster.',
  gameCode: 'Código del juego',
  codePlaceholder: 'XXXXXX',
  next: 'Siguiente',
  findingGame: 'Buscando el juego...',
};

/** `joinBoxWords` in Spanish. */
export const joinBoxWords: JoinBoxWords = {
  gameFound: '¡Juego encontrado!',
  place: (kind, venue) => `${kind} en ${venue}`,
  join: 'Entrar',
  keepsNothing:
    'Este navegador no guarda nada, como en una ventana privada. Puedes jugar: deja esta página abierta, o empiezas de nuevo como otro jugador.',
  otherCode: 'Usar otro código',
  playedBefore: (name) =>
    `Ya jugaste este juego${name && `, como ${name}`}. Inicia sesión para volver, o empieza como alguien nuevo.`,
  logIn: 'Iniciar sesión',
  newPlayer: 'Jugador nuevo',
  joiningGame: 'Entrando al juego...',
  tryAgain: 'Ocurrió un error. Inténtalo de nuevo.',
  somethingWrong: 'Algo salió mal...',
};
