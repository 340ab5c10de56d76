import type { VirtualNetwork } from '../network/virtual-network.ts';
import type { ClientEnd } from '../network/wire.ts';
import type { HostQuestion } from '../world/host-questions.ts';
import { placeOf, teamName, type World } from '../world/world.ts';

/** A quizmaster at a console, who repeats each command until it has worked. */
interface HostConsole {
  /** Repeats a command until the server accepts or refuses it. True: accepted. */
  press(path: string, body?: object): Promise<boolean>;
}

/** How often an unanswered command is repeated: longer than any outage lasts. */
const attemptsMax = 200;

export function openConsole(world: World, network: VirtualNetwork, name: string): HostConsole {
  const { kernel, game, origin, faults, trace } = world;
  const random = world.random(name);
  const end: ClientEnd = { name, reach: (run) => run() };

  async function press(path: string, body: object | undefined): Promise<number> {
    const response = await network.fetch(end, `${origin}/api/host/game/${game.game_id}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${game.hostToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.status;
  }

  /** The timeout of a request whose reply is lost. */
  const patience = () => kernel.sleep(8_000).then(() => 0);

  return {
    async press(path, body) {
      for (let presses = 0; presses < attemptsMax; presses += 1) {
        if (faults.has('host-double-click') && random.chance(0.3)) {
          faults.hit('host-double-click');
          press(path, body).catch(() => {});
        }
        const status = await Promise.race([press(path, body).catch(() => 0), patience()]);
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
    press(path, body) {
      if (random.chance(0.3)) {
        world.faults.hit('two-hosts');
        second.press(path, body).catch(world.failed);
      }
      return first.press(path, body);
    },
  };
}

/** Hosts a whole game: starts, asks and closes each round, with all that quizmasters do in between. */
export async function hostGame(world: World, console: HostConsole): Promise<void> {
  const { kernel, ledger, rounds } = world;
  const random = world.random('night');
  const revealRandom = world.random('told');
  const pause = (most: number) => kernel.sleep(random.between(200, most));
  const isBurst = world.faults.has('burst');
  world.requestReset = (place, round_order) => {
    const team = teamid(place);
    if (team && !world.isSettling) resetOf(team, round_order).catch(world.failed);
  };

  for (const [place, questions] of rounds.entries()) {
    const round_order = place + 1;
    const startRound = () => console.press('/round/start', { round_order });
    await startRound();
    for (const question of questions) {
      await pause(4_000);
      await ask(question);
      if (random.chance(0.07)) await maybeRecall(question);
      if (isBurst && random.chance(0.5)) await burst(question);
      if (random.chance(0.05)) await closeAndOpen();
    }
    await pause(7_000);
    if (revealRandom.chance(0.3)) await console.press('/nudge');
    if (world.isLong) await kernel.sleep(world.random('break').between(3, 15) * 60_000);
    if (random.chance(0.08)) await resetOne(round_order);
    await console.press('/submissions/close', random.chance(0.5) ? { keep_round: true } : {});
    // Too early within the grace period, or after it.
    if (revealRandom.chance(0.25)) await reveal();
    if (random.chance(0.3)) await pause(6_000);
    if (revealRandom.chance(0.25)) await reveal();
    if (random.chance(0.1)) await acceptLate(round_order);
    if (random.chance(0.03)) await renameOne();
    if (random.chance(0.03)) await kickOne();
    if (random.chance(0.1)) await resetOne(round_order);
    if (random.chance(0.1)) await console.press('/submissions/open').then(() => pause(4_000));
    if (place < rounds.length - 1 || random.chance(0.4)) await console.press('/round/end');
    if (revealRandom.chance(0.2)) await reveal();

    async function reveal(): Promise<void> {
      ledger.revealed.add(round_order);
      await console.press('/reveal', { round_order });
    }

    async function ask({ question_id, mark }: HostQuestion): Promise<void> {
      ledger.asked.add(mark);
      if (await console.press('/ask', { question_id })) return;
      // An older backup was restored, in which the round is not started.
      await startRound();
      await console.press('/ask', { question_id });
    }

    async function recall({ question_id, mark }: HostQuestion): Promise<void> {
      ledger.recalled.set(mark, kernel.now());
      await console.press('/recall', { question_id });
      ledger.recalled.set(mark, kernel.now());
    }

    async function maybeRecall(question: HostQuestion): Promise<void> {
      await pause(3_000);
      await recall(question);
      if (random.chance(0.3)) return;
      await pause(3_000);
      await ask(question);
    }

    /** Ten times what usually happens at such a moment. */
    async function burst(question: HostQuestion): Promise<void> {
      world.faults.hit('burst');
      for (let n = 0; n < 5; n += 1) {
        await recall(question);
        await ask(question);
      }
    }

    async function closeAndOpen(): Promise<void> {
      await pause(3_000);
      await console.press('/submissions/close', random.chance(0.5) ? { keep_round: true } : {});
      await pause(6_000);
      await console.press('/submissions/open');
    }
  }
  if (random.chance(0.5)) {
    await console.press('/end');
    const isRegretted = random.chance(0.15);
    if (isRegretted) await pause(3_000).then(() => console.press('/reopen'));
    else if (random.chance(0.2)) await console.press('/finalize');
  }

  async function resetOne(round_order: number): Promise<void> {
    const team = teamid(random.below(world.plan.teams.length));
    if (team) await resetOf(team, round_order);
    await pause(3_000);
  }

  function resetOf(team: string, round_order: number): Promise<boolean> {
    return console.press(`/team/${team}/round/${round_order}/reset`);
  }

  async function renameOne(): Promise<void> {
    const place = random.below(world.plan.teams.length);
    const team = teamid(place);
    if (team) await console.press(`/team/${team}/name`, { team_name: `${teamName(place)} again` });
  }

  async function kickOne(): Promise<void> {
    const team = teamid(random.below(world.plan.teams.length));
    if (team) await console.press(`/team/${team}/kick`);
  }

  async function acceptLate(round_order: number): Promise<void> {
    const team = teamid(random.below(world.plan.teams.length));
    if (team) await console.press(`/team/${team}/round/${round_order}/accept-late`);
  }

  function teamid(place: number): string | undefined {
    return world.roster.teams().find(({ team_name }) => placeOf(team_name) === place)?.teamid;
  }
}
