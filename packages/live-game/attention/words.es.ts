import type { AttentionWords } from './words.ts';

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (minutes === 0) return counted(rest, 'segundo');
  return rest === 0 ? counted(minutes, 'minuto') : `${counted(minutes, 'minuto')} y ${counted(rest, 'segundo')}`;
}

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
    doubled: ({ rule }) => `${doubling(rule)}: activado.`,
    undoubled: ({ rule }) => `${doubling(rule)}: desactivado.`,
    'double-failed': ({ rule }) => `No se pudo cambiar el ${doubling(rule).toLowerCase()}.`,
    suggestion: (v) => `${v.name} sugiere ${v.suggestion} para la pregunta ${v.number}`,
    suggestions: (v) => `Tu equipo sugiere ${v.count} respuestas`,
    'game-reopened': () => 'El juego sigue.',
    'answer-told': (v) => `Respuesta ${v.number}: ${v.text}`,
    revealed: (v) => `Ya están las respuestas de la ronda ${v.number}: ${v.title}`,
    'player-joined': (v) => `${v.name} ya está en tu equipo.`,
    'player-gone': (v) => `${v.name} ya no está en tu equipo.`,
    'asks-to-join': (v) => `${v.name} pide entrar en tu equipo.`,
    'asks-no-more': (v) => `${v.name} ya no pide entrar.`,
    'let-in': () => 'Ya estás en el equipo.',
    'team-renamed': (v) => `Tu equipo ahora se llama ${v.name}.`,
    'invite-gone': (v) => `La invitación a ${v.name} fue retirada.`,
  },
  clueAdded: (number, text) => `Nueva pista ${number}: ${text}`,
  cluesArrived: (count) => (count === 1 ? 'Llegó 1 pista.' : `Llegaron ${count} pistas.`),
  clueRecalled: (number) => `La pista ${number} fue retirada.`,
  nowLate: 'Lo que escribas ahora llega tarde: tu Quizmaster decide.',
  submitAgain: 'Envíala cuando quieras.',
  captainSubmits: 'La envía tu capitán.',
  gotIt: 'Entendido',
  gameIsOver: 'Se acabó el juego.',
  connectedAgain: 'Hay conexión otra vez.',

  questionIsHere: (number) => `Llegó la pregunta ${number}`,
  questionsAreHere: (count) => (count === 1 ? '1 pregunta nueva' : `${count} preguntas nuevas`),
  clueIsHere: (number) => `Llegó la pista ${number}`,
  cluesAreHere: (count) => (count === 1 ? '1 pista nueva' : `${count} pistas nuevas`),

  putAway: 'Quitar',
  shortBreak: 'Una pausa corta',
  breakOver: 'La pausa terminó.',
  breakThen: (left) => `Una pausa corta; luego quedan ${left}`,
  closesIn: (left) => `Los envíos se cierran en ${left}`,
  closesNow: 'Los envíos se están cerrando…',
  timeLeft: (seconds) => `Quedan ${duration(seconds)}`,

  buzz: 'Vibrar cuando llegue una pregunta',
  buzzHint: 'Solo en este teléfono.',
};

function doubling(rule: 'all' | 'joker' | 'mild' | undefined): string {
  if (!rule) return 'Doble o nada';
  return rule === 'joker' ? 'Comodín' : 'Doble';
}
