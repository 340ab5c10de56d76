import { createFaults, type FaultName } from './faults.ts';
import { createKernel, type Kernel } from './kernel.ts';
import { createLedger } from './ledger.ts';
import { checkAll } from './checkers/all.ts';
import { createLine, type Line, type Tampering, type Witness } from './line.ts';
import { calmDown, misfortunes, worsen } from './misfortunes.ts';
import { enter } from './people/enter.ts';
import { type Player, screensOf } from './people/player.ts';
import { type HostQuestion, host, openConsole } from './people/quizmaster.ts';
import { live } from './people/think.ts';
import { createPhone } from './phone/phone.ts';
import { packOf, planOf } from './plan.ts';
import { createRoster } from './roster.ts';
import { seededRandom } from './seeded-random.ts';
import { openSimServer, type SimServer } from './server/index.ts';
import { createTrace, type Trace } from './trace.ts';
import type { World } from './world.ts';

/** What became of one seed. */
export interface Outcome {
  readonly seed: number;
  /** The promise that was broken and how, if one was. */
  readonly wrong: { readonly promise: string; readonly why: string } | undefined;
  readonly hits: ReadonlyMap<FaultName, number>;
  readonly steps: number;
  /** With the trace on. */
  readonly hash: string;
  readonly lines: readonly string[];
}

/** Plays seeds, one after the other, on one server. */
export interface Theatre {
  play(seed: number, options?: { readonly trace?: boolean; readonly only?: readonly FaultName[] }): Promise<Outcome>;
}

class Broken extends Error {
  readonly promise: string;
  constructor(promise: string, why: string) {
    super(why);
    this.promise = promise;
  }
}

const origin = 'https://snug.test';

