import {
  hostAsk,
  hostLoadGame,
  hostOpenSubmissions,
  hostStartRound,
  joinGame,
  joinWithCode,
  loadGame,
  type PackInput,
  saveAnswer,
  submitRound,
  suggestAnswer,
} from '@snug/contract';
import { createKernel } from '../kernel.ts';
import { seededRandom } from '../seeded-random.ts';
import { plainPhone } from './plain-phone.ts';
import { openSimServer } from './sim-server.ts';

/**
 * What the simulated server costs per call, in µs, JSON and all, without a client:
 * `node_modules/.bin/node --conditions=@snug/source tests/simulation/server/costs.ts [games]`. On one of two busy cores:
 * saveAnswer 44 and the quizmaster's news of it 25, load 47, join 64, connect 21, a question to seven listeners 70, a new
 * process 30, an emptied database with a new game 150; this whole game 3,600.
 */
const games = Number(process.argv[2] ?? 400);

const pack: PackInput = {
  title: 'Costs',
  rounds: [
    {
      title: 'One',
      questions: ['A?', 'B?', 'C?', 'D?'].map((question_text) => ({ question_text, accepted: [['yes']] })),
    },
    { title: 'Two', questions: [{ question_text: 'E?', accepted: [['yes']] }] },
  ],
};

const kernel = createKernel();
let seeded = seededRandom(0, 'server');
const server = await openSimServer({
  clock: kernel,
  random: { bytes: (count) => seeded.bytes(count) },
  failed(error) {
    throw error;
  },
});

/** In µs. */
const spent = new Map<string, number[]>();
async function cost<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const since = performance.now();
  const result = await work();
  const samples = spent.get(name) ?? [];
  samples.push((performance.now() - since) * 1_000);
  spent.set(name, samples);
  return result;
}

/** One captain, five members, all listening. */
async function play(): Promise<void> {
  const { game_id, code, hostToken } = await cost('newGame', () => server.newGame(pack));
  const host = plainPhone(server, 'client-of-the-quizmaster', hostToken);
  const accounts = [];
  for (let n = 0; n < 6; n += 1) accounts.push(await cost('newAccount', () => server.newAccount(`Player ${n}`)));
  const phones = accounts.map(({ token }, n) => plainPhone(server, `client-of-somebody-${n}`, token));
  const [captain, ...members] = phones;
  if (!captain) return;
  const loaded = await cost('hostLoad', () => host.call(hostLoadGame, { params: { id: game_id } }));
  const { team_code } = await cost('join with a new team', () =>
    captain.call(joinWithCode, { body: { code, team_name: 'Us', kt_team_id: 'new', num_players: 6, invites: [] } }),
  );
  const body = { team_code };
  for (const each of members) await cost('join a team', () => each.call(joinGame, { params: { id: game_id }, body }));
  const lines = [host.listenAsHost(game_id, loaded)];
  for (const each of phones) {
    const view = await cost('load', () => each.call(loadGame, { query: { game_id } }));
    await cost('connect', async () => {
      lines.push(each.listen(view));
      await settled();
    });
  }
  const [round] = loaded.rounds;
  const params = { id: game_id };
  await cost('start a round, to 7', () => host.call(hostStartRound, { params, body: { round_order: 1 } }));
  const questions = round?.questions ?? [];
  for (const { question_id } of questions) {
    await cost('ask, to 7', async () => {
      await host.call(hostAsk, { params, body: { question_id } });
      await settled();
    });
  }
  await host.call(hostOpenSubmissions, { params });
  let seq = 0;
  for (let edit = 0; edit < 5; edit += 1) {
    for (const [question_num, { question_id }] of questions.entries()) {
      seq += 1;
      const headers = { 'x-answer-seq': String(seq) };
      const answer = [`answer ${edit}`];
      const body = { game_id, round_num: 1, question_num, question_id, answer };
      await cost('saveAnswer', () => captain.call(saveAnswer, { body, headers }));
      await cost('news to the quizmaster', () => kernel.run(kernel.now() + 300));
    }
  }
  for (const member of members) {
    const body = { game_id, round_index: 0, q_idx: 0, suggestion: 'perhaps' };
    await cost('suggestAnswer', () => member.call(suggestAnswer, { body }));
  }
  await cost('submit', () =>
    captain.call(submitRound, {
      params: { id: game_id, round: '1' },
      body: {
        doubled: false,
        answers: questions.map(() => ['yes']),
        question_ids: questions.map((q) => q.question_id),
      },
      headers: { 'idempotency-key': `submission-${seq}` },
    }),
  );
  await cost('load in play', () => captain.load(game_id));
  await kernel.run(kernel.now() + 1_000);
  await cost('crash and start', () => {
    server.crash();
    return server.start();
  });
  if (lines.some((line) => line.heard.length < 5)) throw new Error('Somebody heard too little.');
}

/** Until all that could happen without time has. */
function settled(): Promise<void> {
  return kernel.run(kernel.now());
}

for (let seed = 0; seed < games; seed += 1) {
  // The first quarter is for the compiler.
  if (seed === games / 4) spent.clear();
  kernel.reset();
  seeded = seededRandom(seed, 'server');
  await cost('reset', () => server.reset(seed));
  await play();
}

// Medians: what else the machine does in between is not counted.
let game = 0;
for (const [name, samples] of spent) {
  const median = samples.sort((a, b) => a - b)[samples.length >> 1] ?? 0;
  const count = samples.length / (games * 0.75);
  game += median * count;
  process.stdout.write(`${name.padEnd(24)} ${median.toFixed(1).padStart(8)} µs  × ${count}\n`);
}
process.stdout.write(`${'a game'.padEnd(24)} ${game.toFixed(0).padStart(8)} µs\n`);
