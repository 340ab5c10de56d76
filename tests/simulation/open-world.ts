import { Broken } from './broken.ts';
import { type Checkers, checkAll } from './checkers/all.ts';
import { questionsOf } from './checkers/queries.ts';
import type { Faults } from './faults.ts';
import type { Kernel } from './kernel.ts';
import { createLedger } from './ledger.ts';
import { ambushes } from './misfortunes/ambush.ts';
import { worsen } from './misfortunes/weather.ts';
import { createLine, type Line } from './network/line.ts';
import { logInAgain } from './people/log-in-again.ts';
import type { HostQuestion } from './people/quizmaster.ts';
import { createPhone } from './phone/phone.ts';
import { packOf, planOf } from './plan.ts';
import type { Totals } from './play.ts';
import { createRoster } from './roster.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import type { SimServer } from './server/index.ts';
import { tampering } from './tampering.ts';
import type { Trace } from './trace.ts';
import type { World } from './world.ts';

export interface Stage {
  readonly seed: number;
  readonly kernel: Kernel;
  readonly trace: Trace;
  readonly server: SimServer;
  readonly faults: Faults;
  /** Counts what may not be. */
  readonly totals: { -readonly [name in keyof Totals]: number };
  /** Ends the seed with what went wrong. */
  stop(error: unknown): void;
}

const origin = 'https://snug.test';

/** An empty pub: the game is prepared, and nobody has come yet. */
export async function openWorld({
  seed,
  kernel,
  trace,
  server,
  faults,
  totals,
  stop,
}: Stage): Promise<World & { checkers: Checkers }> {
  const random = (name: string) => seededRandom(seed, name);
  const plan = planOf(random('plan'), faults);
  const game = await server.newGame(packOf(plan));
  let calls = 0;

  const world: World & { checkers: Checkers; line(name: string): Line } = {
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
    originals: [],
    codes: new Map(),
    drama: dramaOf(random('drama')),
    isLong: random('length').chance(0.01),
    isResting: false,
    dying: undefined,
    checkers: undefined as unknown as Checkers,
    traffic: () => calls,
    died() {
      if (world.dying) faults.hit(world.dying);
      world.dying = undefined;
    },
    ambush: () => {},
    wantBack: () => {},
    failed: stop,
    wrong: (promise, why) => stop(new Broken(promise, why)),

    line: (name) =>
      createLine(name, {
        kernel,
        trace,
        faults,
        server,
        origin,
        witness,
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
        line: world.line(name),
        gameId: game.game_id,
        changed: (tab) => world.checkers.changed(tab),
        resumed: (tab, isWish) => world.checkers.resumed(tab, isWish),
        unauthorized: (tab) => logInAgain(world, player, tab),
      });
      player.phones.push(phone);
      worsen(world, phone);
      return phone;
    },
  };
  const tampered = tampering(world);
  const witness: Parameters<typeof createLine>[1]['witness'] = {
    left: (...args) => world.checkers.left(...args),
    arrived(sent) {
      calls += 1;
      world.checkers.arrived(sent);
    },
    answered: (...args) => world.checkers.answered(...args),
    wrote: (...args) => world.checkers.wrote(...args),
    heard: (...args) => world.checkers.heard(...args),
    said: (...args) => world.checkers.said(...args),
    opening: (...args) => world.checkers.opening(...args),
    told: (...args) => world.checkers.told(...args),
  };
  return Object.assign(world, { ambush: ambushes(world), checkers: checkAll(world, totals) });
}

/** Most teams stay as they are, some change now and then, and in a few people come and go all the time. */
function dramaOf(random: SeededRandom): number {
  const mood = random.fraction();
  return mood < 0.7 ? 0 : mood < 0.95 ? 0.04 : 0.3;
}

/** The questions of each round, as the quizmaster has them on the desk. */
async function roundsOf({ server, game, plan }: Pick<World, 'server' | 'game' | 'plan'>): Promise<HostQuestion[][]> {
  const rows = await questionsOf(server.db, game);
  return plan.rounds.map((_, round) =>
    rows
      .filter(({ round_order }) => round_order === round + 1)
      .map(({ question_id, question_index }) => ({ question_id, mark: `${round}.${question_index}` })),
  );
}
