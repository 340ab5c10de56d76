import type { DeskWords } from './words.ts';

const answers = (count: number) => (count === 1 ? '1 respuesta' : `${count} respuestas`);

const appealsOpen = (count: number) => (count === 1 ? '1 reclamo pendiente' : `${count} reclamos pendientes`);

/** `deskWords` in Spanish. */
export const deskWords: DeskWords = {
  // The desk
  deskTitle: (order) => `Corregir la ronda ${order}`,
  deskRounds: 'Rondas por corregir',
  deskRound: (order, open, appeals) =>
    `Ronda ${order}: ${open === 0 ? 'corregida' : `${answers(open)} por corregir`}${appeals === 0 ? '' : `, ${appealsOpen(appeals)}`}`,
  deskNothingTitle: 'Aún no hay nada que corregir',
  deskNothing: 'Las respuestas aparecen aquí a medida que los equipos las entregan.',
  deskNoRound: 'Este juego no tiene esa ronda.',
  toGrade: (count) => `${count} por corregir`,
  isGraded: 'corregida',
  appeals: (count) => (count === 1 ? '1 reclamo' : `${count} reclamos`),
  allGraded: 'Todo corregido.',
  allGradedBut: (appeals) => `Todo corregido, ${appealsOpen(appeals)}`,
  toAppeal: 'Al reclamo',
  openCount: (count) => (count === 1 ? '1 pendiente' : `${count} pendientes`),
  answersList: 'Respuestas',
  gradedByThemselves: (count) =>
    count === 1 ? '1 respuesta que se corrige sola' : `${answers(count)} que se corrigen solas`,
  blind: 'Ocultar nombres',
  hiddenTeams: (count) => (count === 1 ? '1 equipo' : `${count} equipos`),
  timesOfAnswer: (count) => `× ${count}`,
  waitsLate: (names) => `Tarde, espera tu decisión: ${names}`,
  clueAt: (name, clue, points) => `${name} (pista ${clue}: ${points === 1 ? '1 punto' : `${points} puntos`})`,
  numberOff: (distance) => `a ${distance}`,
  tiebreakHint: 'Un desempate no se corrige: entre equipos iguales gana el número más cercano.',
  noNumber: 'no es un número',

  // Grades
  mark: { full: 'Entera', half: 'Media', none: 'Nada' },
  funny: 'Graciosa',
  gradeOf: (answer) => `Nota de ${answer}`,
  proposal: (marks) => {
    const [first = '', ...others] = marks;
    return `${others.every((mark) => mark === first) ? first : marks.join(', ')}, según la comparación`;
  },
  isProposed: 'propuesta',
  otherTeams: (count) => `y ${count} más`,
  takeProposal: 'Aceptarla',
  takeAll: (count) => (count === 1 ? 'Aceptar la última propuesta' : `Aceptar las ${count} propuestas`),
  nextOpen: 'Siguiente pregunta por corregir',
  acceptEveryone: 'Aceptar para todos',
  undo: 'Deshacer',
  moreOfRow: 'Más',
  aboutAnswer: (answer) => `sobre «${answer}»`,
  takeGradeBack: 'Quitar la nota',
  gradedBy: (by) => `corregida por ${by}`,
  gradedHere: 'corregida',
  gradeUnsent: 'Aún no llegó al anfitrión. Se envía otra vez cuando vuelva la conexión.',
  gradeRefused: (detail) => `Snug dice que no: ${detail}`,
  gradeOvertaken: (by, mark) => `${by} la corrigió mientras tanto: ${mark}.`,
  gradeAnew: (mark) => `Poner ${mark} de todos modos`,
  leaveTheirs: 'Dejarla así',
  refusedHere: (answer) => `«${answer}» espera tu decisión.`,
  toRefused: 'A la nota que te espera',
  resultsFinal: 'Los resultados son definitivos.',
  unsentCount: (count) => (count === 1 ? '1 nota en camino' : `${count} notas en camino`),
  reason: (reason) => {
    switch (reason.kind) {
      case 'equal':
        return `como en la clave: «${reason.accepted}»`;
      case 'like':
        return reason.percent < 50 ? `va con «${reason.accepted}»` : `${reason.percent} % como «${reason.accepted}»`;
      case 'misspelt':
        return `«${reason.accepted}» mal escrito`;
      case 'sounds-like':
        return `suena como «${reason.accepted}»`;
      case 'number-differs':
        return `otro número: la clave dice «${reason.accepted}»`;
      case 'not-accepted':
        return `«${reason.text}» no se acepta`;
      case 'matches':
        return `${reason.text} coincide`;
      case 'two-answers':
        return 'dos respuestas en una';
      case 'option':
        return 'elegida de la lista';
      case 'blank':
        return 'en blanco';
      case 'dont-know':
        return 'no lo saben';
    }
  },

  // Keys
  deskKeysTitle: 'Teclas',
  keyRows: 'respuestas',
  keyTexts: 'partes',
  keyQuestions: 'preguntas',
  keyTake: 'aceptarla',
  keyTakeAll: 'aceptar todas y seguir',
  enterKey: 'Intro',
  shiftKey: 'Mayús',

  // A public board
  publicTitle: 'La tabla es pública.',
  publicBody: '¿Cambiarla para todos?',
  publicConfirm: 'Cambiarla',
  trail: 'Historial',
  trailNone: 'Nadie la ha corregido.',
  trailLoading: 'Buscando…',
  trailFailed: 'Snug no responde.',
  trailLine: (by, time, change) => `${time}, ${by}: ${change}`,
  trailChange: (from, to) => `${from} → ${to}`,
  trailNothing: 'sin corregir',
  trailPublic: 'la tabla era pública',

  // Appeals
  aTeam: 'Un equipo',
  appealOf: (name) => `${name} la reclama:`,
  appealReply: 'Una frase para el equipo, si quieres',
  appealIs: { upheld: 'Aceptado', declined: 'Rechazado' },
  uphold: 'Dar la razón',
  upholdWith: { full: 'Dar la razón: puntos completos', half: 'Dar la razón: la mitad' },
  upholdFull: 'La nota ya es completa.',
  upholdBlank: 'Una respuesta en blanco no tiene nota que cambiar.',
  upholdForAll: 'La nota vale para todos los equipos con esta respuesta.',
  upheldNotGraded: (grade) => `pero la nota es: ${grade}`,
  decision: 'Decisión',
  decline: 'Rechazar',
  decideAnew: 'Decidir de nuevo',
  saidUpheld: (name) => `El reclamo de ${name} se acepta.`,
  saidDeclined: (name) => `El reclamo de ${name} se rechaza.`,

  // Teams on paper
  onPaper: 'En papel',
  paperTitle: (order) => `Ronda ${order} en papel`,
  paperNew: 'Un equipo nuevo en papel',
  paperAdd: 'Agregar',
  paperTeam: 'De quién es el papel',
  paperIsIn: (name) => `${name} (entregó)`,
  paperPhones: (name) => `${name} (con teléfonos, sin entregar)`,
  paperTyped: (name) => `${name} (escrito, sin entregar)`,
  paperKept: 'Lo que escribes se guarda en este dispositivo hasta que lo entregas.',
  paperNone: 'Todos los equipos entregaron por teléfono.',
  paperPart: (question, nth) => `${question}, parte ${nth}`,
  paperAnswer: 'La única respuesta',
  paperClue: 'En qué pista',
  paperHandIn: (name) => `Entregar por ${name}`,
  saidPaperAdded: (name) => `${name} juega en papel.`,
  saidPaperIn: (name) => `${name} entregó.`,

  // Accepting a spelling
  acceptSpellingTitle: (text) => `¿Aceptar «${text}» para todos?`,
  acceptSpellingBody: 'Desde ahora está en la clave de este juego.',
  acceptFor: 'Vale como',
  acceptInPack: 'También en el paquete, para el próximo juego',
  acceptSpelling: 'Aceptarla',
  keepKey: 'Dejar la clave',

  // Announced
  saidGraded: (answer, mark) => `${answer}: ${mark}.`,
  saidFunny: (answer, isFunny) => `${answer}: ${isFunny ? 'graciosa' : 'ya no es graciosa'}.`,
  saidTaken: (count) => `${answers(count)} con nota.`,
  saidUndone: (answer) => `${answer}: nota deshecha.`,
  notUndone: (by, answer) => `${by} corrigió «${answer}» después: no se deshizo.`,
  saidTakenOff: (answer) => `«${answer}» ya no está en la clave.`,
  acceptedStays: (answer) => `«${answer}» no se pudo quitar de la clave. Ponle la nota a mano.`,
  saidSpelling: (text) => `${text} se acepta para todos.`,
  saidTheirGrade: (by, answer, mark) => `${by} corrigió «${answer}»: ${mark}`,
  saidTheirGrades: (by, count) => `${by} corrigió ${answers(count)}.`,
  saidAllGraded: 'Esta ronda está corregida.',
};
