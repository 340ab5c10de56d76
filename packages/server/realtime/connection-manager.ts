import { closeCodes, meaningOf, replayMax } from '@snug/contract';
import { Refusal } from '@snug/rules';
import { epochOf, gameOfPlayers } from '../database/message-log.ts';
import { closingMs } from '../foundation/end-socket.ts';
import type { Random } from '../foundation/seams.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import type { StreamMessage } from '../foundation/stream-message.ts';
import { type EndedLogin, isOfLogin } from './access.ts';
import { type Admission, type Admitted, type ConnectionRequest, createAdmission } from './admission.ts';
import { type AdmissionLine, createAdmissionLine } from './admission-line.ts';
import { type Channels, createChannels } from './channels.ts';
import { closeGradually } from './close-gradually.ts';
import { Connection, type ConnectionEvents, type ConnectionSocket } from './connection.ts';
import { busyFrame, failedFrame, noGameAccessFrame, reloadFrame, thumpFrame } from './control-frames.ts';
import { createOpenConnections, type OpenConnections } from './open-connections.ts';
import { createTeamsIn, type TeamsIn } from './teams-in.ts';

export interface ConnectionManagerOptions {
  /** Connections that one address may have open: a pub shares one. */
  readonly perAddress: number;
  readonly failed: (error: unknown) => void;
}

/** How long it may take to decide which stream a connection may receive. */
const handshakeMs = 5_000;
/** One replay per connection in this time: a client that asks for more asks in a loop (H16). */
const replayPauseMs = 5_000;
/** Two phones, two tabs and a spare; one more closes the oldest. */
const connectionsPerPlayer = 5;
/** An address that has all its connections may try again after this long. */
const perAddressRetryMs = 30_000;
/** An address that has too many in line may try again after this long. */
const inLineRetryMs = 5_000;

/** A client may close with any number: those without a meaning are counted as one. */
const knownCodes = new Set<number>([...Object.values(closeCodes), 1000, 1001, 1005, 1006, 1008, 1009, 1011, 1013]);

/** What the security log is told of: not weather, and not that a client must load anew. */
const refusals = new Set<number>([closeCodes.noAccess, closeCodes.tokenInvalid, closeCodes.rate]);

/** The live connections of this process, whatever transport they use. */
export class ConnectionManager implements ConnectionEvents {
  readonly random: Random;
  readonly #context: ServerContext;
  readonly #failed: (error: unknown) => void;
  readonly #open: OpenConnections;
  readonly #channels: Channels;
  readonly #admission: Admission;
  readonly #line: AdmissionLine = createAdmissionLine();
  readonly #teamsIn: TeamsIn;
  #isClosing = false;

