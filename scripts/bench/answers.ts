import { join } from 'node:path';
import { answerSequenceHeader, joinWithCode, saveAnswer } from '@snug/contract';
import { numberedQuiz } from '@snug/testing/fixtures';
import { hostGame, logIn, newTeam, openHttpConnection, playerAt, signIn } from '@snug/testing/http';
import { codeSentTo, inTempFolder, type Program, startProgram, startServer } from '@snug/testing/program';
import { median } from './percentile.ts';

/** Durably stored answers per second, ours and the yardstick's, measured alternately in one run. */
export interface AnswersResult {
  /** Answers a second, the median of the rounds. */
  readonly ours: number;
  readonly yardstick: number;
  /** The median of the rounds' own ratios: what disturbs the machine disturbs both sides of a round. */
  readonly ratio: number;
}

/** How many captains answer at once: a pub's worth. */
const atOnce = 32;

/**
 * How many answers a second the real server saves with all its policy, validation and live log, over HTTP, compared with a
 * bare Fastify route that does one grouped, fully synced insert (`bare-route.ts`). Half the captains are guests.
 */
export async function measureAnswers({ rounds = 7, roundMs = 1_500 } = {}): Promise<AnswersResult> {
  return inTempFolder(async (folder, started) => {
    const server = await started(startServer(join(folder, 'data')));
    const bare = await started(startProgram('scripts/bench/bare-route.ts', [folder]));
    const ours = await ourSenders(server);
    const yardstick = bareSenders(bare);
    // A warm-up: the first round runs cold code on both sides.
    await answersPerSecond(yardstick, roundMs);
    await answersPerSecond(ours, roundMs);
    const measured: { ours: number; yardstick: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      measured.push({
        yardstick: await answersPerSecond(yardstick, roundMs),
        ours: await answersPerSecond(ours, roundMs),
      });
    }
    return {
      ours: Math.round(median(measured.map((each) => each.ours))),
      yardstick: Math.round(median(measured.map((each) => each.yardstick))),
      ratio: median(measured.map((each) => each.ours / each.yardstick)),
    };
  });
}

/** Sends one answer; resolves once it is acknowledged. */
type SendAnswer = (n: number) => Promise<void>;

async function ourSenders({ port, link }: Program): Promise<SendAnswer[]> {
  const game = await hostGame(await signIn(playerAt(port), link), numberedQuiz('Bench', 1, 8));
  await game.askRound(1);
  const { game_id } = game;
  const senders: SendAnswer[] = [];
  for (let team = 0; team < atOnce; team += 1) {
    const captain = playerAt(port);
    const email = `${captain.clientId}@example.com`;
    if (team % 2 === 1) captain.token = await logIn(captain, { name: 'Loader', email }, codeSentTo(port));
    await captain.call(joinWithCode, { body: newTeam(game.code, `Team ${team}`) });
    let seq = 0;
    senders.push(async (n) => {
      const question_num = n % 8;
      const question_id = game.questionsOf(1)[question_num];
      await captain.call(saveAnswer, {
        body: { game_id, round_num: 1, question_num, question_id, answer: [`the answer is ${n}`] },
        headers: { [answerSequenceHeader]: String(++seq) },
      });
    });
  }
  return senders;
}

function bareSenders({ port }: Program): SendAnswer[] {
  return Array.from({ length: atOnce }, () => {
    const connection = openHttpConnection(port);
    return async (n: number) => {
      const body = { question_id: `question ${n % 8}`, answer: `the answer is ${n}` };
      const { status } = await connection.request({ method: 'PUT', path: '/answer', body });
      if (status !== 200) throw new Error(`The yardstick answered ${status}.`);
    };
  });
}

async function answersPerSecond(senders: readonly SendAnswer[], ms: number): Promise<number> {
  const began = performance.now();
  let count = 0;
  await Promise.all(
    senders.map(async (answer) => {
      while (performance.now() - began < ms) await answer(count++);
    }),
  );
  return (count * 1_000) / (performance.now() - began);
}

if (import.meta.main) {
  const { ours, yardstick, ratio } = await measureAnswers();
  console.log(`${ours} answers/s beside ${yardstick} of a bare Fastify route: ${ratio.toFixed(2)}x`);
}
