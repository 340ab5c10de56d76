import { request } from 'node:http';
import {
  type HostState,
  hostAsk,
  hostCloseSubmissions,
  hostEndGame,
  hostEndRound,
  hostGames,
  hostMe,
  hostNewGame,
  hostOpenSubmissions,
  hostRecall,
  hostSignIn,
  hostStartRound,
  saveAnswer,
  signInLinkLifeMs,
  submitRound,
} from '@snug/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSignInLink } from '../../accounts/sign-in-links.ts';
import { joinedAs, joinedBy, openWorld, type TestConnection, type World } from '../../testing/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A game with its quizmaster's commands, and a watcher who hears the messages to all. */
async function night() {
  const { game_id, code, host } = await world.game();
  const params = { id: game_id };
  const view = await host.hostLoad(game_id);
  const question = (round: number, n: number) => view.rounds[round]?.questions[n]?.question_id ?? '';
  const watcher = world.guest();
  const line = await watcher.connect(game_id, await joinedBy(watcher, game_id));
  return {
    game_id,
    code,
    host,
    view,
    watcher,
    line,
    start: (round_order: number) => host.call(hostStartRound, { params, body: { round_order } }),
    end: () => host.call(hostEndRound, { params }),
    ask: (round: number, n: number) => host.call(hostAsk, { params, body: { question_id: question(round, n) } }),
    recall: (round: number, n: number) => host.call(hostRecall, { params, body: { question_id: question(round, n) } }),
    open: () => host.call(hostOpenSubmissions, { params }),
    close: (keep_round?: boolean) =>
      host.call(hostCloseSubmissions, { params, body: keep_round === undefined ? {} : { keep_round } }),
    endGame: () => host.call(hostEndGame, { params }),
    question,
    params,
  };
}

/** All messages on the line, including those already sent. */
async function heardBy(line: TestConnection): Promise<string[]> {
  const before = line.types().filter((type) => type === 'THUMP').length;
  line.send('thump thump|99999');
  await line.until('THUMP', before + 1);
  return line.types().filter((type) => type !== 'THUMP');
}

