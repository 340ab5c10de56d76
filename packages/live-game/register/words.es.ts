import type { RegisterTeamWords } from './words.ts';

/** `registerTeamWords` in Spanish. */
export const registerTeamWords: RegisterTeamWords = {
  registerWhy: 'Un equipo registrado tiene un número y una página propia. Sus puntos se guardan y cuentan en la liga.',
  findingTeams: 'Buscando tus equipos...',
  teamsFailed: '¡No pudimos cargar los equipos!',
  playAs: 'Jugar este juego como',
  playedAs: (count) => (count === 1 ? '1 jugador' : `${count} jugadores`),
  newTeam: 'Un equipo nuevo',
  newTeamHint: 'Recibe el siguiente número libre.',
  teamName: 'Nombre del equipo',
  registerIt: 'Registrar',
  nameRequired: 'El equipo necesita un nombre',
  nameTaken: 'Un equipo de este juego ya tiene ese nombre.',
  registerFailed: 'No se pudo registrar el equipo. Quizá hoy tu conexión está lenta. Inténtalo una vez más.',

  registeredTitle: 'Ya es oficial',
  teamRegistered: (team, number) => `${team} es el equipo n.º ${number}.`,
  teamRegisteredHint: 'Todo lo que jueguen esta noche cuenta para él.',

  captainRegisters: (captain) =>
    captain
      ? `Puede hacerlo quien es capitán, desde Mi equipo: díselo a ${captain}.`
      : 'Puede hacerlo quien es capitán, desde Mi equipo.',
  linkRegisters:
    'El enlace de un compañero te dejó entrar la última vez. Inicia sesión con tu correo o teléfono para registrar tu equipo.',
  registerOver: 'Este juego terminó, así que el equipo queda como está.',
};
