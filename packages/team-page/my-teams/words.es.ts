import type { MyTeamsWords } from './words.ts';

/** `myTeamsWords` in Spanish. */
export const myTeamsWords: MyTeamsWords = {
  yourTeams: 'Tus equipos',
  findingTeams: 'Buscando tus equipos...',
  teamCount: (count) => (count === 1 ? '1 equipo' : `${count} equipos`),
  teamsFailed: '¡No pudimos cargar los equipos!',
  memberCount: (count) => (count === 1 ? '1 miembro' : `${count} miembros`),
  youAreInvited: '¡Tienes una invitación!',
  requestedToJoin: 'Pediste unirte',
  pendingRequests: 'Solicitudes pendientes',
  viewTeam: 'Ver',
  noTeams: 'Todavía no hay equipos.',
  noTeamsHint: 'Arma uno con tus amigos. Si antes tenías uno, quizá esté en el archivo.',
  createTeam: 'Crear equipo',
  teamArchives: 'Archivo de equipos',
  codeToSeeTeams:
    'El enlace de un compañero te dejó entrar la última vez. Inicia sesión con tu correo o teléfono para ver tus equipos.',
  logIn: 'Iniciar sesión',
};
