import type { SeededRandom } from '../kernel/seeded-random.ts';
import type { VirtualNetwork } from '../network/virtual-network.ts';
import type { ClientEnd } from '../network/wire.ts';
import type { HostQuestion } from '../world/host-questions.ts';
import { teamAt } from '../world/roster.ts';
import { teamName } from '../world/team-name.ts';
import type { World } from '../world/world.ts';

/** A quizmaster at a console, who repeats each command until it has worked. */
export interface HostConsole {
  /** Repeats a command until the server accepts or refuses it. True: accepted. */
  press(path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<boolean>;
}

/** How often an unanswered command is repeated: longer than any outage lasts. */
const attemptsMax = 200;

export function openConsole(world: World, network: VirtualNetwork, name: string): HostConsole {
  const { kernel, game, origin, faults, trace } = world;
  const random = world.random(name);
  const end: ClientEnd = { name, reach: (run) => run() };

  async function press(path: string, body: object | undefined, headers: Readonly<Record<string, string>>) {
    const response = await network.fetch(end, `${origin}/api/host/game/${game.game_id}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${game.hostToken}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.status;
  }

  /** The timeout of a request whose reply is lost. */
  const patience = () => kernel.sleep(8_000).then(() => 0);

  return {
    async press(path, body, headers = {}) {
      for (let presses = 0; presses < attemptsMax; presses += 1) {
        if (faults.has('host-double-click') && random.chance(0.3)) {
          faults.hit('host-double-click');
          press(path, body, headers).catch(() => {});
        }
        const status = await Promise.race([press(path, body, headers).catch(() => 0), patience()]);
        if (status >= 200 && status < 300) return true;
        if (status >= 400 && status < 500 && status !== 429) {
          trace.note(name, `refused ${status} ${path}`);
          return false;
        }
        await kernel.sleep(random.between(500, 2_000));
      }
      world.wrong('L1', `${name} presses ${path} in vain`);
      return false;
    },
  };
}

/** With a second quizmaster, who now and then does the same as the first at the same moment. */
export function withSecondHost(world: World, first: HostConsole, second: HostConsole): HostConsole {
  const random = world.random('together');
  return {
    press(path, ...more) {
      if (random.chance(0.3)) {
        world.faults.hit('two-hosts');
        second.press(path, ...more).catch(world.failed);
      }
      return first.press(path, ...more);
    },
  };
}

/** Hosts a whole game: starts, asks and closes each round, with all that quizmasters do in between. */
export async function hostGame(world: World, console: HostConsole): Promise<void> {
  const night: Night = { world, console, random: world.random('night'), revealRandom: world.random('told') };
  world.requestReset = (place, round_order) => {
    const team = teamAt(world.roster, place)?.teamid;
    if (team && !world.isSettling) console.press(`/team/${team}/round/${round_order}/reset`).catch(world.failed);
  };
  for (const round of world.rounds.keys()) await hostRound(night, round);
  await maybeEnd(night);
}

/** What the parts of a game share. */
interface Night {
  readonly world: World;
  readonly console: HostConsole;
  readonly random: SeededRandom;
  readonly revealRandom: SeededRandom;
}

async function hostRound(night: Night, round: number): Promise<void> {
  const { world, console, random, revealRandom } = night;
  const round_order = round + 1;
  await console.press('/round/start', { round_order });
  for (const question of world.rounds[round] ?? []) await hostQuestion(night, round_order, question);
  await pause(night, 7_000);
  if (revealRandom.chance(0.3)) await console.press('/nudge');
  if (world.isLong) await world.kernel.sleep(world.random('break').between(3, 15) * 60_000);
  if (random.chance(0.08)) await resetOne(night, round_order);
  await console.press('/submissions/close', random.chance(0.5) ? { keep_round: true } : {});
  // Too early within the grace period, or after it.
  await maybeReveal(night, round_order, 0.25);
  if (random.chance(0.3)) await pause(night, 6_000);
  await maybeReveal(night, round_order, 0.25);
  if (random.chance(0.1)) await onTeam(night, `/round/${round_order}/accept-late`);
  if (random.chance(0.03)) await onTeam(night, '/name', (team) => ({ team_name: `${teamName(team)} again` }));
  if (random.chance(0.03)) await onTeam(night, '/kick');
  if (random.chance(0.1)) await resetOne(night, round_order);
  if (random.chance(0.1)) await console.press('/submissions/open').then(() => pause(night, 4_000));
  if (round < world.rounds.length - 1 || random.chance(0.4)) await console.press('/round/end');
  await maybeReveal(night, round_order, 0.2);
}

async function hostQuestion(night: Night, round_order: number, question: HostQuestion): Promise<void> {
  const { world, console, random } = night;
  await pause(night, 4_000);
  await ask(night, round_order, question);
  if (random.chance(0.07)) await maybeRecall(night, round_order, question);
  if (world.faults.has('burst') && random.chance(0.5)) {
    world.faults.hit('burst');
    // Ten times what usually happens at such a moment.
    for (let n = 0; n < 5; n += 1) {
      await recall(night, question);
      await ask(night, round_order, question);
    }
  }
  if (random.chance(0.05)) {
    await pause(night, 3_000);
    await console.press('/submissions/close', random.chance(0.5) ? { keep_round: true } : {});
    await pause(night, 6_000);
    await console.press('/submissions/open');
  }
}

async function maybeEnd(night: Night): Promise<void> {
  const { console, random } = night;
  if (!random.chance(0.5)) return;
  await console.press('/end');
  const isRegretted = random.chance(0.15);
  if (isRegretted) await pause(night, 3_000).then(() => console.press('/reopen'));
  else if (random.chance(0.2)) await console.press('/finalize');
}

const pause = ({ world, random }: Night, most: number) => world.kernel.sleep(random.between(200, most));

async function maybeReveal({ world, console, revealRandom }: Night, round_order: number, chance: number) {
  if (!revealRandom.chance(chance)) return;
  world.ledger.revealed.add(round_order);
  await console.press('/reveal', { round_order });
}

async function ask({ world, console }: Night, round_order: number, { question_id, mark }: HostQuestion) {
  world.ledger.asked.add(mark);
  if (await console.press('/ask', { question_id })) return;
  // An older backup was restored, in which the round is not started.
  await console.press('/round/start', { round_order });
  await console.press('/ask', { question_id });
}

async function recall({ world, console }: Night, { question_id, mark }: HostQuestion): Promise<void> {
  const { kernel, ledger } = world;
  ledger.recalled.set(mark, kernel.now());
  await console.press('/recall', { question_id });
  ledger.recalled.set(mark, kernel.now());
}

async function maybeRecall(night: Night, round_order: number, question: HostQuestion): Promise<void> {
  await pause(night, 3_000);
  await recall(night, question);
  if (night.random.chance(0.3)) return;
  await pause(night, 3_000);
  await ask(night, round_order, question);
}

async function resetOne(night: Night, round_order: number): Promise<void> {
  await onTeam(night, `/round/${round_order}/reset`);
  await pause(night, 3_000);
}

/** Does something to one of the teams. */
async function onTeam({ world, console, random }: Night, path: string, body?: (team: number) => object): Promise<void> {
  const place = random.below(world.plan.teams.length);
  const team = teamAt(world.roster, place)?.teamid;
  if (team) await console.press(`/team/${team}${path}`, body?.(place));
}
