import { guestName } from '@snug/contract';
import { type Change, type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { type HostNames, looksLikeQuizmaster } from '../names/look-alike.ts';
import { toTeam } from '../recipients.ts';
import { refuseEnded } from '../rounds.ts';
import type { Account, Person, Player } from '../state/people.ts';
import { playerView } from '../views/player.ts';
import { type Room, refuseNewcomer } from './doors.ts';
import type { GameWithSeats } from './seats.ts';
import { watching } from './watching.ts';

/** The caller of a command, and their player in the game. */
export interface Caller {
  readonly game: GameWithSeats;
  /** The quizmasters of the game. */
  readonly hosts: HostNames;
  readonly client_hash: string;
  /** Undefined: not logged in. */
  readonly account: Account | undefined;
  /** The account's player, else the guest with this client id; also one who has left the game. */
  readonly found: Player | undefined;
}

/**
 * Returns the caller's player in a game: the existing one, which comes back if it had left (OPEN-16), or else a new one,
 * who watches. When a guest has logged in, the guest's player becomes the account's.
 */
export function ensurePlayer({ game, hosts, client_hash, account, found }: Caller, moment: Moment): Decision<Person> {
  const profile_img = account?.profile_img ?? '';
  const ownName = nameInGame(account?.player_name ?? '', hosts);
  const hasLeft = found !== undefined && found.left_at !== null;
  const hasLoggedIn = found !== undefined && account !== undefined && found.account_id !== account.account_id;
  if (!found || hasLeft) refuseEnded(game);
  if (found) {
    const set = {
      ...(hasLoggedIn && { account_id: account.account_id, player_name: ownName || found.player_name }),
      ...(hasLeft && { left_at: null }),
      ...(hasLeft && found.removed_at !== null && { removed_at: null }),
    };
    const player = { ...found, ...set, profile_img };
    if (!hasLeft && !hasLoggedIn) return nothingNew(player);
    const { messages, soon, moved } = hasLoggedIn ? announceLogin(player) : { messages: [], soon: [], moved: [] };
    return {
      changes: [setPlayer(found, set)],
      messages,
      reply: player,
      hostNews: { soon, watchers: hasLeft },
      moved,
    };
  }
  const player: Player = {
    player_id: moment.newId(),
    game_id: game.game_id,
    player_code: moment.newId(),
    client_hash,
    account_id: account?.account_id ?? null,
    player_name: ownName || guestName,
    ...watching,
    created_at: moment.now,
    left_at: null,
    removed_at: null,
    kicked_from: null,
    left_teamid: null,
  };
  return {
    changes: [{ kind: 'new-player', row: player }],
    messages: [],
    reply: { ...player, profile_img },
    hostNews: { watchers: true },
  };
}

/** Sends the team the name of a guest who has logged in. The guest's connections are reopened, now with the login. */
function announceLogin(player: Person) {
  const { player_id, teamid, status } = player;
  const moved = [player_id];
  if (teamid === null || status !== 'joined') return { messages: [], soon: [], moved };
  const message = toTeam(teamid, { type: 'PLAYER_JOIN', teamid, player: playerView(player) });
  return { messages: [message], soon: [teamid], moved };
}

/** Makes the caller a player of the game, who watches, unless they are in the game already (CALL-14). */
export function newPlayer(
  { room, ...caller }: Caller & { readonly room: Room },
  _command: object,
  moment: Moment,
): Decision<{ success: true }> {
  refuseNewcomer(caller, room);
  return { ...ensurePlayer(caller, moment), reply: { success: true } };
}

/** A player's own name in a game: none where the table would take them for the quizmaster, so that they play as a guest (H64). */
function nameInGame(player_name: string, hosts: HostNames): string {
  return looksLikeQuizmaster(player_name, hosts) ? '' : player_name;
}

/** Gives a player another name. The team gets the message of a joined or pending player again: it replaces that player. */
export function renamePlayer(player: Person, wanted: string, hosts: HostNames): Decision<Success> {
  const { teamid, status } = player;
  const player_name = nameInGame(wanted, hosts) || guestName;
  if (player.player_name === player_name) return nothingNew(success);
  const changes = [setPlayer(player, { player_name })];
  if (teamid === null) return done({ changes });
  const messages = shownAgain({ ...player, player_name });
  return done({ changes, messages, ...(status === 'joined' && { hostNews: { soon: [teamid] } }) });
}

/** Shows the team of a player the picture that their account has now. It is stored there alone. */
export function showAvatar(player: Person): Decision<Success> {
  return done({ messages: shownAgain(player) });
}

function shownAgain(player: Person): Decision<Success>['messages'] {
  const { teamid, status } = player;
  if (teamid === null) return [];
  const type = status === 'joined' ? 'PLAYER_JOIN' : 'PLAYER_PENDING_TEAM_JOIN';
  return [toTeam(teamid, { type, teamid, player: playerView(player) })];
}

/** Takes from somebody what leads back to the team that they have left by themselves. */
export function withoutWayBack(player: Pick<Player, 'player_id'>): Change {
  return setPlayer(player, { left_teamid: null });
}

export function setPlayer({ player_id }: Pick<Player, 'player_id'>, set: Partial<Player>): Change {
  return { kind: 'player', player_id, set };
}
