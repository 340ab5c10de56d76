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
import { createRefreshBudget, type Turn } from './refresh-budget.ts';
import { type LiveSocket, reconnectingSocket, type Socket, type SocketListener } from './socket.ts';
import { steadyClock } from './steady-clock.ts';

export interface ConnectionOptions<M> {
  /** The address that resumes after message `last`, with its epoch. */
  readonly url: (last: number) => string;
  /**
   * Loads what the stream builds on and answers the number of the last message it includes; `refused` when there is
   * nothing to follow. A rejection is weather: it will be tried again.
   */
  readonly load: (signal: AbortSignal) => Promise<number | 'refused'>;
  /** The message in a frame's `data`; undefined for an unknown type. Throws when it is malformed. */
  readonly decode: (data: string) => M | undefined;
  readonly handle: (message: M) => void;
  readonly changed: (state: ConnectionState, notice: ConnectionNotice | undefined) => void;
  /** A cheap question to the server: is it there? */
  readonly probe: () => Promise<unknown>;
  /** Told of a message that failed twice and was passed over. */
  readonly setAside?: (report: { id: number; error: unknown }) => void;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly socket?: Socket;
  readonly visibility?: Visibility;
}

/** A live connection that looks after itself. */
export interface Connection {
  state(): ConnectionState;
  join(): void;
  leave(): void;
  /** Loads anew and connects, with all attempts given back: what a person asks for. */
  refresh(): void;
  /** Loads anew and connects: what a message asks for. Not more than twice in 30 s. */
  reload(): void;
  /** The server refused; nothing is tried until a person asks. */
  stop(): void;
}

/** A load that has not answered by then counts as lost, whatever it hangs on; a call gives up sooner by itself. */
const loadingMs = 20_000;
/** So does a socket that is not open. */
const openingMs = 10_000;
/** How often a sleeping phone is looked for, and how late a timer must be to prove it. */
const tickMs = 5_000;
const lateMs = 2_000;
/** A tap after this much silence asks whether the line is still there. */
const silenceMs = 15_000;
/** How long to stay away when the server asks for it without saying how long. */
const waitMs = 10_000;
/** However it is asked to: never as fast as it can, never so late that nobody is there any more. */
const leastMs = 500;
const mostMs = 120_000;

/** Follows a numbered stream over any weather (architecture: the live connection). Knows nothing of games. */
export function createConnection<M>(options: ConnectionOptions<M>): Connection {
  const { random = systemRandom, socket: openSocket = reconnectingSocket(), visibility = pageVisibility } = options;
  const clock = steadyClock(options.clock ?? systemClock);
  const inbox = createInbox<M>(options);
  const outage = createOutage(clock, random, options.probe);
  const refreshes = createRefreshBudget(clock);

  let socket: LiveSocket | undefined;
  /** Which socket counts. What an older one still says is not heard. */
  let line = {};
  let isLoaded = false;
  let isAway = false;
  let delayMs = 0;
  /** The refresh that the next attempt is. */
  let turn: Turn | undefined;
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
          refreshes.came(turn);
          turn = undefined;
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
          // Given back after a while of being up, not at once: else a server that accepts and closes is asked for ever.
          if (clock.now() - openedAt >= attemptsRestartMs) outage.rested();
          stopTicks();
          stopBeats();
          stopReply();
        };
      },

      suspect() {
        // A phone that slept may hold a socket that says OPEN and is dead: only an answer proves it alive (H3).
        socket?.send(thump(inbox.last()));
        return clock.after(wokenMs, () => moved.send('SILENT'));
      },

      waiting() {
        hangUp();
        // No attempt is spent while nobody looks: coming back starts one at once.
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
      // Told to load anew meanwhile, this load may be older: whoever connects next loads once more.
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

  /** Whoever connects next loads first, if that was asked for: no timer needs to see to it. */
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
    if (meaning === 'wait') outage.planned(told(reason) ?? waitMs);
    // A restart comes to everybody at once, so it spreads over five seconds, and costs no attempt.
    if (code === closeCodes.restart) outage.planned(told(reason) ?? 500 + random.fraction() * 4_500);
    if (meaning === 'stop') moved.send('REFUSED');
    else if (meaning === 'resync') renew('refreshing', true);
    else lose(code !== 1000 && code !== 1006);
  }

  function lose(byServer: boolean): void {
    outage.lost(byServer);
    moved.send('LOST');
  }

  /** A new socket, because this one's stream cannot go on. */
  function renew(key: 'refreshing' | 'stumbled', mustLoad = false): void {
    const refresh = refreshes.take();
    if (mustLoad || refresh.mustLoad) isLoaded = false;
    ({ delayMs, turn } = refresh);
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
    // An open socket keeps the page out of the back/forward cache, so a page that goes closes its own.
    isAway = event === 'pagehide';
    // Hidden, a live connection stays; only waiting pauses.
    if (isAway || (event === 'hidden' && moved.state() === 'waiting')) moved.send('HIDDEN');
    if (isAway || event === 'hidden' || (event === 'tap' && !isTapHeard())) return;
    outage.over();
    // An attempt that is young, or waits for its turn, goes on; an older one may be as dead as a silent line.
    if (moved.state() !== 'connecting' || clock.now() - begunAt > suspectMs) moved.send('SHOWN');
  }

  /** A tap wakes what gave up, and asks after a line that has been silent for long. */
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
      // Whatever connects next loads first; what is live stays live until it is time.
      isLoaded = false;
      const state = moved.state();
      const isUnderWay = state === 'connecting' && clock.now() >= begunAt;
      if (stopReload || !(isUnderWay || state === 'live' || state === 'suspect')) return;
      // Everybody is told to load in the same instant: spread a little.
      const { delayMs, turn } = refreshes.take(random.fraction() * 250);
      stopReload = clock.after(delayMs, () => {
        refreshes.came(turn);
        // A load that was under way when this was asked for may be older.
        isLoaded = false;
        notice = { key: 'refreshing' };
        moved.send('REFRESH');
      });
    },

    stop: () => moved.send('REFUSED'),
  };
}

/** What the connection has to say in a state (ERR-18 … ERR-23). Being open clears it (LIVE-07). */
function noticeIn(state: ConnectionState, current: ConnectionNotice | undefined): ConnectionNotice | undefined {
  if (state === 'connecting')
    return current?.key === 'refreshing' || current?.key === 'stumbled' ? current : { key: 'attempting' };
  if (state === 'waiting') return { key: 'attempting' };
  if (state === 'interrupted') return { key: 'interrupted' };
  if (state === 'refused') return { key: 'refused' };
  if (state === 'suspect') return current;
  return undefined;
}

/** The milliseconds that a close reason tells to stay away: `retry_ms=1500`, or the number alone. */
function told(reason: string): number | undefined {
  const found = /(?:^|retry_ms\D{1,3})(\d{1,6})/.exec(reason)?.[1];
  return found === undefined ? undefined : Math.min(Math.max(Number(found), leastMs), mostMs);
}
