import type { SurveyWords } from './words.ts';

/** `surveyWords` in Spanish. */
export const surveyWords: SurveyWords = {
  surveyTitle: 'Preguntas del día',
  surveyProgress: (number, max) => `${number} de ${max}`,
  findingSurvey: 'Buscando una pregunta…',
  surveyFailed: 'No se pudieron cargar las preguntas. Quizá hoy tu conexión está lenta.',

  surveyPlaceholder: 'Tu respuesta',
  surveyKept: 'Tu respuesta de antes. Todavía no se ha enviado.',
  sendSurvey: 'Enviar',
  skipSurvey: 'Saltar',
  skipReason: 'Por qué la saltas',
  skipReasons: {
    'No Reason': 'Sin motivo',
    'Not for me': 'No es para mí',
    'Too personal': 'Es muy personal',
    'I do not understand it': 'No la entiendo',
  },
  surveySendFailed: 'Algo salió mal. Inténtalo de nuevo.',

  surveyThanks: '¡Gracias por tu respuesta!',
  surveyThanksText: 'Ya llegó.',
  allAnswered: 'No hay más preguntas por hoy.',
  allAnsweredText: 'Vuelve mañana.',
};
