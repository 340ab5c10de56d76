import type { TeamPanelWords } from './words.ts';

export const teamPanelWords: TeamPanelWords = {
  unregisteredTeam: 'Sin registrar',
  rename: 'Cambiar nombre',
  teamNameHere: 'Nombre del equipo en este juego',
  saveTeamName: 'Guardar',
  savingTeamName: 'Guardando...',
  renameFailed: 'No se pudo guardar el nombre. Inténtalo de nuevo.',
  registerYourTeam: 'Registra tu equipo',

  onTheTeam: 'En el equipo',
  you: 'Tú: ',
  captain: 'Capitán',
  moreAbout: (name) => `Más sobre ${name}`,
  promote: 'Hacer capitán',
  kick: 'Quitar',
  leaveTeam: 'Dejar el equipo',

  askingToJoin: 'Quieren entrar',
  pending: 'A la espera del capitán',
  approve: 'Aceptar',
  decline: 'Rechazar',
  requestCount: (count) => (count === 1 ? '1 solicitud' : `${count} solicitudes`),

  invitedHere: 'Con invitación',
  cancelInvite: 'Cancelar',
  inviteOf: (invitee) => `la invitación para ${invitee}`,
  inviteTeammate: 'Invitar a alguien',
  inviteGuest: 'Sin iniciar sesión, solo juega este teléfono. Inicia sesión para traer a tu equipo.',
  logIn: 'Iniciar sesión',

  promoteTitle: (name) => `¿Hacer capitán a ${name}?`,
  promoteBody: (name) =>
    `Desde ese momento ${name} escribe y entrega las respuestas, y solo ${name} puede devolverte la capitanía. Tú puedes seguir sugiriendo.`,
  kickTitle: (name) => `¿Quitar a ${name}?`,
  kickBody: (name) =>
    `${name} sale del equipo de inmediato y puede volver a pedir entrar. Los enlaces compartidos antes dejan de servir.`,
  leaveTitle: (team) => `¿Dejar ${team}?`,
  leaveBody: 'Después solo puedes mirar. Para volver, escribe otra vez el nombre del equipo.',
  leaveAsCaptain:
    'Después solo puedes mirar. La capitanía pasa a quien entró primero entre quienes tienen cuenta. Para volver, escribe otra vez el nombre del equipo.',
  leaveAsLast:
    'No hay nadie más en este equipo. Después solo puedes mirar; lo que el equipo respondió queda con el anfitrión. Para volver, escribe otra vez su nombre.',

  nowCaptain: (name) => `Ahora ${name} tiene la capitanía.`,
  tookOff: (name) => `${name} ya no está en el equipo.`,
  turnedAway: (name) => `${name} no entra al equipo.`,
  inviteCancelled: (invitee) => `La invitación para ${invitee} quedó cancelada.`,

  answerFailed: (detail) => `No se pudo responder a la solicitud: ${detail}`,
  sanityCheck: 'Algo no cuadra... Comprobando...',
  promoteFailed: 'No se pudo cambiar la capitanía. Inténtalo de nuevo.',
  noAnswerFromHost: 'El anfitrión no respondió. Inténtalo de nuevo.',
};
