import type { FeedbackWords } from './words.ts';

/** `feedbackWords` in Spanish. */
export const feedbackWords: FeedbackWords = {
  findingHosts: 'Buscando quién condujo el juego…',
  hostsFailed: 'No pudimos saber quién condujo el juego. Quizá hoy tu conexión está lenta.',

  gameIsOver: 'Se acabó el juego.',
  howDid: (host) => `¿Qué tal estuvo ${host}?`,
  yourRating: 'Tu calificación',
  whatWasGood: '¿Qué estuvo bien?',
  whatWasNot: '¿Qué pudo estar mejor?',
  tags: {
    Funny: 'Divertido',
    Charismatic: 'Carismático',
    Professional: 'Profesional',
    'Clear Instructions': 'Instrucciones claras',
    Friendly: 'Amable',
    Creative: 'Creativo',
    Boring: 'Aburrido',
    Awkward: 'Incómodo',
    Confusing: 'Confuso',
    Disorganized: 'Desorganizado',
    Unprofessional: 'Poco profesional',
    Rude: 'Grosero',
    'Unfair Grading': 'Calificación injusta',
    Other: 'Otra cosa',
  },
  notes: 'Tu nota',
  notesHint: 'Tu anfitrión no ve nombres.',
  notesPlaceholder: '¿Algo más que debamos saber?',
  sendRating: 'Enviar',
  moreBelow: 'Abajo hay etiquetas, una nota y Enviar.',
  tagsCleared: 'Tus etiquetas se borraron: ahora hay otras.',
  ratingFailed: 'Algo salió mal. Inténtalo de nuevo.',

  ratingThanks: '¡Gracias por tus comentarios!',
  ended: 'El juego terminó. ¡Gracias por jugar!',
};
