import type { GameDialogWords } from './words.ts';

/** `gameDialogWords` in Spanish. */
export const gameDialogWords: GameDialogWords = {
  // Dialogs of one sentence and OK, by their kind
  dialog: {
    dropped: () => 'Te sacaron del equipo',
    left: (name) => `${name} dejó el equipo`,
    'team-kicked': (name) => `¡${name} quedó fuera del juego!`,
    declined: () => 'Solicitud rechazada',
    promoted: () => 'Ahora la capitanía es tuya',
    captain: (name) => `Ahora ${name} tiene la capitanía`,
  },
  explained: {
    'team-kicked': 'Para seguir jugando, habla con tu Quizmaster.',
    declined: 'Esta vez no. Puedes mirar o pedírselo a otro equipo.',
    promoted: 'Tú escribes las respuestas y las envías. Tu equipo sugiere.',
  },
  inviteTo: (team) => `¿Unirte a ${team}?`,
  invitedBy: (name) => `${name} te invita a jugar en su equipo.`,
  ignore: 'Ignorar',
  accept: 'Aceptar',
  joinFailed: 'Ocurrió un error. Inténtalo de nuevo.',
  ok: 'OK',
};
