import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Browser, type Game, joinAs, newBrowser, newGame, quizmasterOf } from './browser.ts';
import { type House, openHouse, send } from './house.ts';

const foreign = 'https://pictures.example/one.png';
const allowed = { SNUG_PICTURE_ORIGINS: 'https://pictures.example' };

const pack = {
  title: 'Pictures',
  rounds: [
    {
      title: 'One',
      questions: [
        { question_text: 'What is this?', accepted: [['a']], image: foreign, image_alt: 'A thing' },
        { question_text: 'And this?', accepted: [['b']], image: '/media/demo/pint.png', image_alt: 'A pint' },
      ],
    },
  ],
};

/** The pictures of all questions as a phone and the big screen load them once they are asked. */
async function picturesShown(house: House, quizmaster: Browser, game: Game): Promise<string[]> {
  const path = `/api/host/game/${game.game_id}`;
  await quizmaster.call('POST', `${path}/round/start`, { round_order: 1 });
  const { json } = await quizmaster.call('GET', path);
  for (const { question_id } of json.rounds[0].questions) await quizmaster.call('POST', `${path}/ask`, { question_id });
  const phone = newBrowser(house.port, '127.0.0.4');
  expect((await joinAs(phone, game, 'The Regulars')).status).toBe(200);
  const load = await phone.call('GET', `/api/player/game/load?game_id=${game.game_id}`);
  expect(load.text).toContain('What is this?');
  return [...load.text.matchAll(/"image":"([^"]*)"/g)].map(([, image]) => image ?? '');
}

const policyOf = async ({ port }: House, path: string) =>
  /img-src ([^;]*)/.exec(String((await send(port, path)).headers['content-security-policy']))?.[1];

async function imported(quizmaster: Browser, name: string, content: string) {
  const body = { name, content: Buffer.from(content).toString('base64') };
  const { status, json } = await quizmaster.call('POST', '/api/host/packs', body);
  expect(status).toBe(200);
  return json;
}

test('a picture from elsewhere is not shown, and the import says so', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster, { pack });
  expect(await picturesShown(house, quizmaster, game)).toEqual(['', '/media/demo/pint.png']);
  for (const path of ['/', '/host/', '/display/123456']) {
    // Where no pages are built a plain text says so, which shows no picture at all.
    const { headers } = await send(house.port, path);
    const isPage = String(headers['content-type']).startsWith('text/html');
    expect([path, await policyOf(house, path)]).toEqual([path, isPage ? "'self' data: blob:" : undefined]);
  }
  expect(await policyOf(house, '/api/docs')).toBe("'self' data: blob:");

  const says = expect.stringMatching(/https:\/\/pictures\.example and will not be shown: .*SNUG_PICTURE_ORIGINS/);
  const json = await imported(quizmaster, 'pictures.json', JSON.stringify(pack));
  expect([json.problems, json.remarks]).toEqual([[], [says]]);
  expect(json.remarks[0]).toMatch(/^Round 1, question 1, image: /);
  const sheet = `round,round_title,question_number,question,accepted_answers,image,image_alt\n1,One,1,What?,a,${foreign},A thing\n`;
  const { remarks } = await imported(quizmaster, 'pictures.csv', sheet);
  expect(remarks).toEqual([says]);
  expect(remarks[0]).toMatch(/^Row 2, column image: /);
});

test('an operator who allows its origin has it shown, in games that were made before too, and may take that back', {
  timeout: 90_000,
}, async () => {
  const SNUG_DATA_DIR = await mkdtemp(join(tmpdir(), 'snug-pictures-'));
  onTestFinished(() => rm(SNUG_DATA_DIR, { recursive: true, force: true }));
  const first = await openHouse({ SNUG_DATA_DIR });
  const game = await newGame(await quizmasterOf(first), { pack });
  await first.stop();

  const second = await openHouse({ SNUG_DATA_DIR, ...allowed });
  const quizmaster = await quizmasterOf(second);
  expect(await picturesShown(second, quizmaster, game)).toEqual([foreign, '/media/demo/pint.png']);
  const another = await newGame(quizmaster, { pack });
  expect(await picturesShown(second, quizmaster, another)).toEqual([foreign, '/media/demo/pint.png']);
  expect((await imported(quizmaster, 'pictures.json', JSON.stringify(pack))).remarks).toEqual([]);
  expect(await policyOf(second, '/api/docs')).toBe("'self' data: blob:");
  await second.stop();

  const third = await openHouse({ SNUG_DATA_DIR });
  const phone = newBrowser(third.port);
  await joinAs(phone, another, 'The Newcomers');
  expect((await phone.call('GET', `/api/player/game/load?game_id=${another.game_id}`)).text).not.toContain(foreign);
});

test('an ad with a picture from elsewhere is refused with a sentence', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const ad = { sponsor_id: '', link: '', text: 'Stout', active: true, starts_on: '', ends_on: '' };
  const { status, json } = await quizmaster.call('POST', '/api/host/ads', { ...ad, image: foreign });
  expect([status, json.detail]).toEqual([400, expect.stringContaining('from elsewhere')]);
});

test('nothing that a pack names is fetched', { timeout: 60_000 }, async () => {
  const asked: (string | undefined)[] = [];
  const elsewhere: Server = createServer((request, response) => {
    asked.push(request.url);
    response.end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void elsewhere.close());
  const inside = `https://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/secret.png`;
  const connected: unknown[] = [];
  elsewhere.on('connection', (socket) => connected.push(socket));
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const [round] = pack.rounds;
  const questions = round?.questions.map((question) => ({ ...question, image: inside }));
  const named = { ...pack, rounds: [{ ...round, questions }] };
  await imported(quizmaster, 'inside.json', JSON.stringify(named));
  await picturesShown(house, quizmaster, await newGame(quizmaster, { pack: named }));
  expect([asked, connected]).toEqual([[], []]);
});
