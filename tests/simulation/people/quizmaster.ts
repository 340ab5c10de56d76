import type { Line } from '../network/line.ts';
import type { PhoneEnd } from '../network/wire.ts';
import { placeOf, teamName, type World } from '../world.ts';

/** A question as the quizmaster knows it. */
export interface HostQuestion {
  readonly question_id: string;
  readonly mark: string;
}

/** A quizmaster at a console: presses, and presses again until it has worked. */
interface Console {
  /** Presses until the server has said yes or no. True: yes. */
  insist(path: string, body?: object): Promise<boolean>;
}

/** How often a command that the server does not answer is pressed again: longer than any outage lasts. */
const pressesMax = 200;

export function openConsole(world: World, line: Line, name: string): Console {
  const { kernel, game, origin, faults, trace } = world;
  const random = world.random(name);
  const end: PhoneEnd = { name, reach: (run) => run() };

  async function press(path: string, body: object | undefined): Promise<number> {
    const response = await line.fetch(end, `${origin}/api/host/game/${game.game_id}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${game.hostToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.status;
  }

  /** What waits for ever where the reply is swallowed. */
  const patience = () => kernel.sleep(8_000).then(() => 0);

  return {
    async insist(path, body) {
      for (let presses = 0; presses < pressesMax; presses += 1) {
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

/** The second quizmaster, who now and then does the same as the first in the same moment. */
export function together(world: World, first: Console, second: Console): Console {
  const random = world.random('together');
  return {
    insist(path, body) {
      if (random.chance(0.3)) {
        world.faults.hit('two-hosts');
        second.insist(path, body).catch(world.failed);
      }
      return first.insist(path, body);
    },
  };
}

/** A whole night: each round is started, asked and closed, with all that quizmasters do in between. */
export async function host(world: World, console: Console): Promise<void> {
  const { kernel, ledger, rounds } = world;
  const random = world.random('night');
  const own = world.random('told');
  const pause = (most: number) => kernel.sleep(random.between(200, most));
  const isBurst = world.faults.has('burst');
  world.wantBack = (place, round_order) => {
    const team = teamid(place);
    if (team && !world.isResting) resetOf(team, round_order).catch(world.failed);
  };

  for (const [place, questions] of rounds.entries()) {
    const round_order = place + 1;
    const begin = () => console.insist('/round/start', { round_order });
    await begin();
    for (const question of questions) {
      await pause(4_000);
      await ask(question);
      if (random.chance(0.07)) await takeBack(question);
      if (isBurst && random.chance(0.5)) await bursts(question);
      if (random.chance(0.05)) await closeAndOpen();
    }
    await pause(7_000);
    if (own.chance(0.3)) await console.insist('/nudge');
    if (world.isLong) await kernel.sleep(world.random('break').between(3, 15) * 60_000);
    if (random.chance(0.08)) await resets(round_order);
    await console.insist('/submissions/close', random.chance(0.5) ? { keep_round: true } : {});
    // In a hurry, within the grace, or once the late ones are in.
    if (own.chance(0.25)) await tells();
    if (random.chance(0.3)) await pause(6_000);
    if (own.chance(0.25)) await tells();
    if (random.chance(0.1)) await lets(round_order);
    if (random.chance(0.03)) await renames();
    if (random.chance(0.03)) await kicks();
    if (random.chance(0.1)) await resets(round_order);
    if (random.chance(0.1)) await console.insist('/submissions/open').then(() => pause(4_000));
    if (place < rounds.length - 1 || random.chance(0.4)) await console.insist('/round/end');
    if (own.chance(0.2)) await tells();

    async function tells(): Promise<void> {
      ledger.told.add(round_order);
      await console.insist('/reveal', { round_order });
    }

    async function ask({ question_id, mark }: HostQuestion): Promise<void> {
      ledger.asked.add(mark);
      if (await console.insist('/ask', { question_id })) return;
      // The database was put back, and the round is not begun there.
      await begin();
      await console.insist('/ask', { question_id });
    }

    async function recall({ question_id, mark }: HostQuestion): Promise<void> {
      ledger.recalled.set(mark, kernel.now());
      await console.insist('/recall', { question_id });
      ledger.recalled.set(mark, kernel.now());
    }

    async function takeBack(question: HostQuestion): Promise<void> {
      await pause(3_000);
      await recall(question);
      if (random.chance(0.3)) return;
      await pause(3_000);
      await ask(question);
    }

    /** Ten times what usually happens in such a moment. */
    async function bursts(question: HostQuestion): Promise<void> {
      world.faults.hit('burst');
      for (let n = 0; n < 5; n += 1) {
        await recall(question);
        await ask(question);
      }
    }

    async function closeAndOpen(): Promise<void> {
      await pause(3_000);
      await console.insist('/submissions/close', random.chance(0.5) ? { keep_round: true } : {});
      await pause(6_000);
      await console.insist('/submissions/open');
    }
  }
  if (random.chance(0.5)) {
    await console.insist('/end');
    const isRegretted = random.chance(0.15);
    if (isRegretted) await pause(3_000).then(() => console.insist('/reopen'));
    else if (random.chance(0.2)) await console.insist('/finalize');
  }

  async function resets(round_order: number): Promise<void> {
    const team = teamid(random.below(world.plan.teams.length));
    if (team) await resetOf(team, round_order);
    await pause(3_000);
  }

  function resetOf(team: string, round_order: number): Promise<boolean> {
    return console.insist(`/team/${team}/round/${round_order}/reset`);
  }

  async function renames(): Promise<void> {
    const place = random.below(world.plan.teams.length);
    const team = teamid(place);
    if (team) await console.insist(`/team/${team}/name`, { team_name: `${teamName(place)} again` });
  }

  async function kicks(): Promise<void> {
    const team = teamid(random.below(world.plan.teams.length));
    if (team) await console.insist(`/team/${team}/kick`);
  }

  async function lets(round_order: number): Promise<void> {
    const team = teamid(random.below(world.plan.teams.length));
    if (team) await console.insist(`/team/${team}/round/${round_order}/accept-late`);
  }

  function teamid(place: number): string | undefined {
    return world.roster.teams().find(({ team_name }) => placeOf(team_name) === place)?.teamid;
  }
}
