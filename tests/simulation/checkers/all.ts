import type { ConnectionState } from '@snug/client';
import { followedTabs, type NetworkSocket, type Tab, type World } from '@snug/testing/simulation';
import type { Totals } from '../totals.ts';
import { acknowledged } from './acknowledged.ts';
import { countActivities } from './activities.ts';
import { belonging } from './belonging.ts';
import { boards } from './boards.ts';
import { bounds } from './bounds.ts';
import { captaincy } from './captaincy.ts';
import type { Checker } from './checker.ts';
import { connecting } from './connecting.ts';
import { converge } from './convergence.ts';
import { endedLogins } from './ended-logins.ts';
import { graded } from './graded.ts';
import { handedIn } from './handed-in.ts';
import { heldAnswers } from './held-answers.ts';
import { leaks } from './leaks.ts';
import { leftovers } from './leftovers.ts';
import { levelSoon } from './level-soon.ts';
import { newest } from './newest.ts';
import { overtaken } from './overtaken.ts';
import { results } from './results.ts';
import { screens } from './screens.ts';
import { streams } from './streams.ts';
import { submitted } from './submitted.ts';
import { timing } from './timing.ts';
import { views } from './views.ts';

export type Checkers = ReturnType<typeof checkAll>;

/** All checkers, as one observer. */
export function checkAll(world: World, totals: Totals) {
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
    handedIn(world),
    graded(world),
    results(world),
    boards(world),
    screens(world, held),
    leftovers(world),
    newest(world, captains, held),
    overtaken(world),
    connecting(world),
    levelSoon(world, stream),
    endedLogins(world),
    countActivities(world),
    bounds(world),
  ];
  const convergence = converge(world, stream);
  const states = new WeakMap<Tab, ConnectionState>();

  const beforeFrame = having(all, 'beforeFrame');
  const { connectionChanged, gameChanged, ...told } = tellEach(all);

  return {
    ...told,
    frameReceived(socket: NetworkSocket, text: string, deliver: () => void): void {
      const after = beforeFrame.map((each) => each.beforeFrame?.(socket, text));
      deliver();
      for (const look of after) look?.();
    },
    async serverStarted(): Promise<void> {
      for (const each of all) await each.serverStarted?.();
    },
    gameChanged(tab: Tab): void {
      const state = tab.game.get().connection;
      const before = states.get(tab) ?? 'idle';
      if (state !== before) {
        states.set(tab, state);
        world.trace.note(tab.name, `${before} → ${state}`);
        connectionChanged(tab, before, state);
      }
      gameChanged(tab);
    },
    ...convergence,
    async settled(): Promise<void> {
      for (const tab of followedTabs(world.players)) await view.show(tab);
      for (const each of all) await each.settled?.();
    },
  };
}

/** What every checker is told in its turn. */
const told = [
  'requestSent',
  'requestArrived',
  'responseSent',
  'frameWritten',
  'frameSent',
  'socketOpening',
  'socketClosed',
  'published',
  'tabResumed',
  'lineIsGood',
  'connectionChanged',
  'gameChanged',
] as const;

/** Most checkers have few hooks. */
function having(all: readonly Checker[], hook: keyof Checker): readonly Checker[] {
  return all.filter((each) => each[hook] !== undefined);
}

function tellEach(all: readonly Checker[]): Required<Pick<Checker, (typeof told)[number]>> {
  const tell = (hook: (typeof told)[number]) => {
    const those = having(all, hook);
    return (...args: unknown[]): void => {
      for (const each of those) (each[hook] as (...all: unknown[]) => unknown)(...args);
    };
  };
  // Each hook gets what its own type says.
  return Object.fromEntries(told.map((hook) => [hook, tell(hook)])) as never;
}
