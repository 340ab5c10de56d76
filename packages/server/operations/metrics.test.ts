import { closeCodes, hostAsk, registerPlayer, saveAnswer } from '@snug/contract';
import {
  consoleOf,
  joinedAs,
  joinedBy,
  livePathOf,
  openWorld,
  type World,
  type WorldOptions,
} from '@snug/testing/server';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';

let world: World;
const worldWith = async (options: WorldOptions = {}) => {
  world = await openWorld(options);
  return world;
};
afterEach(() => world.close());

const scrape = (headers: Record<string, string> = {}) => fetch(`${world.server.url}/metrics`, { headers });

/** The value of a sample, by its name with its labels. */
async function sampled(sample: string): Promise<number | undefined> {
  const line = (await (await scrape()).text()).split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

test('G37 a game shows in the metrics, and they identify nobody', async () => {
  await worldWith();
  const { game_id, code, host } = await world.game();
  const ada = await world.player('Ada', 'ada@example.com');
  const { view, team_code } = await joinedAs(ada, code, 'The Foxes');
  const connection = await ada.connect(game_id, view);
  const params = { id: game_id };
  const { start, ask, close, questionsOf } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  await connection.until('ASK');
  await close();
  world.clock.pass(60_000);
  const late = await ada.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer: 'Paris' } });
  expect(late.status).toBe('late');
  expect((await ada.ask(hostAsk, { params, body: { question_id: questionsOf(1)[0] ?? '' } })).status).toBe(403);

  expect(await sampled('snug_connections')).toBe(1);
  expect(await sampled('snug_connects_total')).toBe(1);
  expect(await sampled('snug_resumes_total')).toBe(1);
  // ROUND_START, ASK and CLOSE_SUBMISSIONS.
  expect(await sampled('snug_messages_delivered_total')).toBe(3);
  expect(await sampled('snug_late_answers_total')).toBe(1);
  expect(await sampled('snug_refusals_total{status="403"}')).toBe(1);
  expect(await sampled('snug_commit_seconds_count')).toBeGreaterThan(5);
  expect(await sampled('snug_rooms_behind')).toBe(0);
  expect(await sampled('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  await expect.poll(() => sampled('snug_host_news_seconds_count')).toBeGreaterThan(0);

  connection.send(`thump thump|${view.last_msg_id}`);
  await connection.until('ASK', 2);
  expect(await sampled('snug_replays_total')).toBe(1);
  connection.drop();
  await expect.poll(() => sampled('snug_connections')).toBe(0);
  expect(await sampled('snug_closes_total{code="1006"}')).toBe(1);
  const stale = await ada.connect(game_id, { ...view, epoch: 'of another stream' });
  expect(await stale.closed).toBe(closeCodes.resync);
  await expect.poll(() => sampled('snug_resyncs_total')).toBe(1);

  const text = await (await scrape()).text();
  for (const own of [game_id, code, team_code, ada.clientId, ada.token, host.token, view.me.player_code, 'ada@']) {
    expect(text).not.toContain(own);
  }
});

test('G30 notifications are counted by kind and outcome, and so are those in the dev mailbox', async () => {
  // No server listens there.
  await worldWith({ smsWebhookUrl: 'http://127.0.0.1:9/' });
  await world.player('Ada', 'ada@example.com');
  const body = { player_name: 'Ben', email: '', phone: '5555550123' };
  expect((await world.guest().ask(registerPlayer, { body })).status).toBe(503);
  expect(await sampled('snug_letters_total{kind="email",outcome="sent"}')).toBe(1);
  expect(await sampled('snug_letters_total{kind="phone",outcome="failed"}')).toBe(1);
  expect(await sampled('snug_letters_total{kind="phone",outcome="sent"}')).toBeUndefined();
  expect(await sampled('snug_outbox_letters')).toBe(1);
});

test('an unknown close code gets no label of its own', async () => {
  await worldWith();
  const { game_id } = await world.game();
  const guest = world.guest();
  const path = livePathOf(guest, game_id, await joinedBy(guest, game_id));
  const socket = new WebSocket(`${world.server.url.replace('http', 'ws')}${path}`);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.close(4_321);
  await expect.poll(() => sampled('snug_closes_total{code="other"}')).toBe(1);
});

test.each([['forwarded'], ['x-forwarded-for'], ['via']])(
  'what a proxy passed on (%s) finds nothing there',
  async (name) => {
    await worldWith();
    expect((await scrape({ [name]: '10.0.0.1' })).status).toBe(404);
    expect((await scrape()).status).toBe(200);
  },
);

test('with a public address only the key counts', async () => {
  const metricsKey = 'a-key-of-some-length';
  await worldWith({ publicUrl: 'https://quiz.example', metricsKey });
  expect((await scrape()).status).toBe(404);
  expect((await scrape({ authorization: `Bearer ${metricsKey}x` })).status).toBe(404);
  expect((await scrape({ authorization: `Bearer ${metricsKey}`, 'x-forwarded-for': '10.0.0.1' })).status).toBe(200);
});

test('without a key no other machine has access', async () => {
  await worldWith({ publicUrl: 'https://quiz.example' });
  expect((await scrape({ authorization: 'Bearer undefined' })).status).toBe(404);
  expect((await scrape({ authorization: 'Bearer ' })).status).toBe(404);
});
