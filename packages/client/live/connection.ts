import { acknowledge, attemptsRestartMs, meaningOf, suspectMs, thump, wokenMs } from '@snug/contract';
import type { ConnectionNotice, ConnectionState } from '../game/game.ts';
import { pageVisibility } from '../page-visibility.ts';
import { type Clock, type PageEvent, type Random, systemClock, systemRandom, type Visibility } from '../seams.ts';
import { createCatchingUp } from './catching-up.ts';
import { closeDelay } from './close-delay.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { createLine, type Line } from './line.ts';
import { createLoading, type Loading } from './loading.ts';
import { type Effects, type Machine, machine } from './machine.ts';
import { createOutage, type Outage } from './outage.ts';
import { reconnectingSocket, type Socket, type SocketListener } from './socket.ts';
import { steadyClock } from './steady-clock.ts';

export interface ConnectionOptions<M> {
  /** The address to resume from after message `last`, with its epoch. */
  readonly url: (last: number) => string;
  /**
   * Loads the state the stream builds on and resolves with the number of the last message it includes; `refused` when there
   * is nothing to follow. A rejection is a network error and is tried again.
   */
  readonly load: (signal: AbortSignal) => Promise<number | 'refused'>;
  /** The message in a frame's `data`; undefined for an unknown type. Throws when it is malformed. */
  readonly decode: (data: string) => M | undefined;
  readonly handle: (message: M) => void;
  readonly changed: (state: ConnectionState, notice: ConnectionNotice | undefined) => void;
  /** A cheap request that tells whether the server is reachable. */
  readonly probe: () => Promise<unknown>;
  /** Called for a message that failed twice and was skipped. */
  readonly setAside?: (report: { id: number; error: unknown }) => void;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly socket?: Socket;
  readonly visibility?: Visibility;
}

/** A live connection that reconnects by itself. */
export interface Connection {
  state(): ConnectionState;
  join(): void;
  leave(): void;
  /** Loads again and connects, with all attempts reset: for a user's request. */
  refresh(): void;
  /** Loads again and connects: for a message's request. At most twice in 30 s. */
  reload(): void;
  /** Stops because the server refused; nothing is tried until a user asks. */
  stop(): void;
}

/** A load without a reply after this long counts as lost, whatever the reason; a call times out sooner by itself. */
const loadingMs = 20_000;
/** The same for a socket that does not open. */
const openingMs = 10_000;
/** A tap after this much silence checks whether the connection is alive. */
const silenceMs = 15_000;

/**
 * The live connection: follows a numbered stream over an unreliable network, with heartbeats, reconnection and replay
 * (ARCHITECTURE.md, section 3). Knows nothing of games.
 */
export function createConnection<M>(options: ConnectionOptions<M>): Connection {
  const { random = systemRandom, visibility = pageVisibility } = options;
  const clock = steadyClock(options.clock ?? systemClock);
  const inbox = createInbox<M>(options);
  let notice: ConnectionNotice | undefined;
  let stopWatching: (() => void) | undefined;

  const parts: Parts = {
    clock,
    random,
    visibility,
    inbox,
    url: options.url,
    line: createLine(options.socket ?? reconnectingSocket(), clock),
    loading: createLoading({ clock, random, inbox, load: options.load }),
    outage: createOutage(clock, random, options.probe),
    begunAt: 0,
    isAway: false,
    state: () => moved.state(),
    send: (event) => moved.send(event),
    say(key) {
      notice = { key };
    },
    tell(key) {
      if (notice?.key === key) return;
      notice = { key };
      options.changed(moved.state(), notice);
    },
  };
  const { loading, outage, state, send } = parts;
  const moved = machine(effectsOf(parts, options), (state) => {
    notice = noticeIn(state, notice);
    options.changed(state, notice);
  });

  return {
    state,

    join() {
      stopWatching ??= visibility.subscribe((event) => onPage(parts, event));
      parts.isAway = false;
      outage.over();
      send('JOIN');
    },

    leave() {
      stopWatching?.();
      stopWatching = undefined;
      send('LEAVE');
    },

    refresh() {
      loading.need();
      outage.over();
      send('REFRESH');
    },

    reload: () => reload(parts),
    stop: () => send('REFUSED'),
  };
}

interface Parts extends Machine {
  readonly clock: Clock;
  readonly random: Random;
  readonly visibility: Visibility;
  readonly inbox: Inbox;
  readonly url: (last: number) => string;
  readonly line: Line;
  readonly loading: Loading;
  readonly outage: Outage;
  /** When the latest attempt begins. */
  begunAt: number;
  /** The page was left. */
  isAway: boolean;
  /** Notes what the next state tells its viewers. */
  say(key: 'refreshing' | 'stumbled'): void;
  /** Tells the viewers of this state something else. */
  tell(key: 'interrupted' | 'behind' | 'refused'): void;
}

