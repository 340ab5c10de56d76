import type { LinkQuestionWords } from './link-question-words.ts';

/** `linkQuestionWords` in Spanish. */
export const linkQuestionWords: LinkQuestionWords = {
  switchTo: (name) => `¿Cambiar a ${name}?`,
  loggedInHere: (name) =>
    `Este enlace inicia la sesión de otra persona. Aquí la sesión es de ${name}: si te quedas, nada cambia.`,
  switchNow: 'Cambiar',
  stayAs: (name) => `Seguir como ${name}`,
  linkNotProven: 'No pudimos comprobar tu enlace. Quizá hoy tu conexión está lenta.',
  retry: 'Intentar de nuevo',
  goOnWithout: 'Seguir sin él',
};