  constructor(context: ServerContext, { perAddress, failed }: ConnectionManagerOptions) {
    const { store, clock, random, pubSub, metrics } = context;
    this.random = random;
    this.#context = context;
    this.#failed = failed;
    this.#open = createOpenConnections(perAddress);
    this.#channels = createChannels({
      db: store.db,
      clock,
      failed,
      counts: { delivered: (count) => metrics.delivered.inc(count), healed: () => metrics.healed.inc() },
    });
    this.#admission = createAdmission(context, this.#channels);
    this.#teamsIn = createTeamsIn(context, (game_id, frame) => this.#channels.tell(game_id, frame), failed);
    metrics.gauge('snug_connections', 'Live connections that are open.', this.#open.size);
    metrics.gauge(
      'snug_rooms_behind',
      'Streams whose listeners have heard less than is in the log.',
      this.#channels.behind,
    );
    pubSub.subscribe({
      published: ({ game_id, messages, moved = [] }) => {
        this.#deliver(messages, moved);
        this.#teamsIn.published(game_id, messages);
      },
      loggedOut: (login, spared) => this.#loggedOut({ login, spared }),
    });
  }

  /** Takes a new connection. It is refused by a close, since a browser cannot read the status of a refused upgrade (E4). */
  enter(socket: ConnectionSocket, request: ConnectionRequest): Connection {
    const connection = new Connection(socket, request.from, this);
    this.#open.enter(connection);
    // A program may leave the Origin out. That is safe: nothing that a browser sends by itself admits a connection (H11).
    if (request.isForeign) refuse(connection, closeCodes.noAccess);
    else this.#queue(connection, request);
    return connection;
  }

  /** Checks all connections: pings, silence, backlog, frames. To be called once a second. */
  beat(): void {
    for (const connection of this.#open.all()) connection.beat();
  }

  /** How many are open. */
  count(): number {
    return this.#open.size();
  }

  /** Closes all connections, and every new one. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#context.presence.close();
    this.#teamsIn.close();
    await closeGradually(this.#context.clock, this.#open);
  }

  /** A client's heartbeat names its last message: whatever is newer is sent again, in order and from the log (OPEN-84). */
  thumped(connection: Connection, last: number): void {
    this.#replay(connection, last).catch(this.#failed);
  }

  /** The other end may not answer: from here on the connection holds no place, and soon no line either. */
  closing(connection: Connection): void {
    this.#open.release(connection);
    this.#context.clock.after(closingMs, () => connection.terminate());
  }

  /** Closed before it was admitted: with which code the line ends is up to the other end. */
  refused(connection: Connection, code: number): void {
    if (refusals.has(code))
      this.#context.securityLog.tell('socket-refused', { address: connection.from }, { closed: code });
  }

  ended(connection: Connection, code: number): void {
    const { metrics, positions, presence, incarnation } = this.#context;
    this.#open.leave(connection);
    metrics.closes.inc({ code: knownCodes.has(code) ? code : 'other' });
    if (code === closeCodes.resync) metrics.resyncs.inc();
    const { player_id, stream_id, hasCursor, sent, acked } = connection;
    if (stream_id === '') return;
    presence.left(player_id, stream_id);
    this.#channels.leave(connection);
    if (!hasCursor) positions.ended(player_id, epochOf(incarnation, stream_id), { sent, acked });
  }

  /** Waits for the connection's turn to be decided. */
  #queue(connection: Connection, request: ConnectionRequest): void {
    // 1013 means try again later: a database that is busy for so long cannot serve another connection.
    const giveUp = this.#context.clock.after(handshakeMs, () => fail(connection, busyFrame, 1013));
    const tooMany = () => {
      giveUp();
      connection.close(closeCodes.rate, `retry_ms=${inLineRetryMs}`);
    };
    const isInLine = this.#line.wait({
      address: request.from,
      who: secretOf(request),
      decide: async () => {
        try {
          if (connection.isOpen()) await this.#decide(connection, request);
        } catch (error) {
          this.#broke(connection, error);
        } finally {
          giveUp();
        }
      },
      pushedOut: tooMany,
    });
    if (!isInLine) tooMany();
  }

  async #decide(connection: Connection, request: ConnectionRequest): Promise<void> {
    await this.#admission.decide(request, (decision) => this.#decided(connection, request, decision));
    // Whoever is next in line need not wait until this one has caught up.
    if (connection.isOpen()) this.#start(connection).catch((error) => this.#broke(connection, error));
  }

  async #start(connection: Connection): Promise<void> {
    await this.#catchUp(connection);
    connection.begun();
    this.#tellTeamsIn(connection);
  }

  #broke(connection: Connection, error: unknown): void {
    this.#failed(error);
    fail(connection, failedFrame, 1011);
  }

  #decided(connection: Connection, request: ConnectionRequest, decision: Admitted | number): void {
    if (!connection.isOpen()) return;
    const outcome = this.#isClosing ? closeCodes.restart : decision;
    if (typeof outcome === 'number') refuse(connection, outcome);
    else if (!this.#mustWait(connection, outcome) && this.#begin(connection, outcome)) {
      this.#line.remember(secretOf(request));
    }
  }

  /** Closes a connection whose player connects too often. */
  #mustWait(connection: Connection, { player_id }: Admitted): boolean {
    try {
      this.#context.rateLimits.take('socketConnects', player_id);
      return false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      connection.close(closeCodes.rate, `retry_ms=${(error.retryAfterS ?? 1) * 1_000}`);
      return true;
    }
  }

  /** Begins a connection whose player is known; false when its address has no place for it. */
  #begin(connection: Connection, start: Admitted): boolean {
    const { metrics } = this.#context;
    const others = this.#open.of(start.player_id);
    if (others.length >= connectionsPerPlayer) others[0]?.close(closeCodes.superseded);
    if (!this.#hasPlace(connection, start, others.length > 0)) {
      connection.close(closeCodes.rate, `retry_ms=${perAddressRetryMs}`);
      return false;
    }
    connection.begin(start);
    this.#context.presence.arrived(start.player_id, start.stream_id);
    metrics.connects.inc();
    if (connection.hasCursor) metrics.resumes.inc();
    if (!start.mustReload) return true;
    // Nothing counts as handled before the client has loaded: if the load fails, the next connection is told to load again.
    connection.acked = 0;
    connection.write(reloadFrame(connection.sent));
    return true;
  }

  /**
   * Gives it a place of its address. At a full one, who has no connection gets somebody's second, and a player a watcher's, or one of
   * a stream that has more places there than their own: a few hundred logins that watch, or one large team, keep out no other team.
   */
  #hasPlace(connection: Connection, start: Admitted, hasAnother: boolean): boolean {
    if (this.#open.admit(connection, start)) return true;
    const { from } = connection;
    const spare = hasAnother ? undefined : this.#open.spareOf(from);
    const ofPlayer = () => this.#open.watcherOf(from) ?? this.#open.crowdedOf(from, start.stream_id);
    const other = spare ?? (start.needs === 'player' ? ofPlayer() : undefined);
    other?.close(closeCodes.rate, `retry_ms=${perAddressRetryMs}`);
    return other !== undefined && this.#open.admit(connection, start);
  }

  /** Counts are in no log: a connection that begins gets the present one. */
  #tellTeamsIn(connection: Connection): void {
    const game_id = gameOfPlayers(connection.stream_id);
    if (game_id === undefined || !connection.knowsExtras || !connection.isOpen()) return;
    const frame = this.#teamsIn.present(game_id);
    if (frame) connection.write(frame);
  }

  async #catchUp(connection: Connection): Promise<void> {
    connection.isCatchingUp = true;
    try {
      await this.#channels.follow(connection);
    } finally {
      connection.isCatchingUp = false;
    }
  }

  async #replay(connection: Connection, last: number): Promise<void> {
    if (connection.knowsExtras && connection.isOpen()) connection.write(thumpFrame);
    this.#channels.heal(connection.stream_id);
    if (connection.isCatchingUp || last >= connection.sent) return;
    const now = this.#context.clock.now();
    if (now - connection.replayedAt < replayPauseMs) return;
    connection.replayedAt = now;
    if (connection.sent - last > replayMax) {
      if (connection.hasCursor) connection.close(closeCodes.resync);
      else connection.write(reloadFrame(connection.sent));
      return;
    }
    this.#context.metrics.replays.inc();
    this.#channels.leave(connection);
    connection.sent = last;
    await this.#catchUp(connection);
  }

  #deliver(messages: readonly StreamMessage[], moved: readonly string[]): void {
    // Players who moved leave first, so that no message of their old audience reaches them.
    for (const player_id of moved) {
      this.#admission.moved(player_id);
      for (const connection of this.#open.of(player_id)) this.#dismiss(connection, messages).catch(this.#failed);
    }
    this.#channels.deliver(messages);
  }

  #loggedOut(ended: EndedLogin): void {
    this.#admission.loggedOut(ended);
    for (const connection of this.#open.all())
      if (isOfLogin(connection, ended)) connection.close(closeCodes.tokenInvalid);
  }

  /** Closes a connection whose player moved, after the last messages that are meant for it. */
  async #dismiss(connection: Connection, messages: readonly StreamMessage[]): Promise<void> {
    // From here on the channel writes nothing more to it (H12).
    this.#channels.leave(connection);
    connection.isLeaving = true;
    try {
      await this.#channels.farewell(connection, messages);
    } finally {
      connection.close(closeCodes.resync);
    }
  }
}

function fail(connection: Connection, frame: Buffer, code: number): void {
  if (connection.isOpen()) connection.write(frame);
  connection.close(code);
}

function refuse(connection: Connection, code: number): void {
  if (meaningOf(code) === 'stop') connection.write(noGameAccessFrame);
  connection.close(code);
}

/** What will tell whose a connection is, unchecked: the id in its address, or the end of its token. */
function secretOf({ address, query }: ConnectionRequest): string {
  return address.id || (query.get('token') ?? '').slice(-64);
}
