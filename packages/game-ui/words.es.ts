import { waitWords } from './wait-words.es.ts';
import type { DoorsClosedWords, TeamListWords, TeamSelectionWords } from './words.ts';

export { waitWords };

/** `teamSelectionWords` in Spanish. */
export const teamSelectionWords: TeamSelectionWords = {
  whoPlays: '¿Quién juega?',
  findingTeams: 'Buscando tus equipos...',
  teamsFailed: '¡No pudimos cargar los equipos!',
  seatedAlready: 'Mi equipo ya está aquí',
  sitsHere: (team) => `${team} ya está aquí.`,
  askNamesake: 'Pedir unirme',
  yourTeam: 'Tu equipo',
  newTeam: 'Un equipo nuevo',
  playerCount: (count) => (count === 1 ? '1 jugador' : `${count} jugadores`),
  alreadyHere: 'Ya está en este juego: únete a tus compañeros.',
  teamName: 'Nombre del equipo',
  randomName: 'Sorpréndenos',
  namedYou: (name) => `Nombre de tu equipo: ${name}`,
  numPlayers: '¿Cuántos son? (opcional)',
  numPlayersHint: 'Cuenta a toda la mesa, con teléfono o sin él.',
  nameFirst: 'Escribe un nombre, o deja que lo busquemos.',
  leftTeam: (team) => `Dejaste ${team}. Para volver, escribe otra vez su nombre.`,
  backToTeam: 'Poner ese nombre',
  addTeam: 'Agregar este equipo',
  addingTeam: 'Agregando tu equipo...',
  ...waitWords,
  joinYourTeam: 'Unirme a este equipo',
  justWatch: 'Solo mirar',
  guestTeam: 'Sin iniciar sesión, solo este teléfono juega por tu equipo, y los puntos no cuentan para la liga.',
  linkLogin:
    'El enlace de un compañero te dejó entrar la última vez. Inicia sesión con tu correo o teléfono para jugar con un equipo tuyo.',
  logIn: 'Iniciar sesión',

  inviteTeammates: 'Invitar a compañeros',
  emailOrPhone: 'Correo o número de teléfono',
  teammateHint: 'Enviamos un enlace para unirse a tu equipo.',
  addTeammate: 'Agregar',
  teammateAdded: (contact) => `Invitaremos a ${contact}.`,
  teammateRemoved: (contact) => `No invitaremos a ${contact}.`,
  removeTeammate: (contact) => `No invitar a ${contact}`,
  toInvite: 'Invitaremos a',
  neitherContact: 'Eso no es un correo electrónico ni un número de teléfono de diez dígitos.',
  teammateKnown: 'Ya está en tu equipo o en la lista.',
};

/** `doorsClosedWords` in Spanish. */
export const doorsClosedWords: DoorsClosedWords = {
  closedDoors:
    'El Quizmaster cerró las puertas: con el código ya no entra nadie nuevo. Sí entras con el enlace de un compañero, con tu equipo registrado si juega aquí, y si ya estabas. Si no, habla con tu Quizmaster.',
  comeBackTo: (team) => `Volver a ${team}`,
  joinOwn: (team) => `Unirme a ${team}`,
  closedLogIn: '¿Ya estabas, o juega aquí tu equipo registrado? Inicia sesión.',
};

/** `teamListWords` in Spanish. */
export const teamListWords: TeamListWords = {
  teamsHere: 'Equipos en este juego',
  allTeams: (count) => `Ver los ${count} equipos`,
  fewerTeams: 'Ver menos',
  noTeamsHere: 'Todavía no hay ningún equipo. Sean los primeros.',
  ownTeam: 'O trae tu propio equipo',
  askToJoin: 'Pedir unirme',
  takesNobody: 'Ahora no admite a nadie',
  waitingForCaptain: 'Esperando al capitán',
  waitingForQuizmaster: 'Esperando al Quizmaster',
  cancelRequest: 'Cancelar solicitud',
  asked: (team) => `Pediste unirte a ${team}.`,
  requestCancelled: (team) => `Ya no pides unirte a ${team}.`,
  requestFailed: 'Algo salió mal... Inténtalo de nuevo',
  joinFailed: 'Ocurrió un error. Inténtalo de nuevo.',
  guestAsks: 'Inicia sesión para pedirle a un equipo que te deje entrar.',
  logIn: 'Iniciar sesión',
};
