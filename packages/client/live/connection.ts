import {
  acknowledge,
  attemptsRestartMs,
  closeCodes,
  heartbeatMs,
  meaningOf,
  suspectMs,
  thump,
  wokenMs,
} from '@snug/contract';
import type { ConnectionNotice, ConnectionState } from '../game/game.ts';
import { pageVisibility } from '../page-visibility.ts';
import { type Clock, type PageEvent, type Random, systemClock, systemRandom, type Visibility } from '../seams.ts';
import { createInbox } from './inbox.ts';
import { machine } from './machine.ts';
import { createOutage } from './outage.ts';
import { createRefreshBudget, type Refresh } from './refresh-budget.ts';
import { type LiveSocket, reconnectingSocket, type Socket, type SocketListener } from './socket.ts';
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
/** How often to check whether the phone slept, and how late a timer must fire to prove it. */
const tickMs = 5_000;
const lateMs = 2_000;
/** A tap after this much silence checks whether the connection is alive. */
const silenceMs = 15_000;
/** The delay when the server asks for one without naming it. */
const waitMs = 10_000;
/** Limits for a delay the server names: never a busy loop, never so long that everybody has left. */
const leastMs = 500;
const mostMs = 120_000;

/**
 * The live connection: follows a numbered stream over an unreliable network, with heartbeats, reconnection and replay
 * (ARCHITECTURE.md, section 3). Knows nothing of games.
 */
