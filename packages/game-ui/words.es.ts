import type { TeamSelectionWords } from './words.ts';

/** `teamSelectionWords` in Spanish. */
export const teamSelectionWords: TeamSelectionWords = {
  whoPlays: '¿Quién juega?',
  findingTeams: 'Buscando tus equipos...',
  teamsFailed: '¡No pudimos cargar los equipos!',
  yourTeam: 'Tu equipo',
  newTeam: 'Un equipo nuevo',
  playerCount: (count) => (count === 1 ? '1 jugador' : `${count} jugadores`),
  teamName: 'Nombre del equipo',
  nameCounter: (length, most) => `${length} de ${most} caracteres`,
  numPlayers: '¿Cuántos son? (opcional)',
  numPlayersHint: 'Cuenta a toda la mesa, con teléfono o sin él.',
  addTeam: 'Agregar este equipo',
  addingTeam: 'Agregando tu equipo...',
  justWatch: 'Solo mirar',
  guestTeam:
    'Como invitado juegas solo en tu equipo, y el puntaje no cuenta para la liga. Inicia sesión para jugar con otros.',
  logIn: 'Iniciar sesión',
};
