import { antiForgeryCookie } from '@snug/contract';
import { Broken } from './broken.ts';
import { type Checkers, checkAll } from './checkers/all.ts';
import { questionsOf } from './checkers/queries.ts';
import type { Faults } from './faults.ts';
import type { Kernel } from './kernel.ts';
import { createLedger } from './ledger.ts';
import { ambushes, calmDown, misfortunes, worsen } from './misfortunes.ts';
import { createLine, type Line } from './network/line.ts';
import { enter } from './people/enter.ts';
import { operate } from './people/operator.ts';
import { originalClient } from './people/original.ts';
import { type Player, screensOf } from './people/player.ts';
import { type HostQuestion, host, openConsole, together } from './people/quizmaster.ts';
import { comesBack, live } from './people/think.ts';
import { createPhone } from './phone/phone.ts';
import type { Tab } from './phone/tab.ts';
import { packOf, planOf } from './plan.ts';
import type { Totals } from './play.ts';
import { createRoster } from './roster.ts';
import { seededRandom } from './seeded-random.ts';
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
/** No night is longer, even one in which everybody sleeps for hours. */
const longestMs = 8 * 3_600_000;
/** After the last fault everybody is level again within this long (L1), and nothing lies about unsent within that (L2). */
const levelWithinMs = 30_000;
const restMs = 120_000;
const lookMs = 3_000;

/** One seed: people come, a night is played under faults, and then it is looked at what is left. */
export async function evening(stage: Stage): Promise<void> {
  const { kernel } = stage;
  const world = await openWorld(stage);
  const checkers = checkAll(world, stage.totals);
  Object.assign(world, { checkers });
  await begun(world, checkers)();

  await seat(world);
  const isOver = opened(world);
  misfortunes(world, playMs(world));
  operate(world, begun(world, checkers));
  while (!isOver() && kernel.elapsed() < longestMs) await kernel.run(kernel.now() + 1_000);

  world.isResting = true;
  calmDown(world);
  await rest(world, checkers);
}

/** Until everybody is level and nothing is unsent; who looks at a phone now taps it. */
async function rest(world: World, checkers: Checkers): Promise<void> {
  const { kernel } = world;
  for (let restedMs = 0; restedMs < restMs; restedMs += lookMs) {
    await kernel.run(kernel.now() + lookMs);
    const isLevel = await checkers.isLevel();
    if (!isLevel && restedMs >= levelWithinMs - lookMs) await checkers.level();
    if (isLevel && tabsOf(world).every(isQuiet)) break;
    for (const player of world.players) {
      for (const tab of screensOf(player)) {
        tab.page.tell('tap');
        // A screen that says so has a button.
        if (tab.isFollowing && tab.game.get().connection === 'refused') comesBack(world, player, tab);
      }
    }
    for (const each of world.originals) each.thump();
  }
  const restless = tabsOf(world).find((tab) => !isQuiet(tab));
  if (restless) world.wrong('L2', `${restless.name} does not come to rest: ${JSON.stringify(whatIsLeft(restless))}`);
  await checkers.atRest();
  // What the last look has found ends the seed in here.
  await kernel.run(kernel.now() + 1);
}

function isQuiet(tab: Tab): boolean {
  const { unsent, submitting } = whatIsLeft(tab);
  return unsent === 0 && submitting !== 'sending';
}

function whatIsLeft({ game }: Tab) {
  const { unsent, submitting, connection } = game.get();
  return { unsent, submitting: submitting.state, connection };
}

function tabsOf(world: World): Tab[] {
  return world.players.flatMap(screensOf).filter((tab) => tab.isFollowing);
}

