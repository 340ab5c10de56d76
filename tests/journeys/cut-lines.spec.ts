import { type Browser, expect, test } from '@playwright/test';
import {
  type BrowserPlayer,
  chooseTeam,
  hostOf,
  input,
  leave,
  type NetworkProxy,
  openNetworkProxy,
  openPlayer,
  serverOfFile,
  submit,
  type,
} from '@snug/testing/browser';
import { numberedQuiz } from '@snug/testing/fixtures';
import { type HttpPlayer, hostGame } from '@snug/testing/http';
import { type SeededRandom, seededRandom } from '@snug/testing/simulation/seeded-random';

// A line that is cut again and again, in the middle of anything: texts typed are texts at the host, and submissions pressed are
// submissions at the host.

const server = serverOfFile();
const rounds = 4;
const questions = 4;

let host: HttpPlayer;
test.beforeAll(async () => {
  host = await hostOf(server);
});

for (const seed of [1, 2]) {
  test(`G8 H20 every text and every submission arrives through a line that is cut all the time (seed ${seed})`, async ({
    browser,
  }) => {
    const game = await hostGame(host, numberedQuiz(`Cut lines ${seed}`, rounds, questions));
    const network = await openNetworkProxy(server.url);
    const captain = await seated(browser, network, game.code);
    const line = cutAgainAndAgain(network, seededRandom(seed, 'line'));

    const typed: Record<string, string[]> = {};
    for (let round = 1; round <= rounds; round++) {
      await game.askRound(round);
      await expect(captain.page.getByRole('article')).toHaveCount(questions);
      const texts = Array.from({ length: questions }, (_, n) => `round ${round} text ${n + 1}`);
      for (const [n, text] of texts.entries()) await type(captain, n + 1, text);
      await submit(captain);
      typed[round] = texts;
      // The team's round is in before the quizmaster goes on: nothing was pressed twice.
      await expect.poll(async () => Object.values(await game.submitted())[0]?.[round]?.answers).toEqual(texts);
      await expect(input(captain, 1)).toHaveCount(0);
      await game.endRound();
    }
    const cuts = await line.stop();

    const [submitted = {}] = Object.values(await game.submitted());
    expect(Object.fromEntries(Object.entries(submitted).map(([round, { answers }]) => [round, answers]))).toEqual(
      typed,
    );
    // The test fails if the line was hardly ever cut.
    expect(cuts).toBeGreaterThan(rounds);
    await leave(captain);
    await network.close();
  });
}

/** A captain in the game, with a team. */
async function seated(browser: Browser, network: NetworkProxy, code: string): Promise<BrowserPlayer> {
  const captain = await openPlayer(browser, network);
  await captain.page.goto(`/join?code=${code}`);
  await captain.page.getByRole('button', { name: 'Join', exact: true }).click();
  await chooseTeam(captain, `Team ${code}`);
  await expect(captain.page.getByText('Pull up a chair.')).toBeVisible();
  return captain;
}

/** Cuts the line after a while and restores it after a while, until it is stopped; answers how often it did. */
function cutAgainAndAgain(network: NetworkProxy, random: SeededRandom) {
  let isOver = false;
  let cuts = 0;
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  async function cutUntilOver() {
    while (!isOver) {
      // Up for longer each time: on a busy machine a reply may take more than a second.
      await wait(random.between(100, 1_500) + 20 * cuts);
      cuts++;
      if (random.chance(0.3)) network.dropSilently();
      else network.cut();
      await wait(random.between(100, 900));
      network.restore();
    }
  }
  const running = cutUntilOver();
  return {
    async stop() {
      isOver = true;
      await running;
      return cuts;
    },
  };
}
