import type { ShortLinkWords } from './short-link-words.ts';

/** `shortLinkWords` in Spanish. */
export const shortLinkWords: ShortLinkWords = {
  oneMoment: 'Un momento...',
  yourLink: 'Tu enlace',
  linkUnreached: 'No pudimos abrir tu enlace. Quizá hoy tu conexión está lenta.',
  leadsElsewhere: (host) => `Este enlace lleva a ${host}`,
  notOurs: 'No es una de nuestras páginas. Sigue solo si sabes de quién es.',
  goTo: (host) => `Ir a ${host}`,
  stayHere: 'Quedarme aquí',
  retry: 'Intentar de nuevo',
  enterCode: 'Escribir un código de juego',
};
