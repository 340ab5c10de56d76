/** Every player, with or without a login. */
export const players = ['visitor', 'account', 'watcher', 'pending', 'rival', 'member', 'captain'];
export const inGame = ['watcher', 'pending', 'rival', 'member', 'captain'];
export const hosts = { roles: ['host'], clientId: 'none' };
/** A change about the team in the game that the path names. */
export const ofTeam = { game: 'params', gameTeam: true, once: true };
