import { waitWords } from '@snug/game-ui/es';
import type { SeldomWords } from './seldom-words.ts';

/** `seldomWords` in Spanish. */
export const seldomWords: SeldomWords = {
  keepsNothing:
    'Este navegador no guarda nada, como en una ventana privada. Puedes jugar: deja esta página abierta, o empiezas de nuevo como otro jugador.',
  playedBefore: (name) =>
    `Ya jugaste este juego${name && `, como ${name}`}. Inicia sesión para volver, o empieza como alguien nuevo.`,
  playedThisBefore: (name) => `Ya jugaste este${name && `, como ${name}`}. Inicia sesión para volver.`,
  logIn: 'Iniciar sesión',
  newPlayer: 'Jugador nuevo',
  ...waitWords,
};