function effectsOf(parts: Parts, { probe }: Pick<ConnectionOptions<unknown>, 'probe'>): Effects {
  const { clock, visibility, inbox, line, outage, state, send } = parts;

  function hangUp(): undefined {
    parts.loading.cancelReload();
    line.hangUp();
  }

  return {
    idle: hangUp,

    connecting() {
      hangUp();
      return attempt(parts);
    },

    live() {
      const stop = line.watch({
        beat: () => line.send(thump(inbox.last())),
        silent: () => send('SILENT'),
        slept: () => visibility.isVisible() && send('SHOWN'),
      });
      return () => {
        // Reset after the connection was up for a while: else a server that accepts and closes is asked for ever.
        if (clock.now() - line.openedAt() >= attemptsRestartMs) outage.rested();
        outage.wasUp();
        stop();
      };
    },

    suspect() {
      // After a sleep a socket may report OPEN and be dead: only a reply proves it alive (H3).
      line.send(thump(inbox.last()));
      return clock.after(wokenMs, () => send('SILENT'));
    },

    waiting() {
      hangUp();
      // A hidden page spends no attempts: becoming visible starts one at once.
      if (parts.isAway || !visibility.isVisible()) return undefined;
      return outage.wait({ retry: () => send('RETRY'), giveUp: () => send('GIVE_UP') });
    },

    interrupted() {
      hangUp();
      // Never the end while somebody looks: a line that comes back is a reason to try, as `online` is. Where it never went,
      // and only sockets are refused, the game is loaded now and then.
      if (parts.isAway || !visibility.isVisible()) return undefined;
      const catchingUp = createCatchingUp(clock, parts.loading, (outcome) => {
        if (outcome === 'refused') send('REFUSED');
        else parts.tell(outcome === 'ready' ? 'behind' : 'interrupted');
      });
      const stopProbes = outage.watch({
        answered: catchingUp.now,
        failed: () => parts.tell('interrupted'),
        back() {
          outage.over();
          send('SHOWN');
        },
      });
      return () => {
        stopProbes();
        catchingUp.stop();
      };
    },

    refused() {
      hangUp();
      // Where a login has ended any call says so and leads elsewhere: no notice comes before that.
      const tell = () => state() === 'refused' && parts.tell('refused');
      probe().catch(tell).then(tell);
    },
  };
}

/** Loads if that is needed, then opens a socket. Returns a function that ends it. */
function attempt(parts: Parts): () => void {
  const { clock, inbox, line, loading, send } = parts;
  const abort = new AbortController();
  const delayMs = loading.takeDelay();
  parts.begunAt = clock.now() + delayMs;

  let stop = clock.after(delayMs, async () => {
    loading.began();
    stop = clock.after(loadingMs, () => lose(parts, false));
    const outcome = await loading.ready(abort.signal);
    if (abort.signal.aborted) return;
    if (outcome === 'refused') return send('REFUSED');
    if (outcome === 'lost') return lose(parts, false);
    stop();
    stop = clock.after(openingMs, () => lose(parts, false));
    try {
      line.open(parts.url(inbox.last()), listener(parts));
    } catch {
      lose(parts, false);
    }
  });

  return () => {
    stop();
    abort.abort();
  };
}

function listener(parts: Parts): SocketListener {
  const { random, inbox, line, outage, send } = parts;
  return {
    opened: () => send('OPENED'),

    heard(text) {
      send('HEARD');
      const { verdict, acknowledge: id } = inbox.receive(text);
      if (id !== undefined) line.send(acknowledge(id));
      if (verdict === 'older' || verdict === 'gap') renew(parts, 'refreshing');
      if (verdict === 'stumbled') renew(parts, 'stumbled');
      if (verdict === 'set-aside') renew(parts, 'stumbled', true);
    },

    closed(code, reason) {
      const delay = closeDelay(code, reason, random);
      if (delay !== undefined) outage.planned(delay);
      const meaning = meaningOf(code);
      if (meaning === 'stop') send('REFUSED');
      else if (meaning === 'resync') renew(parts, 'refreshing', true);
      else lose(parts, code !== 1000 && code !== 1006);
    },
  };
}

function lose({ outage, send }: Parts, byServer: boolean): void {
  outage.lost(byServer);
  send('LOST');
}

/** Opens a new socket because this one's stream cannot continue. */
function renew({ loading, say, send }: Parts, key: 'refreshing' | 'stumbled', mustLoad = false): void {
  loading.renew(mustLoad);
  say(key);
  send('GAP');
}

function reload({ clock, loading, begunAt, state, say, send }: Parts): void {
  // A new connection loads first anyway; a live one stays live until its reload is due.
  loading.need();
  const isUnderWay = state() === 'connecting' && clock.now() >= begunAt;
  if (!isUnderWay && state() !== 'live' && state() !== 'suspect') return;
  loading.reloadSoon(() => {
    say('refreshing');
    send('REFRESH');
  });
}

function onPage(parts: Parts, event: PageEvent): void {
  const { clock, outage, state, send } = parts;
  // An open socket keeps the page out of the back/forward cache, so it is closed when the page is left.
  parts.isAway = event === 'pagehide';
  // A hidden page keeps its connection; only waiting and probing pause.
  const isDown = state() === 'waiting' || state() === 'interrupted';
  if (parts.isAway || (event === 'hidden' && isDown)) send('HIDDEN');
  // Nothing waits for a timeout when the browser knows. It may be wrong, so attempts go on.
  if (event === 'offline') lose(parts, false);
  if (event === 'offline' || parts.isAway || event === 'hidden' || (event === 'tap' && !isTapHeard(parts))) return;
  outage.over();
  // A young or waiting attempt continues; an older one may be as dead as a silent connection.
  if (state() !== 'connecting' || clock.now() - parts.begunAt > suspectMs) send('SHOWN');
}

/** A tap retries after all attempts failed, and checks a connection that was silent for long. */
function isTapHeard({ clock, line, state }: Parts): boolean {
  return state() === 'interrupted' || (state() === 'live' && clock.now() - line.heardAt() > silenceMs);
}

/** The notice of a state (ERR-18 … ERR-23). An open connection clears it (LIVE-07). */
function noticeIn(state: ConnectionState, current: ConnectionNotice | undefined): ConnectionNotice | undefined {
  if (state === 'connecting')
    return current?.key === 'refreshing' || current?.key === 'stumbled' ? current : { key: 'attempting' };
  if (state === 'waiting') return { key: 'attempting' };
  if (state === 'interrupted') return { key: 'interrupted' };
  if (state === 'suspect') return current;
  return undefined;
}
