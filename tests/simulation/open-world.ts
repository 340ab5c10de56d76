import { BrokenPromise } from './broken-promise.ts';
import { type Checkers, checkAll } from './checkers/all.ts';
import { questionsOf } from './checkers/queries.ts';
import { createFaultAfterInput } from './faults/after-input.ts';
import { setPhoneConditions } from './faults/conditions.ts';
import type { Faults } from './faults/faults.ts';
import type { Kernel } from './kernel.ts';
import { createLedger } from './ledger.ts';
import { createVirtualNetwork } from './network/virtual-network.ts';
import { createPhone } from './phone/phone.ts';
import { packOf, planOf } from './plan.ts';
import { createRoster } from './roster.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import type { SimServer } from './server/index.ts';
import type { Totals } from './simulation.ts';
import { tampering } from './tampering.ts';
import { logInAgain } from './test-players/log-in-again.ts';
import type { HostQuestion } from './test-players/quizmaster.ts';
import type { Trace } from './trace.ts';
import type { World } from './world.ts';

export interface WorldOptions {
  readonly seed: number;
  readonly kernel: Kernel;
  readonly trace: Trace;
  readonly server: SimServer;
  readonly faults: Faults;
  /** Counts violations. */
  readonly totals: { -readonly [name in keyof Totals]: number };
  /** Ends the seed with an error. */
  stop(error: unknown): void;
}

const origin = 'https://snug.test';

/** Prepares a game that nobody has joined yet. */
export async function openWorld({
  seed,
  kernel,
  trace,
  server,
  faults,
  totals,
  stop,
}: WorldOptions): Promise<World & { checkers: Checkers }> {
  const random = (name: string) => seededRandom(seed, name);
  const plan = planOf(random('plan'), faults);
  const game = await server.newGame(packOf(plan));
  let calls = 0;

  const world: World & { checkers: Checkers } = {
    seed,
    plan,
    kernel,
    trace,
    faults,
    server,
    origin,
    game,
    random,
    roster: createRoster(server.db, game.game_id),
    ledger: createLedger(),
    rounds: await roundsOf({ server, game, plan }),
    players: [],
    olderClients: [],
    codes: new Map(),
    teamChangeChance: teamChangeChanceOf(random('drama')),
    isLong: random('length').chance(0.01),
    isSettling: false,
    pendingCrash: undefined,
    checkers: undefined as unknown as Checkers,
    callCount: () => calls,
    serverDied() {
      if (world.pendingCrash) faults.hit(world.pendingCrash);
      world.pendingCrash = undefined;
    },
    faultAfterInput: () => {},
    requestReset: () => {},
    failed: stop,
    wrong: (promise, why) => stop(new BrokenPromise(promise, why)),

    network: (name) =>
      createVirtualNetwork(name, {
        kernel,
        trace,
        faults,
        server,
        origin,
        observer,
        tampering: tampered,
        failed: stop,
        random: random(`line ${name}`),
      }),

    newPhone(player) {
      const name = `${player.name}${player.phones.length + 1}`;
      const phone = createPhone(name, {
        kernel,
        trace,
        origin,
        random: random(`phone ${name}`),
        network: world.network(name),
        gameId: game.game_id,
        changed: (tab) => world.checkers.gameChanged(tab),
        resumed: (tab, isDeliberate) => world.checkers.tabResumed(tab, isDeliberate),
        unauthorized: (tab) => logInAgain(world, player, tab),
      });
      player.phones.push(phone);
      setPhoneConditions(world, phone);
      return phone;
    },
  };
  const tampered = tampering(world);
  const observer: Parameters<typeof createVirtualNetwork>[1]['observer'] = {
    requestSent: (...args) => world.checkers.requestSent(...args),
    requestArrived(sent) {
      calls += 1;
      world.checkers.requestArrived(sent);
    },
    responseSent: (...args) => world.checkers.responseSent(...args),
    frameWritten: (...args) => world.checkers.frameWritten(...args),
    frameReceived: (...args) => world.checkers.frameReceived(...args),
    frameSent: (...args) => world.checkers.frameSent(...args),
    socketOpening: (...args) => world.checkers.socketOpening(...args),
    socketClosed: (...args) => world.checkers.socketClosed(...args),
  };
  return Object.assign(world, { faultAfterInput: createFaultAfterInput(world), checkers: checkAll(world, totals) });
}

/** Most teams stay as they are, some change now and then, and in a few members come and go all the time. */
function teamChangeChanceOf(random: SeededRandom): number {
  const mood = random.fraction();
  return mood < 0.7 ? 0 : mood < 0.95 ? 0.04 : 0.3;
}

/** The questions of each round, as the quizmaster has them. */
async function roundsOf({ server, game, plan }: Pick<World, 'server' | 'game' | 'plan'>): Promise<HostQuestion[][]> {
  const rows = await questionsOf(server.db, game);
  return plan.rounds.map((_, round) =>
    rows
      .filter(({ round_order }) => round_order === round + 1)
      .map(({ question_id, question_index }) => ({ question_id, mark: `${round}.${question_index}` })),
  );
}