export async function openTheatre(): Promise<Theatre> {
  const kernel = createKernel();
  const trace = createTrace(kernel.elapsed);
  let random = seededRandom(0, 'server');
  let failed = (_error: unknown): void => {};
  const server = await openSimServer({
    clock: kernel,
    random: { bytes: (count) => random.bytes(count) },
    real: kernel.real,
    failed: (error) => failed(error),
  });

  return {
    async play(seed, { trace: isTraced = false, only } = {}) {
      kernel.reset();
      trace.reset();
      trace.isOn = isTraced;
      random = seededRandom(seed, 'server');
      await server.reset(seed);
      const faults = createFaults(seededRandom(seed, 'faults'), only);
      let wrong: Outcome['wrong'];
      // What a seed still has under way when it ends is not the next one's.
      let isOver = false;
      const stop = (error: unknown) => void (isOver || kernel.stop(error));
      failed = stop;
      try {
        await evening({ seed, kernel, trace, server, faults, stop });
      } catch (error) {
        wrong =
          error instanceof Broken
            ? { promise: error.promise, why: error.message }
            : { promise: 'bug', why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
        trace.note('simulation', `${wrong.promise}: ${wrong.why}`);
      } finally {
        isOver = true;
        server.crash();
        await kernel.quiet();
      }
      return { seed, wrong, hits: faults.hits, steps: kernel.steps(), hash: isTraced ? trace.hash() : '', lines: trace.lines() };
    },
  };
}

interface Stage {
  readonly seed: number;
  readonly kernel: Kernel;
  readonly trace: Trace;
  readonly server: SimServer;
  readonly faults: ReturnType<typeof createFaults>;
  /** Ends the seed with what went wrong. */
  stop(error: unknown): void;
}

/** One seed: people come, a night is played under faults, and then it is looked at what is left. */
async function evening({ seed, kernel, trace, server, faults, stop }: Stage): Promise<void> {
  const named = (name: string) => seededRandom(seed, name);
  const plan = planOf(named('plan'), faults);
  const game = await server.newGame(packOf(plan));
  const roster = createRoster(server.db, game.game_id);
  const ledger = createLedger();
  let calls = 0;

  const world: World = {
    seed, plan, kernel, trace, faults, ledger, server, origin, game, roster,
    players: [],
    codes: new Map(),
    drama: named('drama').chance(0.3) ? 0.04 : 0,
    isResting: false,
    isTampered: false,
    random: named,
    traffic: () => calls,
    newPhone(player) {
      const name = `${player.name}${player.phones.length + 1}`;
      const phone = createPhone(name, {
        kernel, trace, origin,
        random: named(`phone ${name}`),
        line: lineOf(name),
        gameId: game.game_id,
        changed: (tab) => checkers.changed(tab),
        resumed: (tab) => checkers.resumed(tab),
        unauthorized() {},
        sentHome() {},
      });
      player.phones.push(phone);
      worsen(world, phone);
      return phone;
    },
    ambush() {},
    failed: stop,
    wrong(promise, why) {
      stop(new Broken(promise, why));
    },
  };
  const checkers = checkAll(world);
  const witness: Witness = {
    ...checkers,
    arrived(sent) {
      calls += 1;
      checkers.arrived(sent);
    },
  };
  const begun = async () => {
    server.house.doorbell.listen({ rang: checkers.rang, loggedOut() {} });
    await checkers.started();
  };
  await begun();
  const tampering: Tampering = { frame: () => undefined, reply: () => undefined };
  function lineOf(name: string): Line {
    return createLine(name, { kernel, trace, faults, server, witness, tampering, origin, failed: stop, random: named(`line ${name}`) });
  }

  const cast = plan.teams.flatMap(({ isRegistered, members }, team) => [
    { team, role: 'captain' as const, isRegistered },
    ...members.map((role) => ({ team, role, isRegistered: true })),
  ]);
  for (let n = 0; n < plan.watchers; n += 1) cast.push({ team: undefined as never, role: 'watcher' as never, isRegistered: false });
  for (const [n, { team, role, isRegistered }] of cast.entries()) {
    const name = String.fromCharCode(97 + n);
    const player: Player = {
      name, team, role, random: named(`player ${name}`), phones: [], count: 0, isIn: false, refusals: 0,
      account: isRegistered ? await server.newAccount(`Player ${name}`) : undefined,
    };
    world.players.push(player);
    const tab = world.newPhone(player).open();
    if (player.account) tab.client.session.setToken(player.account.token);
    kernel.after(player.random.between(0, 1_500), () => tab.reach(() => enter(world, player, tab)));
    live(world, player);
  }

  const rows = await server.db.selectFrom('questions').innerJoin('rounds', 'rounds.round_id', 'questions.round_id')
    .select(['question_id', 'round_order', 'question_index']).where('questions.game_id', '=', game.game_id)
    .orderBy('round_order').orderBy('question_index').execute();
  const rounds: HostQuestion[][] = plan.rounds.map(() => []);
  for (const { question_id, round_order, question_index } of rows) {
    rounds[round_order - 1]?.push({ question_id, mark: `${round_order - 1}.${question_index}` });
  }
  const console_ = openConsole(world, lineOf('quizmaster'), 'quizmaster');
  let isOver = false;
  kernel.after(named('night').between(2_000, 6_000), () => {
    host(world, console_, rounds).then(() => { isOver = true; }, stop);
  });

  const questions = plan.rounds.reduce((sum, each) => sum + each.questions.length, 0);
  misfortunes(world, 8_000 + plan.rounds.length * 8_000 + questions * 3_000);

  // A server that is down comes back after a while.
  kernel.afterStep = () => {};
  const watch = () => {
    if (!server.isUp) {
      for (const { phones } of world.players) for (const phone of phones) phone.line.serverDied();
      kernel.after(named(`outage ${kernel.now()}`).between(200, 8_000), () => { server.start().then(begun).then(watchOn, watchOn); });
    } else watchOn();
  };
  const watchOn = () => kernel.after(250, watch);
  watchOn();

  const limit = kernel.now() + 4 * 3_600_000;
  while (!isOver && kernel.now() < limit) await kernel.run(kernel.now() + 1_000);
  world.isResting = true;
  await calmDown(world);
  for (let waited = 0; waited < 30_000; waited += 3_000) {
    await kernel.run(kernel.now() + 3_000);
    for (const player of world.players) {
      for (const tab of screensOf(player)) {
        if (!tab.isFollowing) continue;
        checkers.resumed(tab);
        tab.page.tell('tap');
      }
    }
  }
  await kernel.run(kernel.now() + 1);
  await checkers.atRest();
  await kernel.run(kernel.now() + 1);
}
