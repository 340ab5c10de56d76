import type { Role } from '@snug/rules';
import type { RateLimitName } from './rate-limits.ts';

export type { Role };

export interface Rule {
  readonly roles: readonly Role[];
  /** Where the game's id stands. None: the call is about no game. */
  readonly game?: 'params' | 'query' | 'body';
  /** The path names a team in the game, in `team`, `teamId` or `team_code` (OPEN-11). */
  readonly gameTeam?: true;
  /** The path's `id` is a registered team's number; `archived`: also one that is not reachable otherwise. */
  readonly team?: 'reachable' | 'archived';
  /** `none`: also answered without a client id. Hosts and probes have none. */
  readonly clientId?: 'none';
  /** How often is too often, beyond the limit that every call counts to. */
  readonly rateLimit?: RateLimitName;
  /** Also takes the token of a sent link in place of a bearer. */
  readonly linkToken?: true;
  /** What a login by a link may do beyond its game and what any visitor may (H47), and what it may not of that. */
  readonly linkLogin?: 'yes' | 'no';
  /** A repeat with the same Idempotency-Key is answered as the first was, for a day (G17). */
  readonly once?: true;
}

const players: readonly Role[] = ['visitor', 'account', 'watcher', 'pending', 'rival', 'member', 'captain'];
const inGame: readonly Role[] = ['watcher', 'pending', 'rival', 'member', 'captain'];
const accounts: readonly Role[] = ['account'];
/** Everybody with a login, whatever they are to a registered team. */
const peopleOfTeams: readonly Role[] = ['account', 'invited', 'requested', 'teammate', 'owner'];
const hosts = { roles: ['host'], clientId: 'none' } as const;
const hostOfGame = { roles: ['host'], clientId: 'none', game: 'params' } as const;
const hostOfTeam = { ...hostOfGame, gameTeam: true } as const;
const ofTeam = { game: 'params', gameTeam: true, once: true } as const;

/** Who may do what: one row per call, everything else denied. A call without a row stops the start. */
export const policy: Readonly<Record<string, Rule>> = {
  getVersion: { roles: [...players, 'host'], clientId: 'none' },
  contactCheck: { roles: players },
  registerPlayer: { roles: players },
  validateCode: { roles: players },
  updateToken: { roles: accounts, linkToken: true, linkLogin: 'yes' },
  nameCheck: { roles: accounts, linkLogin: 'yes' },
  setName: { roles: accounts, linkLogin: 'yes' },
  addContact: { roles: accounts },
  confirmContact: { roles: accounts },
  logout: { roles: players },

  findGame: { roles: players },
  gameExists: { roles: [...players, 'host'], clientId: 'none' },
  listGames: { roles: players },
  joinWithCode: { roles: players, once: true, linkLogin: 'no' },
  joinGame: { roles: players, game: 'params', once: true },
  newPlayer: { roles: players, game: 'params', once: true },
  loadGame: { roles: inGame, game: 'query' },
  leaveGame: { roles: inGame, game: 'params', once: true },
  addTeam: { roles: ['watcher', 'pending'], game: 'params', once: true },

  askToJoin: { ...ofTeam, roles: ['watcher', 'pending'], rateLimit: 'asksToJoin' },
  cancelJoinRequest: { ...ofTeam, roles: ['watcher', 'pending'] },
  answerJoinRequest: { ...ofTeam, roles: ['captain'] },
  dropPlayer: { ...ofTeam, roles: ['member', 'captain'] },
  promoteCaptain: { ...ofTeam, roles: ['captain'] },
  inviteToTeam: { ...ofTeam, roles: ['captain'] },
  cancelInvite: { ...ofTeam, roles: ['captain'] },
  declineInvite: { ...ofTeam, roles: ['account', 'watcher', 'pending', 'rival'] },
  generateInviteToken: { ...ofTeam, roles: ['captain'] },
  getInviteToken: { game: 'params', gameTeam: true, roles: ['member', 'captain'] },
  checkInvite: { roles: players },
  sendInvite: { roles: players, game: 'params', once: true },
  shortUrl: { roles: players, clientId: 'none' },
  registerTeam: { ...ofTeam, roles: ['captain'] },
  upgradeTeam: { ...ofTeam, roles: ['captain'] },
  renameTeam: { ...ofTeam, roles: ['captain'], rateLimit: 'renames' },

  saveAnswer: { roles: ['captain'], game: 'body', rateLimit: 'answers' },
  submitRound: { roles: ['captain'], game: 'params', rateLimit: 'submits' },
  suggestAnswer: { roles: ['member', 'captain'], game: 'body', rateLimit: 'suggestions' },
  setDouble: { roles: ['captain'], game: 'params', rateLimit: 'submits', once: true },

  needFeedback: { roles: inGame, game: 'params' },
  sendFeedback: { roles: ['member', 'captain'], game: 'params', once: true },
  listAds: { roles: inGame, game: 'params' },
  countAd: { roles: inGame, game: 'params' },
  listImages: { roles: [...inGame, 'host'], game: 'params', clientId: 'none' },
  uploadGameImage: { roles: ['member', 'captain'], game: 'params', rateLimit: 'uploads' },
  deleteGameImage: { roles: [...inGame, 'host'], game: 'params', clientId: 'none', once: true },
  uploadPlayerImage: { roles: accounts, rateLimit: 'uploads' },
  deletePlayerImage: { roles: accounts, once: true },

  nextSurvey: { roles: players },
  answerSurvey: { roles: players, once: true },
  skipSurvey: { roles: players, once: true },

  listMyTeams: { roles: accounts },
  listTeams: { roles: accounts },
  createTeam: { roles: accounts, once: true },
  teamDetail: { roles: ['visitor', ...peopleOfTeams, 'host'], team: 'reachable', clientId: 'none' },
  editTeam: { roles: ['teammate', 'owner'], team: 'reachable', once: true },
  setOwner: { roles: ['owner'], team: 'reachable', once: true },
  removeMember: { roles: ['invited', 'requested', 'teammate', 'owner'], team: 'reachable', once: true },
  inviteMember: { roles: ['teammate', 'owner'], team: 'reachable', once: true },
  approveMember: { roles: ['invited', 'teammate', 'owner'], team: 'reachable', once: true },
  requestToJoin: { roles: peopleOfTeams, team: 'reachable', once: true },
  disbandTeam: { roles: ['owner'], team: 'reachable', once: true },
  restoreTeam: { roles: peopleOfTeams, team: 'archived', once: true },
  updateTeamPhoto: { roles: ['teammate', 'owner'], team: 'reachable', rateLimit: 'uploads' },
  uploadTeamImage: { roles: ['teammate', 'owner'], team: 'reachable', rateLimit: 'uploads' },
  deleteTeamImage: { roles: ['teammate', 'owner'], team: 'reachable', once: true },

  hostSignIn: { roles: ['visitor', 'account', 'host'], clientId: 'none' },
  hostSignOut: hosts,
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
  hostReopenGame: hostOfGame,
  hostFinalizeGame: hostOfGame,
  hostKickTeam: hostOfTeam,
  hostRenameTeam: hostOfTeam,
  hostResetSubmission: hostOfTeam,
  hostAcceptLate: hostOfTeam,
  hostReveal: hostOfGame,
  hostNudge: hostOfGame,
  hostFeedback: hostOfGame,
  hostSetTips: hosts,
  hostAds: hosts,
  hostSaveAd: hosts,
  hostAdProof: hosts,
  hostSurveys: hosts,
  hostSaveSurvey: hosts,
};