test('a sign-in link works once, within a day, and gives the quizmaster’s own token', async () => {
  const { host_id } = await world.server.context.store.db.selectFrom('hosts').selectAll().executeTakeFirstOrThrow();
  const someone = world.guest();
  const { body } = await someone.ask(hostSignIn, { body: { link: world.server.signInLink } });
  expect(body.host).toEqual({ name: 'Robin', venue: 'The Crown' });
  expect(await someone.ask(hostSignIn, { body: { link: world.server.signInLink } })).toMatchObject({ status: 403 });
  const link = await newSignInLink(world.server.context, host_id);
  const replies = await Promise.all(Array.from({ length: 10 }, () => someone.ask(hostSignIn, { body: { link } })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const old = await newSignInLink(world.server.context, host_id);
  world.clock.pass(signInLinkLifeMs);
  expect((await someone.ask(hostSignIn, { body: { link: old } })).status).toBe(403);
  someone.token = body.token;
  expect(await someone.call(hostMe)).toEqual(body.host);
});

test('a repeated command changes nothing and gets the same reply', async () => {
  const { line, start, end, ask, recall, open, close, endGame } = await night();
  const twice = async (command: () => Promise<{ state: HostState }>) => {
    const first = await command();
    expect(await command()).toEqual(first);
  };
  await twice(() => start(1));
  await twice(() => ask(0, 0));
  await twice(() => ask(0, 1));
  await twice(() => recall(0, 0));
  await twice(() => close(true));
  await twice(open);
  await twice(() => close());
  await twice(end);
  await twice(endGame);
  expect(await heardBy(line)).toEqual([
    'ROUND_START',
    'ASK',
    'ASK',
    'RECALL',
    'CLOSE_SUBMISSIONS',
    'OPEN_SUBMISSIONS',
    'CLOSE_SUBMISSIONS',
    'ROUND_END',
    'END_GAME',
  ]);
});

test('MSG-ASK-c the first question opens submissions; the list is the whole round so far, in the order asked', async () => {
  const { line, start, ask, close, view } = await night();
  await start(1);
  const { state } = await ask(0, 2);
  expect(state).toMatchObject({ submissions_open: true, game_started: true });
  await close(true);
  expect((await ask(0, 0)).state.submissions_open).toBe(false);
  const [first, second] = [await line.until('ASK', 1), await line.until('ASK', 2)];
  expect(first.data).toMatchObject({ submissions_open: true });
  expect(second.data.submissions_open).toBeUndefined();
  const ids = (second.data.asked as { question_id: string; question_index: number }[]).map(
    ({ question_id, question_index }) => [question_id, question_index],
  );
  const questions = view.rounds[0]?.questions ?? [];
  expect(ids).toEqual([
    [questions[2]?.question_id, 2],
    [questions[0]?.question_id, 0],
  ]);
});

test('MSG-ROUND_START-b a round that starts again after its end keeps its questions and answers', async () => {
  const { line, watcher, game_id, start, end, ask } = await night();
  await start(1);
  await ask(0, 0);
  await end();
  expect(await watcher.load(game_id)).toMatchObject({ round: null, submissions_open: false, game_started: true });
  const { state } = await start(1);
  expect(state).toMatchObject({ round_open: true, submissions_open: false, asked: [expect.any(String)] });
  expect((await line.until('ROUND_START', 2)).data).toMatchObject({ restart: true, round_index: 0 });
  expect((await line.until('ROUND_START', 1)).data.restart).toBeUndefined();
  expect((await watcher.load(game_id)).round?.asked).toHaveLength(1);
});

test('starting a round first closes and ends the open one', async () => {
  const { line, start, ask } = await night();
  await start(1);
  await ask(0, 0);
  const { state } = await start(2);
  expect(state).toMatchObject({ round_index: 1, round_open: true, submissions_open: false, asked: [] });
  expect(await heardBy(line)).toEqual(['ROUND_START', 'ASK', 'CLOSE_SUBMISSIONS', 'ROUND_END', 'ROUND_START']);
});

test('MSG-CLOSE_SUBMISSIONS-b without keep_round the round leaves the screens, and comes back whole later', async () => {
  const { line, watcher, game_id, start, ask, recall, close } = await night();
  await start(1);
  await ask(0, 0);
  await ask(0, 1);
  const { state } = await close();
  expect(state).toMatchObject({ round_open: true, submissions_open: false });
  expect(await watcher.load(game_id)).toMatchObject({ round: null });
  // Screens without a round cannot handle RECALL, so the round comes back whole (MSG-RECALL-c).
  await recall(0, 1);
  expect((await watcher.load(game_id)).round?.asked).toHaveLength(1);
  const heard = await heardBy(line);
  expect(heard.slice(3)).toEqual(['CLOSE_SUBMISSIONS', 'ROUND_START', 'OPEN_SUBMISSIONS']);
  expect((await line.until('ROUND_START', 2)).data).toMatchObject({ restart: true });
});

test('a recall after the close opens submissions again: otherwise a team could only submit late', async () => {
  const { line, start, ask, recall, host, params } = await night();
  await start(1);
  await ask(0, 0);
  await ask(0, 1);
  await host.call(hostCloseSubmissions, { params, body: { keep_round: true } });
  const { state } = await recall(0, 1);
  expect(state).toMatchObject({ submissions_open: true });
  expect((await heardBy(line)).slice(3)).toEqual(['CLOSE_SUBMISSIONS', 'RECALL', 'OPEN_SUBMISSIONS']);
  // With nothing left to submit they stay closed, and the next question opens them.
  await host.call(hostCloseSubmissions, { params, body: { keep_round: true } });
  expect((await recall(0, 0)).state).toMatchObject({ asked: [], submissions_open: false });
  expect((await ask(0, 2)).state).toMatchObject({ submissions_open: true });
});

test('commands that do not fit the state are refused with a sentence', async () => {
  const { host, params, start, endGame, question } = await night();
  const ask = (question_id: string) => host.ask(hostAsk, { params, body: { question_id } });
  const noRound = { status: 409, detail: 'No round is open.' };
  expect(await ask(question(0, 0))).toMatchObject(noRound);
  expect(await host.ask(hostOpenSubmissions, { params })).toMatchObject(noRound);
  expect(await host.ask(hostStartRound, { params, body: { round_order: 9 } })).toMatchObject({ status: 404 });
  await start(1);
  expect(await ask(question(1, 0))).toMatchObject(noRound);
  expect(await ask('nosuchquestion')).toMatchObject({ status: 404 });
  await endGame();
  expect(await host.ask(hostStartRound, { params, body: { round_order: 1 } })).toMatchObject({
    status: 409,
    detail: 'This game has ended.',
  });
});

test('MSG-END_GAME the end of the game closes the open round, on screens and in loads', async () => {
  const { line, watcher, game_id, start, ask, endGame, host } = await night();
  await start(1);
  await ask(0, 0);
  expect((await endGame()).state).toMatchObject({ status: 'ended', round_open: false, submissions_open: false });
  expect((await heardBy(line)).slice(2)).toEqual(['CLOSE_SUBMISSIONS', 'ROUND_END', 'END_GAME']);
  expect(await watcher.load(game_id)).toMatchObject({ status: 'ended', round: null });
  expect(await host.hostLoad(game_id)).toMatchObject({ status: 'ended' });
});

test('the quizmaster hears of joins and typing a few times a second, of a submission at once', async () => {
  const { game_id, code, host, start, ask, question, params } = await night();
  await start(1);
  await ask(0, 0);
  const console_ = await host.connectHost(game_id, await host.hostLoad(game_id));
  const ada = await world.player('Ada');
  await joinedAs(ada, code, 'The Foxes');
  const joined = await console_.until('HOST_TEAM');
  expect(joined.data).toMatchObject({ team: { team_name: 'The Foxes', captain_name: 'Ada', player_count: 1 } });
  expect((await console_.until('HOST_WATCHERS')).data).toEqual({ type: 'HOST_WATCHERS', watcher_count: 1 });
  for (let n = 0; n < 20; n += 1) {
    await ada.call(saveAnswer, { body: { game_id, round_num: 1, question_num: 0, answer: `Paris ${n}` } });
  }
  const typed = () => console_.heard.filter(({ data }) => (data.team as { answered?: number })?.answered === 1);
  for (let n = 1; typed().length === 0; n += 1) await console_.until('HOST_TEAM', n);
  const body = { doubled: false, answers: [['paris']], question_ids: [question(0, 0)] };
  await ada.call(submitRound, { params: { ...params, round: '1' }, body });
  const submitted = () => console_.heard.find(({ data }) => JSON.stringify(data).includes('"answers":[["paris"]]'));
  for (let n = 1; !submitted(); n += 1) await console_.until('HOST_TEAM', n);
  // Twenty writes of some milliseconds each: at most one message in a quarter of a second.
  expect(typed().length).toBeLessThan(10);
  const { teams } = await host.hostLoad(game_id);
  expect(teams[0]?.submitted['1']).toMatchObject({ answers: [['paris']], late: false });
});

test('HOST_STATE tells other consoles of the same game what this one did', async () => {
  const { game_id, start, ask } = await night();
  const second = await world.host();
  const line = await second.connectHost(game_id, await second.hostLoad(game_id));
  await start(1);
  const { state } = await ask(0, 0);
  expect((await line.until('HOST_STATE', 2)).data).toEqual({ type: 'HOST_STATE', state });
});

test('ENTITY-GAME a game of the venue’s own pack, with its keys for the quizmaster, a code of six digits and a union of matches', async () => {
  const host = await world.host();
  const pack = {
    title: 'Pairs',
    kind: 'Music Bingo' as const,
    rounds: [
      {
        title: 'Match',
        subtitle: '',
        player_instructions: '',
        single_answer: false,
        double_or_nothing: false,
        tiebreaker: false,
        handout: '',
        matches: ['red'],
        questions: [
          ['red', 'blue'],
          ['green', 'blue'],
        ].map((matches) => ({
          question_text: 'Which?',
          accepted: [['red']],
          matches,
          image: '',
          image_alt: '',
          source: '',
          notes: 'note',
        })),
      },
    ],
  };
  const { game_id, code } = await host.call(hostNewGame, { body: { title: ' ', pack } });
  expect(code).toMatch(/^[1-9]\d{5}$/);
  const view = await host.hostLoad(game_id);
  expect(view).toMatchObject({ title: 'Pairs', kind: 'Music Bingo', state: { round_index: -1, asked: [] }, teams: [] });
  expect(view.rounds[0]).toMatchObject({ matches: ['red', 'blue', 'green'], question_count: 2, round_order: 1 });
  expect(view.rounds[0]?.questions[0]).toMatchObject({ accepted: [['red']], notes: 'note', matches: ['red', 'blue'] });
  expect((await host.call(hostGames)).map(({ gameid }) => gameid)).toContain(game_id);
});

test('a quizmaster of another venue sees and changes nothing here', async () => {
  const { game_id, params } = await night();
  const { context } = world.server;
  const { db } = context.store;
  await db.insertInto('venues').values({ venue_id: 'other', name: 'The Bell', demo: 0, created_at: 1 }).execute();
  await db
    .insertInto('hosts')
    .values({ host_id: 'rival', venue_id: 'other', name: 'Kim', tip_handle: '', created_at: 1 })
    .execute();
  const rival = world.guest();
  rival.token = (await rival.call(hostSignIn, { body: { link: await newSignInLink(context, 'rival') } })).token;
  expect(await rival.call(hostGames)).toEqual([]);
  const refused = { status: 403, detail: 'Only the quizmaster of this game can do this.' };
  expect(await rival.ask(hostStartRound, { params, body: { round_order: 1 } })).toMatchObject(refused);
  await expect(rival.hostLoad(game_id)).rejects.toThrow('403');
  const line = await rival.connectHost(game_id, { last_msg_id: 0, epoch: 'x' });
  expect(await line.closed).toBe(4003);
});

test('H53 the address in the QR code is the public one, whatever Host header the console sends', async () => {
  const { game_id, code, host, view } = await night();
  const join_url = `${world.server.url}/join?code=${code}`;
  expect(view.join_url).toBe(join_url);
  const headers = {
    authorization: `Bearer ${host.token}`,
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  };
  const reply = await new Promise<string>((resolve, reject) => {
    const sent = request(new URL(`/api/host/game/${game_id}`, world.server.url), { headers }, async (response) => {
      resolve((await response.toArray()).join(''));
    });
    sent.on('error', reject).end();
  });
  expect(JSON.parse(reply)).toMatchObject({ gameid: game_id, join_url });

  const own = await openWorld({ publicUrl: 'https://quiz.example' });
  const ours = await own.game();
  expect(await ours.host.hostLoad(ours.game_id)).toMatchObject({
    join_url: `https://quiz.example/join?code=${ours.code}`,
  });
  await own.close();
});
