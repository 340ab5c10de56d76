import type { GameView } from '@snug/contract';

/** A person's part in a game. A guest has no account, and plays alone (OPEN-03). */
export type Part = 'guestWatcher' | 'watcher' | 'pending' | 'guestCaptain' | 'member' | 'captain';

/** The actions in a game, besides those that depend on the state of its round. */
export type GameAction =
  /** Brings a registered team of one's own into the game. */
  | 'addTeam'
  /** Asks a team's captain to be let in (also another one than was asked before), and takes that back. */
  | 'askToJoin'
  | 'cancelRequest'
  | 'acceptInvite'
  | 'declineInvite'
  | 'leaveTeam'
  /** Types answers, submits them, doubles (ROLE-11). */
  | 'answer'
  | 'suggest'
  /** Lets in who asks to join, or turns them away (ROLE-08). */
  | 'approve'
  | 'deny'
  /** Invites teammates and makes the shared link; takes invites back (ROLE-09). */
  | 'invite'
  | 'uninvite'
  | 'kick'
  | 'promote'
  /** Ties a guest team to a registered one (GAME-29). */
  | 'register'
  /** Gives a guest team another name; a registered one is renamed on its page. */
  | 'rename'
  | 'uploadShot';

const onTeam: readonly Part[] = ['guestCaptain', 'member', 'captain'];

const table: Readonly<Record<GameAction, readonly Part[]>> = {
  addTeam: ['guestWatcher', 'watcher', 'pending'],
  askToJoin: ['watcher', 'pending'],
  cancelRequest: ['pending'],
  acceptInvite: ['watcher', 'pending'],
  // Players on a team may decline an invite to another one.
  declineInvite: ['watcher', 'pending', 'member', 'captain'],
  leaveTeam: onTeam,
  answer: ['guestCaptain', 'captain'],
  suggest: onTeam,
  approve: ['captain'],
  deny: ['captain'],
  invite: ['captain'],
  uninvite: ['captain'],
  kick: ['captain'],
  promote: ['captain'],
  register: ['captain'],
  rename: ['guestCaptain', 'captain'],
  uploadShot: onTeam,
};

/** The actions that end with the game. People can still leave and be declined. */
const whileLive: readonly GameAction[] = [
  'addTeam',
  'askToJoin',
  'acceptInvite',
  'approve',
  'invite',
  'register',
  'rename',
  'answer',
  'suggest',
];

type Me = Pick<GameView['me'], 'playerid' | 'status' | 'is_captain'>;

export function partOf({ playerid, status, is_captain }: Me): Part {
  const isGuest = playerid === '';
  if (status === 'watching') return isGuest ? 'guestWatcher' : 'watcher';
  if (status === 'pending-join') return 'pending';
  if (isGuest) return 'guestCaptain';
  return is_captain ? 'captain' : 'member';
}

/** The fields of a game that decide. */
export interface GamePlace {
  readonly status: string;
  readonly me: Me;
  readonly team: Pick<NonNullable<GameView['team']>, 'kt_team_id'> | null;
}

/**
 * Whether this player may do something in this game. The server checks again (OPEN-98).
 *
 * @example
 * canInGame(view, 'invite') && <InvitePanel />
 */
export function canInGame({ status, me, team }: GamePlace, action: GameAction): boolean {
  if (status !== 'live' && whileLive.includes(action)) return false;
  if ((action === 'register' || action === 'rename') && team?.kt_team_id !== '') return false;
  return table[action].includes(partOf(me));
}