async function openWorld({
  seed,
  kernel,
  trace,
  server,
  faults,
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
    drama: random('drama').chance(0.3) ? 0.04 : 0,
    isResting: false,
    dying: undefined,
    checkers: undefined as unknown as Checkers,
    traffic: () => calls,
    died() {
      if (world.dying) faults.hit(world.dying);
      world.dying = undefined;
    },
    ambush: () => {},
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
        sentHome() {},
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
  Object.assign(world, { ambush: ambushes(world) });
  return world;
}

/** After each start of the server: whoever checks hears its doorbell. */
function begun(world: World, checkers: Checkers): () => Promise<void> {
  return async () => {
    world.server.house.doorbell.listen({ rang: checkers.rang, loggedOut() {} });
    await checkers.started();
  };
}

/** Everybody of the plan, each with a phone. */
async function seat(world: World): Promise<void> {
  const { plan, kernel, server } = world;
  const people: (Pick<Player, 'team' | 'role'> & { isRegistered: boolean })[] = [];
  for (const [team, { isRegistered, client, members }] of plan.teams.entries()) {
    if (client !== 'today') {
      const name = `z${team}`;
      const seated = originalClient(world, world.line(name), world.random(name), {
        name,
        team,
        hasCursor: client === 'n-1',
      });
      world.originals.push(seated);
      seated.live();
      continue;
    }
    people.push({ team, role: 'captain', isRegistered });
    for (const role of members) people.push({ team, role, isRegistered: true });
  }
  for (let n = 0; n < plan.watchers; n += 1) people.push({ team: undefined, role: 'watcher', isRegistered: false });

  for (const [n, { team, role, isRegistered }] of people.entries()) {
    const name = String.fromCharCode('a'.charCodeAt(0) + n);
    const account = isRegistered ? await server.newAccount(`Player ${name}`) : undefined;
    const random = world.random(`player ${name}`);
    const player: Player = { name, team, role, random, account, phones: [], count: 0, isIn: false, refusals: 0 };
    world.players.push(player);
    const tab = world.newPhone(player).open();
    if (account) tab.client.session.setToken(account.token);
    if (random.chance(0.7)) player.phones[0]?.setCookie(cookieOf(world, tab));
    kernel.after(random.between(0, 1_500), () => tab.reach(() => enter(world, player, tab)));
    live(world, player);
  }
}

/** What a phone has that was here before: most have. The others ask for it with their first write. */
function cookieOf({ server }: World, tab: Tab): string {
  return `${antiForgeryCookie}=${server.house.keys.antiForgery(tab.client.session.clientId())}`;
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

/** The quizmaster begins after a while. Answers whether the night is over. */
function opened(world: World): () => boolean {
  const desk = openConsole(world, world.line('quizmaster'), 'quizmaster');
  const desks = world.faults.has('two-hosts')
    ? together(world, desk, openConsole(world, world.line('second host'), 'second host'))
    : desk;
  let isOver = false;
  world.kernel.after(world.random('opening').between(2_000, 6_000), () => {
    host(world, desks).then(() => {
      isOver = true;
    }, world.failed);
  });
  return () => isOver;
}

/** About how long a night takes: faults spread over that. */
function playMs({ plan }: World): number {
  const questions = plan.rounds.reduce((sum, round) => sum + round.questions.length, 0);
  return 3_000 + plan.rounds.length * 6_000 + questions * 2_200;
}

/** A phone whose token turned out invalid: its owner logs in once more, and opens the game again. */
function logInAgain(world: World, player: Player, { phone, name }: Tab): void {
  const { kernel, server } = world;
  const { account } = player;
  if (!account) return;
  world.trace.note(name, 'is logged out');
  const again = async () => {
    const [tab] = phone.tabs;
    if (!server.isUp || phone.isAsleep || !tab) return later();
    if (tab.client.session.token() === undefined) {
      const row = await server.db
        .selectFrom('accounts')
        .selectAll()
        .where('account_id', '=', account.account_id)
        .executeTakeFirstOrThrow();
      account.token = await server.house.tokens.ofPlayer(row);
      tab.client.session.setToken(account.token);
    }
    for (const each of phone.tabs) if (each.isFollowing) each.refresh();
  };
  const later = () => void kernel.after(player.random.between(500, 4_000), () => again().catch(world.failed));
  later();
}
