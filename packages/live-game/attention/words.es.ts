import type { AttentionWords } from './words.ts';

/** `attentionWords` in Spanish. */
export const attentionWords: AttentionWords = {
  said: {
    'question-added': (v) => `Nueva pregunta ${v.number}: ${v.text}`,
    'questions-arrived': (v) => (v.count === 1 ? 'Llegó 1 pregunta.' : `Llegaron ${v.count} preguntas.`),
    'question-recalled': (v) => `La pregunta ${v.number} fue retirada.`,
    'round-started': (v) => `Ronda ${v.number}: ${v.title}`,
    'round-ended': () => 'La ronda terminó.',
    'submissions-open': () => 'Envíos abiertos',
    'submissions-closed': () => 'Envíos cerrados',
    'submission-reset': () => 'Tu ronda está abierta otra vez.',
    'late-counts': (v) => `Tu Quizmaster cuenta tu ronda ${v.number}, que llegó tarde.`,
    doubled: () => 'Doble o nada: activado.',
    undoubled: () => 'Doble o nada: desactivado.',
    'double-failed': () => 'No se pudo cambiar el doble o nada.',
    suggestion: (v) => `${v.name} sugiere ${v.suggestion} para la pregunta ${v.number}`,
    suggestions: (v) => `Tu equipo sugiere ${v.count} respuestas`,
    'game-reopened': () => 'El juego sigue.',
    revealed: (v) => `Ya están las respuestas de la ronda ${v.number}: ${v.title}`,
    'player-joined': (v) => `${v.name} ya está en tu equipo.`,
    'player-gone': (v) => `${v.name} ya no está en tu equipo.`,
    'asks-to-join': (v) => `${v.name} pide entrar en tu equipo.`,
    'asks-no-more': (v) => `${v.name} ya no pide entrar.`,
    'let-in': () => 'Ya estás en el equipo.',
    'team-renamed': (v) => `Tu equipo ahora se llama ${v.name}.`,
    'invite-gone': (v) => `La invitación a ${v.name} fue retirada.`,
  },
  gameIsOver: 'Se acabó el juego.',
  connectedAgain: 'Hay conexión otra vez.',

  questionIsHere: (number) => `Llegó la pregunta ${number}`,
  questionsAreHere: (count) => (count === 1 ? '1 pregunta nueva' : `${count} preguntas nuevas`),

  buzz: 'Vibrar cuando llegue una pregunta',
  buzzHint: 'Solo en este teléfono.',
};
