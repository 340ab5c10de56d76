import { closeCodes, liveProtocol, replayMax } from '@snug/contract';
import { epochOf, position } from '../database/message-log.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { accessOf, type EndedLogin, isOfLogin, type LiveAddress } from './access.ts';
import type { Channels } from './channels.ts';
import type { ConnectionStart } from './connection.ts';

/** A request for a live connection, before it is known who sends it. */
export interface ConnectionRequest {
  /** The caller's address, as rate limits count it. */
  readonly from: string;
  readonly address: LiveAddress;
  readonly query: URLSearchParams;
  /** Sent by a page of another site. */
  readonly isForeign: boolean;
}

/** Where an admitted connection starts, and whether it must load first. */
export type Admitted = ConnectionStart & { readonly mustReload: boolean };

/** Decides which stream each connection may receive. */
export interface Admission {
  /**
   * Calls `decided` with where the connection starts, or with the code to close it with. A player who moves or logs out
   * while the database is read is not admitted: `decided` is called in the same turn of the event loop as that check.
   */
  decide(request: ConnectionRequest, decided: (decision: Admitted | number) => void): Promise<void>;
  moved(player_id: string): void;
  loggedOut(ended: EndedLogin): void;
}

/** Who moved or logged out while a request was decided. */
interface Meanwhile {
  readonly moved: Set<string>;
  readonly ended: EndedLogin[];
}

export function createAdmission(context: ServerContext, channels: Pick<Channels, 'head'>): Admission {
  /** One for each request that is being decided. */
  const pending = new Set<Meanwhile>();
  return {
    async decide(request, decided) {
      const meanwhile: Meanwhile = { moved: new Set(), ended: [] };
      pending.add(meanwhile);
      try {
        const start = await startOf(context, channels, request);
        decided(typeof start === 'number' ? start : (obstacleTo(start, meanwhile) ?? start));
      } finally {
        pending.delete(meanwhile);
      }
    },
    moved(player_id) {
      for (const { moved } of pending) moved.add(player_id);
    },
    loggedOut(login) {
      for (const { ended } of pending) ended.push(login);
    },
  };
}

function obstacleTo(admitted: Admitted, { moved, ended }: Meanwhile): number | undefined {
  if (moved.has(admitted.player_id)) return closeCodes.resync;
  return ended.some((each) => isOfLogin(admitted, each)) ? closeCodes.tokenInvalid : undefined;
}

/** The connection's stream and its first number, or the code to close it with: `resync` if its cursor cannot be used. */
async function startOf(
  context: ServerContext,
  channels: Pick<Channels, 'head'>,
  { address, query }: ConnectionRequest,
): Promise<Admitted | number> {
  const access = await accessOf(context, address, query.get('token') || undefined);
  // A client that loaded this game before its player moved to another audience is not refused: it loads again.
  if ('moved' in access) return query.has('e') ? closeCodes.resync : closeCodes.noAccess;
  if ('refused' in access) return access.refused;
  const knowsExtras = query.get('proto') === liveProtocol;
  const epoch = epochOf(context.incarnation, access.stream_id);
  const last = query.get('last');
  const head = await headOf(
    context,
    channels,
    access.stream_id,
    last === null ? Number.POSITIVE_INFINITY : Number(last),
  );
  if (last !== null) {
    const isOurs = /^\d{1,15}$/.test(last) && query.get('e') === epoch;
    const sent = Number(last);
    if (!isOurs || sent > head || head - sent > replayMax) return closeCodes.resync;
    return { ...access, knowsExtras, hasCursor: true, sent, mustReload: false };
  }
  // A client without a cursor starts from its load. If that is unknown or too far back, it is told to load.
  const known = context.positions.begin(access.player_id, epoch, head);
  return { ...access, knowsExtras, hasCursor: false, sent: known ?? head, mustReload: known === undefined };
}

/**
 * The number of a stream's last message. The channel knows, unless the client may have seen what is about to be published.
 */
async function headOf(
  { store }: ServerContext,
  channels: Pick<Channels, 'head'>,
  stream_id: string,
  seen: number,
): Promise<number> {
  const head = channels.head(stream_id);
  return head !== undefined && !(seen > head) ? head : ((await position(store.db, stream_id)) ?? 0);
}
