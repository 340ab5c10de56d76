import { expect, test } from 'vitest';
import { beginGame, joinAs, logIn, newBrowser, newGame, quizmasterOf } from './browser.ts';
import { openHouse } from './house.ts';

const timeout = 60_000;
const refusal = {
  status_code: 422,
  detail: 'This key was sent with something else before. Please reload the page and try again.',
};

test('G17 a key stands for what was sent with it: the same again is answered, something else is refused', {
  timeout,
}, async () => {
  const house = await openHouse();
  const ann = newBrowser(house.port);
  await logIn(ann, house.port, 'Ann', 'ann@example.org');
  const found = (team_name: string, key: string) =>
    ann.call('POST', '/api/team/new', { team_name }, { headers: { 'idempotency-key': key } });
  const first = await found('The Foxes', 'key-number-one');
  expect(first.status).toBe(200);
  expect((await found('The Foxes', 'key-number-one')).text).toBe(first.text);
  const other = await found('The Owls', 'key-number-one');
  expect([other.status, other.json]).toEqual([422, refusal]);
  // Both at one moment: the second waits for nothing that is not its own.
  const both = await Promise.all([found('The Bears', 'key-number-two'), found('The Hens', 'key-number-two')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await found('The Owls', 'key-number-three')).status).toBe(200);
});

test('G17 so it is for what a quizmaster makes', { timeout }, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const headers = { 'idempotency-key': 'the-new-game-key' };
  const pack = { title: 'One', rounds: [{ title: 'R', questions: [{ question_text: 'Q?', accepted: [['a']] }] }] };
  const make = (title: string) => quizmaster.call('POST', '/api/host/game/new', { title, pack }, { headers });
  const first = await make('Tuesday');
  expect(first.status).toBe(200);
  expect((await make('Tuesday')).text).toBe(first.text);
  expect((await make('Wednesday')).status).toBe(422);
});

test('H20 a submission’s id stands for the submission: sent again with more, it gets the first reply', {
  timeout,
}, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const phone = newBrowser(house.port, '127.0.0.2');
  await joinAs(phone, game, 'The Regulars');
  await beginGame(quizmaster, game);
  const submit = (answers: string[][]) =>
    phone.call(
      'POST',
      `/api/player/game/${game.game_id}/round/1/submit`,
      { answers, doubled: false },
      {
        headers: { 'idempotency-key': 'the-submission-id' },
      },
    );
  const first = await submit([['paris']]);
  expect([first.status, first.text]).toEqual([200, expect.any(String)]);
  const again = await submit([['paris, the capital']]);
  expect([again.status, again.text]).toEqual([200, first.text]);
});
