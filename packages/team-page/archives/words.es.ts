import type { TeamArchivesWords } from './words.ts';

/** `teamArchivesWords` in Spanish. */
export const teamArchivesWords: TeamArchivesWords = {
  teamArchives: 'Archivo de equipos',
  archivesSubtitle: '¿Perdiste a tu equipo? ¡Encuéntralo aquí!',
  archiveNumber: 'Número del equipo',
  archiveNumberHint: 'Cinco cifras o más. Está encima del nombre en la página de tu equipo.',
  searchTeam: 'Buscar',
  searchingTeam: 'Buscando...',
  archiveHit: (number) => `¡Equipo #${number} encontrado!`,
  archiveStanding: {
    member: 'Ya estás en este equipo. Lo encuentras en la lista de tus equipos.',
    invited: 'Tienes una invitación a este equipo. Visita su página para aceptarla.',
    requested: 'Pediste unirte a este equipo y todavía no te aprobaron. Pídele a alguien del equipo que te apruebe.',
    stranger: 'No estás en este equipo. Visita su página para pedir acceso.',
  },
  viewTeamPage: 'Ver el equipo',
  yourTeams: 'Tus equipos',
  startOver: 'Empezar de nuevo',
  badTeamNumber: 'Escribe un número de equipo válido.',
  archiveMiss: 'Equipo no encontrado',
  archiveMissText: 'No encontramos un equipo con ese número. Revisa el número de tu equipo e inténtalo de nuevo.',
  archivesFailed: 'El archivo no respondió. Quizá hoy tu conexión está lenta: inténtalo de nuevo.',
  codeToSearch:
    'El enlace de un compañero te dejó entrar la última vez. Inicia sesión con tu correo o teléfono para buscar en el archivo.',
  logIn: 'Iniciar sesión',
};
