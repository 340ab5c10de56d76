import type { ConnectionState } from '@snug/client';
import { screensOf, type Tab, type World, type WorldObserver } from '@snug/testing/simulation';
import type { GameNews } from '../../../packages/server/foundation/pub-sub.ts';
import type { Totals } from '../totals.ts';
import { acknowledged } from './acknowledged.ts';
import { countActivities } from './activities.ts';
import { belonging } from './belonging.ts';
import { bounds } from './bounds.ts';
import { captaincy } from './captaincy.ts';
import type { Checker } from './checker.ts';
import { connecting } from './connecting.ts';
import { converge } from './convergence.ts';
import { endedLogins } from './ended-logins.ts';
import { heldAnswers } from './held-answers.ts';
import { leaks } from './leaks.ts';
import { leftovers } from './leftovers.ts';
import { newest } from './newest.ts';
import { overtaken } from './overtaken.ts';
import { screens } from './screens.ts';
import { streams } from './streams.ts';
import { submitted } from './submitted.ts';
import { timing } from './timing.ts';
import { views } from './views.ts';

/** All checkers, as one observer. */
export interface Checkers extends WorldObserver {
  published(ring: GameNews): void;
  serverStarted(): Promise<void>;
  /** Whether every client has the server's current state. */
  hasConverged(): Promise<boolean>;
  /** Fails unless every client has the server's current state by now (L1). */
  checkConvergence(): Promise<void>;
  settled(): Promise<void>;
}

export function checkAll(world: World, totals: Totals): Checkers {
  const stream = streams(world, totals);
  const captains = captaincy(world);
  const held = heldAnswers(world);
  const view = views(world, stream);
  const all: readonly Checker[] = [
    captains,
    leaks(world, totals),
    stream,
    view,
    timing(world),
    held,
    acknowledged(world, held),
    belonging(world),
    submitted(world),
    screens(world, held),
    leftovers(world),
    newest(world, captains, held),
    overtaken(world),
    connecting(world),
    endedLogins(world),
    countActivities(world),
    bounds(world),
  ];
  /** The checkers that implement a hook: most implement few. */
  const withHook = <K extends keyof Checker>(what: K) => all.filter((each) => each[what] !== undefined);
  const beforeFrame = withHook('beforeFrame');
  const [requestSent, requestArrived, responseSent, frameWritten, frameSent, socketOpening, socketClosed] = [
    withHook('requestSent'),
    withHook('requestArrived'),
    withHook('responseSent'),
    withHook('frameWritten'),
    withHook('frameSent'),
    withHook('socketOpening'),
    withHook('socketClosed'),
  ];
  const [published, serverStarted, gameChanged, connectionChanged, tabResumed, settled] = [
    withHook('published'),
    withHook('serverStarted'),
    withHook('gameChanged'),
    withHook('connectionChanged'),
    withHook('tabResumed'),
    withHook('settled'),
  ];
  const convergence = converge(world, stream);
  const states = new WeakMap<Tab, ConnectionState>();

  return {
    requestSent(...args) {
      for (const each of requestSent) each.requestSent?.(...args);
    },
    requestArrived(...args) {
      for (const each of requestArrived) each.requestArrived?.(...args);
    },
    responseSent(...args) {
      for (const each of responseSent) each.responseSent?.(...args);
    },
    frameWritten(...args) {
      for (const each of frameWritten) each.frameWritten?.(...args);
    },
    frameReceived(socket, text, deliver) {
      const after = beforeFrame.map((each) => each.beforeFrame?.(socket, text));
      deliver();
      for (const look of after) look?.();
    },
    frameSent(...args) {
      for (const each of frameSent) each.frameSent?.(...args);
    },
    socketOpening(...args) {
      for (const each of socketOpening) each.socketOpening?.(...args);
    },
    socketClosed(...args) {
      for (const each of socketClosed) each.socketClosed?.(...args);
    },
    published(ring) {
      for (const each of published) each.published?.(ring);
    },
    async serverStarted() {
      for (const each of serverStarted) await each.serverStarted?.();
    },
    gameChanged(tab) {
      const state = tab.game.get().connection;
      const before = states.get(tab) ?? 'idle';
      if (state !== before) {
        states.set(tab, state);
        world.trace.note(tab.name, `${before} → ${state}`);
        for (const each of connectionChanged) each.connectionChanged?.(tab, before, state);
      }
      for (const each of gameChanged) each.gameChanged?.(tab);
    },
    tabResumed(tab, isDeliberate) {
      for (const each of tabResumed) each.tabResumed?.(tab, isDeliberate);
    },
    hasConverged: () => convergence.hasConverged(),
    checkConvergence: () => convergence.checkConvergence(),
    async settled() {
      for (const player of world.players) {
        for (const tab of screensOf(player)) if (tab.isFollowing) await view.show(tab);
      }
      for (const each of settled) await each.settled?.();
    },
  };
}
