/**
 * Who asks, with regard to the game that a call is about (or to no game): a visitor without a login, an account,
 * a watcher, a member or the captain of a team in it, the quizmaster of its venue, or of another one.
 */
export type Role = 'visitor' | 'account' | 'watcher' | 'member' | 'captain' | 'host' | 'otherHost';

export interface Rule {
  readonly roles: readonly Role[];
  /** Where the game's id stands: `params.id`, `query.game_id` or `body.game_id`. None: the call is about no game. */
  readonly game?: 'params' | 'query' | 'body';
  /** `none`: also answered without a client id. Hosts and probes have none. */
  readonly clientId?: 'none';
}

const players: readonly Role[] = ['visitor', 'account', 'watcher', 'member', 'captain'];
const inGame: readonly Role[] = ['watcher', 'member', 'captain'];
const hosts = { roles: ['host'], clientId: 'none' } as const;
const hostOfGame = { roles: ['host'], clientId: 'none', game: 'params' } as const;

/** Who may do what: one row per call, everything else denied. A call without a row stops the start. */
export const policy: Readonly<Record<string, Rule>> = {
  getVersion: { roles: [...players, 'host'], clientId: 'none' },
  contactCheck: { roles: players },
  registerPlayer: { roles: players },
  validateCode: { roles: players },
  nameCheck: { roles: ['account'] },
  setName: { roles: ['account'] },
  logout: { roles: players },

  findGame: { roles: players },
  gameExists: { roles: [...players, 'host'], clientId: 'none' },
  listGames: { roles: players },
  joinWithCode: { roles: players },
  joinGame: { roles: players, game: 'params' },
  newPlayer: { roles: players, game: 'params' },
  loadGame: { roles: inGame, game: 'query' },

  saveAnswer: { roles: ['captain'], game: 'body' },
  submitRound: { roles: ['captain'], game: 'params' },
  suggestAnswer: { roles: ['member', 'captain'], game: 'body' },
  setDouble: { roles: ['captain'], game: 'params' },

  listMyTeams: { roles: ['account'] },
  createTeam: { roles: ['account'] },

  hostSignIn: { roles: ['visitor', 'account', 'host'], clientId: 'none' },
  hostMe: hosts,
  hostGames: hosts,
  hostNewGame: hosts,
  hostLoadGame: hostOfGame,
  hostStartRound: hostOfGame,
  hostEndRound: hostOfGame,
  hostAsk: hostOfGame,
  hostRecall: hostOfGame,
  hostOpenSubmissions: hostOfGame,
  hostCloseSubmissions: hostOfGame,
  hostEndGame: hostOfGame,
};
