import type { GamesWords } from './games-words.ts';

/** `gamesWords` in Spanish. */
export const gamesWords: GamesWords = {
  backToGame: 'Volver al juego',
  yourGames: 'Tus juegos',
  titleColumn: 'TÍTULO',
  statusColumn: 'ESTADO',
  place: (kind, venue) => `${kind} en ${venue}`,
  teamIs: (name) => `Equipo: ${name}`,
  day: (date) => date.toLocaleString('es-419', { dateStyle: 'medium', timeStyle: 'short' }),
  standing: {
    watching: 'mirando',
    invited: 'con invitación',
    live: 'en vivo',
    ended: 'terminado',
    finalized: 'cerrado',
  },
  goToGame: 'Ir al juego',
  rateHost: 'Califica a tu anfitrión',
  accept: 'Aceptar',
  ignore: 'Ignorar',
  inviteStays: (team) => `La invitación a ${team} sigue en pie.`,
  declineInvite: {
    label: 'Rechazar',
    title: (team) => `¿Rechazar la invitación a ${team}?`,
    body: 'No se puede recuperar. Para jugar con ese equipo necesitarás otra invitación.',
    done: (team) => `Rechazaste la invitación a ${team}.`,
  },
  stopWatching: {
    label: 'Salir del juego',
    title: (game) => `¿Salir de ${game}?`,
    body: 'Dejas de mirar, y si pediste unirte a un equipo, tu solicitud se retira. Con el código vuelves a entrar.',
    done: (game) => `Saliste de ${game}.`,
  },
  turnDownFailed: 'Eso no llegó. Quizá hoy tu conexión está lenta.',
  noGames: 'No hay juegos por ahora.',
  askForCode: 'Pídele el código del juego a tu Quizmaster.',
  gamesFailed: 'Tus juegos no llegaron. Quizá hoy tu conexión está lenta.',
  gameFailed: 'No pudimos hacerte entrar. Quizá hoy tu conexión está lenta.',
  retry: 'Intentar de nuevo',
};
