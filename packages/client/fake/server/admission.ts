import { closeCodes, livePaths, liveProtocol, replayMax } from '@snug/contract';
import type { Player } from '@snug/rules';
import { findPlayer } from '@snug/rules/memory';
import type { FakeState } from './state.ts';
import { type FakeStreams, streamOf } from './streams.ts';

/** Whom a connection belongs to, and where it stands in its stream. */
export interface Admission {
  readonly player_id: string;
  readonly stream: string;
  readonly token: string | undefined;
  readonly knowsExtras: boolean;
  /** An original client sends no cursor. */
  readonly hasCursor: boolean;
  /** The number of the last message that it has. */
  readonly last: number;
}

/** Admits a connection to the stream of its address; the close code when it is refused. */
export function admit(state: FakeState, streams: FakeStreams, url: URL): Admission | number {
  const place = placeOf(url);
  const token = url.searchParams.get('token') ?? undefined;
  const account_id = token === undefined ? undefined : state.tokens.get(token);
  if (token !== undefined && account_id === undefined) return closeCodes.tokenInvalid;
  if (place?.game_id !== state.game.game_id) return closeCodes.gameGone;
  const player = findPlayer(state, { client_hash: place.id, account_id });
  if (!player) return closeCodes.noAccess;
  const epoch = url.searchParams.get('e');
  // A player who changed to another stream since the load must load again.
  if (!holds(state, player, place)) return epoch === null ? closeCodes.noAccess : closeCodes.resync;

  const stream = streamOf(player);
  const head = streams.position(stream);
  const cursor = url.searchParams.get('last');
  const last = cursor === null ? head : Number(cursor);
  const isOurs = epoch === streams.epoch(stream) && last <= head;
  if (cursor !== null && (!isOurs || head - last > replayMax)) return closeCodes.resync;
  const knowsExtras = url.searchParams.get('proto') === liveProtocol;
  return { player_id: player.player_id, stream, token, knowsExtras, hasCursor: cursor !== null, last };
}

function holds(state: FakeState, { status, teamid, player_code }: Player, { kind, code }: Place): boolean {
  if (kind === 'watcher') return status !== 'joined' && player_code === code;
  const team = state.teams.find((each) => each.teamid === teamid);
  return status === 'joined' && team?.team_code === code;
}

/** The parts of a connection's address. */
interface Place {
  readonly kind: 'player' | 'watcher';
  readonly game_id: string;
  readonly id: string;
  /** The team's code or the player's. */
  readonly code: string;
}

const addresses = (['player', 'watcher'] as const).map((kind) => ({
  kind,
  pattern: new RegExp(`^${livePaths[kind].replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>[^/]+)`)}$`),
}));

function placeOf({ pathname }: URL): Place | undefined {
  for (const { kind, pattern } of addresses) {
    const found = pattern.exec(pathname)?.groups;
    if (!found) continue;
    const part = (name: string) => decodeURIComponent(found[name] ?? '');
    return {
      kind,
      game_id: part('game_id'),
      id: part('id'),
      code: part(kind === 'player' ? 'team_code' : 'player_code'),
    };
  }
  return undefined;
}