export function createConnection<M>(options: ConnectionOptions<M>): Connection {
  const { random = systemRandom, socket: openSocket = reconnectingSocket(), visibility = pageVisibility } = options;
  const clock = steadyClock(options.clock ?? systemClock);
  const inbox = createInbox<M>(options);
  const outage = createOutage(clock, random, options.probe);
  const refreshes = createRefreshBudget(clock);

  let socket: LiveSocket | undefined;
  /** The number of the current socket. Events of older ones are ignored. */
  let line = {};
  let isLoaded = false;
  let isAway = false;
  let delayMs = 0;
  /** The refresh that the next attempt performs. */
  let due: Refresh | undefined;
  let begunAt = 0;
  let openedAt = 0;
  let heardAt = 0;
  let notice: ConnectionNotice | undefined;
  let stopWatching: (() => void) | undefined;
  let stopReload: (() => void) | undefined;

  const moved = machine(
    {
      idle() {
        hangUp();
        return undefined;
      },

      connecting() {
        hangUp();
        const abort = new AbortController();
        begunAt = clock.now() + delayMs;
        let stop = clock.after(delayMs, async () => {
          refreshes.came(due);
          due = undefined;
          stop = clock.after(loadingMs, () => lose(false));
          if (!(await isReady(abort.signal)) || abort.signal.aborted) return;
          stop();
          stop = clock.after(openingMs, () => lose(false));
          open();
        });
        delayMs = 0;
        return () => {
          stop();
          abort.abort();
        };
      },

      live() {
        const stopTicks = every(tickMs, (late) => {
          if (late > lateMs && visibility.isVisible()) moved.send('SHOWN');
        });
        let stopReply = (): void => {};
        const stopBeats = every(heartbeatMs, () => {
          const askedAt = clock.now();
          socket?.send(thump(inbox.last()));
          stopReply = clock.after(suspectMs, () => {
            if (heardAt < askedAt) moved.send('SILENT');
          });
        });
        return () => {
          // Reset after the connection was up for a while: else a server that accepts and closes is asked for ever.
          if (clock.now() - openedAt >= attemptsRestartMs) outage.rested();
          stopTicks();
          stopBeats();
          stopReply();
        };
      },

      suspect() {
        // After a sleep a socket may report OPEN and be dead: only a reply proves it alive (H3).
        socket?.send(thump(inbox.last()));
        return clock.after(wokenMs, () => moved.send('SILENT'));
      },

      waiting() {
        hangUp();
        // A hidden page spends no attempts: becoming visible starts one at once.
        if (isAway || !visibility.isVisible()) return undefined;
        return outage.wait({ retry: () => moved.send('RETRY'), giveUp: () => moved.send('GIVE_UP') });
      },

      interrupted() {
        hangUp();
        return undefined;
      },

      refused() {
        hangUp();
        return undefined;
      },
    },
    (state) => {
      notice = noticeIn(state, notice);
      options.changed(state, notice);
    },
  );

  async function isReady(signal: AbortSignal): Promise<boolean> {
    if (isLoaded) return true;
    try {
      const position = await options.load(signal);
      if (signal.aborted) return false;
      if (position === 'refused') {
        moved.send('REFUSED');
        return false;
      }
      inbox.resetTo(position);
      // A reload was requested during this load, which may be older: the next connection loads once more.
      isLoaded = stopReload === undefined;
      return true;
    } catch {
      if (!signal.aborted) lose(false);
      return false;
    }
  }

  function open(): void {
    const mine = {};
    line = mine;
    const isMine = (): boolean => line === mine;
    const listener: SocketListener = {
      opened() {
        if (!isMine()) return;
        openedAt = heardAt = clock.now();
        moved.send('OPENED');
      },
      heard: (text) => isMine() && hear(text),
      closed: (code, reason) => isMine() && closed(code, reason),
    };
    try {
      socket = openSocket(options.url(inbox.last()), listener);
    } catch {
      lose(false);
    }
  }

  /** The next connection loads first if that was requested, so no timer is needed for it. */
  function hangUp(): void {
    stopReload?.();
    stopReload = undefined;
    line = {};
    socket?.close();
    socket = undefined;
  }

  function hear(text: string): void {
    heardAt = clock.now();
    moved.send('HEARD');
    const { verdict, acknowledge: id } = inbox.receive(text);
    if (id !== undefined) socket?.send(acknowledge(id));
    if (verdict === 'older' || verdict === 'gap') renew('refreshing');
    if (verdict === 'stumbled') renew('stumbled');
    if (verdict === 'set-aside') renew('stumbled', true);
  }

  function closed(code: number, reason: string): void {
    const meaning = meaningOf(code);
    if (meaning === 'wait') outage.planned(delayIn(reason) ?? waitMs);
    // A restart affects everybody at once, so reconnecting spreads over five seconds, and costs no attempt.
    if (code === closeCodes.restart) outage.planned(delayIn(reason) ?? 500 + random.fraction() * 4_500);
    if (meaning === 'stop') moved.send('REFUSED');
    else if (meaning === 'resync') renew('refreshing', true);
    else lose(code !== 1000 && code !== 1006);
  }

  function lose(byServer: boolean): void {
    outage.lost(byServer);
    moved.send('LOST');
  }

  /** Opens a new socket because this one's stream cannot continue. */
  function renew(key: 'refreshing' | 'stumbled', mustLoad = false): void {
    const taken = refreshes.take();
    if (mustLoad || taken.mustLoad) isLoaded = false;
    ({ delayMs, refresh: due } = taken);
    notice = { key };
    moved.send('GAP');
  }

  function every(ms: number, run: (late: number) => void): () => void {
    let stop = (): void => {};
    const next = (): void => {
      const due = clock.now() + ms;
      stop = clock.after(ms, () => {
        next();
        run(clock.now() - due);
      });
    };
    next();
    return () => stop();
  }

  function onPage(event: PageEvent): void {
    // An open socket keeps the page out of the back/forward cache, so it is closed when the page is left.
    isAway = event === 'pagehide';
    // A hidden page keeps its connection; only waiting pauses.
    if (isAway || (event === 'hidden' && moved.state() === 'waiting')) moved.send('HIDDEN');
    if (isAway || event === 'hidden' || (event === 'tap' && !isTapHeard())) return;
    outage.over();
    // A young or waiting attempt continues; an older one may be as dead as a silent connection.
    if (moved.state() !== 'connecting' || clock.now() - begunAt > suspectMs) moved.send('SHOWN');
  }

  /** A tap retries after all attempts failed, and checks a connection that was silent for long. */
  function isTapHeard(): boolean {
    const state = moved.state();
    return state === 'interrupted' || (state === 'live' && clock.now() - heardAt > silenceMs);
  }

  return {
    state: moved.state,

    join() {
      stopWatching ??= visibility.subscribe(onPage);
      isAway = false;
      outage.over();
      moved.send('JOIN');
    },

    leave() {
      stopWatching?.();
      stopWatching = undefined;
      moved.send('LEAVE');
    },

    refresh() {
      isLoaded = false;
      outage.over();
      moved.send('REFRESH');
    },

    reload() {
      // A new connection loads first anyway; a live one stays live until its reload is due.
      isLoaded = false;
      const state = moved.state();
      const isUnderWay = state === 'connecting' && clock.now() >= begunAt;
      if (stopReload || !(isUnderWay || state === 'live' || state === 'suspect')) return;
      // Everybody is told to load at the same moment, so loads are spread a little.
      const { delayMs, refresh } = refreshes.take(random.fraction() * 250);
      stopReload = clock.after(delayMs, () => {
        refreshes.came(refresh);
        // A load that was pending at this request may be older.
        isLoaded = false;
        notice = { key: 'refreshing' };
        moved.send('REFRESH');
      });
    },

    stop: () => moved.send('REFUSED'),
  };
}

/** The notice of a state (ERR-18 … ERR-23). An open connection clears it (LIVE-07). */
function noticeIn(state: ConnectionState, current: ConnectionNotice | undefined): ConnectionNotice | undefined {
  if (state === 'connecting')
    return current?.key === 'refreshing' || current?.key === 'stumbled' ? current : { key: 'attempting' };
  if (state === 'waiting') return { key: 'attempting' };
  if (state === 'interrupted') return { key: 'interrupted' };
  if (state === 'refused') return { key: 'refused' };
  if (state === 'suspect') return current;
  return undefined;
}

/** The delay in milliseconds that a close reason asks for: `retry_ms=1500`, or the number alone. */
function delayIn(reason: string): number | undefined {
  const found = /(?:^|retry_ms\D{1,3})(\d{1,6})/.exec(reason)?.[1];
  return found === undefined ? undefined : Math.min(Math.max(Number(found), leastMs), mostMs);
}
