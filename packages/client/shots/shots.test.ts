import { type Image, idempotencyHeader, imageMaxBytes } from '@snug/contract';
import { checkReply } from '@snug/contract/guards';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fakeClient } from '../fake/fake-client.ts';
import { offline, refuses } from '../fake/replies.ts';
import { virtualClock } from '../fake/virtual-clock.ts';
import { Refused } from '../refused.ts';
import { latestImages } from './latest-images.ts';
import { createShots, type PreparedShot } from './shots.ts';

const image = (image_code: string, deletable = true): Image => ({
  url: `/media/u/${image_code}.png`,
  orientation: 'landscape',
  image_code,
  deletable,
});
const file = (name: string, type = 'image/jpeg') => new File([name], name, { type });
const small = async (picture: Blob): Promise<PreparedShot> => ({
  file: new Blob([`small ${await picture.text()}`], { type: 'image/png' }),
  preview: `data:,${await picture.text()}`,
});
const settle = () => vi.waitFor(() => {}).then(() => new Promise((resolve) => setTimeout(resolve)));

/** A game whose server answers uploads when the test says so; records what was sent, in order. */
function night(prepare: (picture: Blob) => Promise<PreparedShot> = small) {
  const clock = virtualClock();
  const sent: {
    text: string;
    key: string | undefined;
    agrees: unknown;
    answer(reply: unknown): void;
    onSent(percent: number): void;
  }[] = [];
  const answers: Record<string, unknown> = { listImages: [image('old')], deleteGameImage: [] };
  const client = fakeClient({ answers: answers as never });
  const call: typeof client.call = async (row, options) => {
    if (row.name !== 'uploadGameImage') {
      const answer = answers[row.name];
      return fakeClient({ answers: { [row.name]: answer } }).call(row, options);
    }
    const form: unknown = options?.body;
    const picture = form instanceof FormData ? form.get('image') : null;
    if (!(picture instanceof File)) throw new Error('Nothing was sent in the field image.');
    const reply = Promise.withResolvers<unknown>();
    const text = await picture.text();
    const key = options?.headers?.[idempotencyHeader];
    const agrees = form instanceof FormData ? form.get('big_screen') : undefined;
    sent.push({ text, key, agrees, answer: reply.resolve, onSent: (percent) => options?.progress?.onSent(percent) });
    const answer = await reply.promise;
    if (answer instanceof Error) throw answer;
    return checkReply(row, answer);
  };
  const shots = createShots({ call }, { gameId: 'g1', prepare, clock });
  const codes = () => shots.get().images?.map(({ image_code }) => image_code);
  const states = () => shots.get().uploads.map(({ file, state }) => `${file.name} ${state}`);
  return { shots, sent, answers, clock, codes, states };
}

test('RULE-18 LIMIT-17 chosen pictures are resized, wait for Upload, and are sent one at a time', async () => {
  const { shots, sent, states, codes } = night();
  await shots.load();
  await shots.choose([file('a.jpg'), file('b.gif', 'image/gif'), file('c.png')]);
  expect(shots.get().chosen.map(({ name, type, preview }) => [name, type, preview])).toEqual([
    ['a.jpg', 'image/png', 'data:,a.jpg'],
    ['b.gif', 'image/png', 'data:,b.gif'],
    ['c.png', 'image/png', 'data:,c.png'],
  ]);
  expect(sent).toEqual([]);

  shots.upload();
  shots.upload();
  await settle();
  expect(shots.get().chosen).toEqual([]);
  expect(sent.map(({ text }) => text)).toEqual(['small a.jpg']);
  expect(states()).toEqual(['a.jpg sending', 'b.gif waiting', 'c.png waiting']);
  sent[0]?.onSent(40);
  expect(shots.get().uploads[0]).toMatchObject({ state: 'sending', percent: 40 });
  sent[0]?.answer([image('old'), image('a')]);
  await settle();
  expect(codes()).toEqual(['a', 'old']);
  expect(sent.map(({ text }) => text)).toEqual(['small a.jpg', 'small b.gif']);
  expect(states()).toEqual(['a.jpg done', 'b.gif sending', 'c.png waiting']);
});

test('ERR-37 a reply without url, without list or without content fails without a text; a refusal has the server’s', async () => {
  const { shots, sent, codes } = night();
  await shots.load();
  await shots.choose(['a', 'b', 'c', 'd', 'e'].map((name) => file(name)));
  shots.upload();
  const answers = [
    [{ ...image('a'), url: '' }],
    [],
    { url: '/x.png' },
    new TypeError('cut off'),
    new Refused(409, 'There is no room for more pictures here.'),
  ];
  for (const [n, answer] of answers.entries()) {
    await vi.waitFor(() => expect(sent).toHaveLength(n + 1));
    sent[n]?.answer(answer);
  }
  await settle();
  expect(shots.get().uploads.map((upload) => [upload.state, 'detail' in upload ? upload.detail : undefined])).toEqual([
    ['failed', undefined],
    ['failed', undefined],
    ['failed', undefined],
    ['failed', undefined],
    ['failed', 'There is no room for more pictures here.'],
  ]);
  expect(codes()).toEqual(['old']);

  const [first] = shots.get().uploads;
  shots.retry(first?.file.id ?? 0);
  await vi.waitFor(() => expect(sent).toHaveLength(6));
  expect(sent[5]?.text).toBe('small a');
});

test('G17 each picture has a key of its own, the same for each try, so that a lost reply creates no second one', async () => {
  const { shots, sent, clock } = night();
  // The same file, chosen twice: two pictures.
  await shots.choose([file('a'), file('a')]);
  shots.upload();
  await settle();
  sent[0]?.answer(new Refused(429, 'Slow down.', 10_000));
  await settle();
  await clock.pass(10_000);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.answer(new TypeError('cut off'));
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  sent[2]?.answer(new TypeError('cut off'));
  await settle();
  for (const { file } of shots.get().uploads) shots.retry(file.id);
  await vi.waitFor(() => expect(sent).toHaveLength(4));
  sent[3]?.answer([image('a')]);
  await vi.waitFor(() => expect(sent).toHaveLength(5));
  const [first, again, second, retried, secondRetried] = sent.map(({ key }) => key);
  expect(first).toMatch(/^[\w-]{8,128}$/);
  expect([again, retried]).toEqual([first, first]);
  expect(secondRetried).toBe(second);
  expect(second).not.toBe(first);
});

test('after too many in a minute the next one waits as long as the server asks, once, and then fails', async () => {
  const { shots, sent, clock, states } = night();
  await shots.choose([file('a'), file('b')]);
  shots.upload();
  await settle();
  sent[0]?.onSent(100);
  sent[0]?.answer(new Refused(429, 'Slow down.', 10_000));
  await settle();
  expect([sent.length, shots.get().uploads[0]]).toMatchObject([1, { state: 'sending', percent: 0 }]);
  await clock.pass(10_000);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.text).toBe('small a');
  sent[1]?.answer(new Refused(429, 'Slow down.', 10_000));
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(shots.get().uploads[0]).toMatchObject({ state: 'failed', detail: 'Slow down.' });
  // Longer than the longest wait.
  sent[2]?.answer(new Refused(429, 'Come back later.', 60_000));
  await vi.waitFor(() => expect(states()).toEqual(['a failed', 'b failed']));
  expect(shots.get().uploads[1]).toMatchObject({ detail: 'Come back later.' });
});

test('after leaving the game the pending upload finishes, and waiting ones do not start', async () => {
  const { shots, sent, clock, states } = night();
  await shots.choose([file('a'), file('b')]);
  shots.upload();
  await settle();
  shots.leave();
  expect(states()).toEqual(['a sending']);
  sent[0]?.answer(new Refused(429, 'Slow down.', 10_000));
  await settle();
  await clock.pass(20_000);
  await settle();
  await shots.choose([file('c')]);
  shots.upload();
  shots.retry(1);
  await settle();
  expect(sent).toHaveLength(1);
  expect(states()).toEqual(['a failed']);
});

test('pictures are resized one after the other, and Upload waits for the last', async () => {
  const opening: (() => void)[] = [];
  const { shots, sent } = night(async (picture) => {
    await new Promise<void>((open) => opening.push(open));
    return small(picture);
  });
  const both = shots.choose([file('a'), file('b')]);
  expect([shots.get().opening, shots.get().chosen.length, opening.length]).toEqual([true, 2, 1]);
  shots.upload();
  opening[0]?.();
  await vi.waitFor(() => expect(opening).toHaveLength(2));
  shots.upload();
  opening[1]?.();
  await both;
  expect([shots.get().opening, sent.length]).toEqual([false, 0]);
  shots.upload();
  await vi.waitFor(() => expect(sent[0]?.text).toBe('small a'));
});

test('RULE-21 a crop replaces the whole picture; a removed one is neither sent nor decoded', async () => {
  const prepared: string[] = [];
  const { shots, sent } = night(async (picture) => {
    prepared.push(await picture.text());
    return small(picture);
  });
  const choosing = shots.choose([file('a'), file('b'), file('c')]);
  shots.takeBack(2);
  await choosing;
  expect(prepared).toEqual(['a', 'c']);
  await shots.crop(3, new Blob(['middle of c'], { type: 'image/png' }));
  shots.takeBack(1);
  shots.upload();
  await vi.waitFor(() => expect(sent.map(({ text }) => text)).toEqual(['small middle of c']));
  expect(shots.get().uploads[0]?.file.original.name).toBe('c');
});

test('a picture this browser cannot open is sent unchanged, whatever type is reported: the server decides', async () => {
  const { shots, sent } = night(async (picture) => ({ file: picture, preview: '' }));
  await shots.choose([file('text.png', 'image/png'), file('photo.heic', '')]);
  shots.upload();
  await vi.waitFor(() => expect(sent[0]?.text).toBe('text.png'));
  sent[0]?.answer(new Refused(415, 'Please choose a picture: a .png, .jpg, .gif or .webp file.'));
  await vi.waitFor(() => expect(sent[1]?.text).toBe('photo.heic'));
});

test('LIMIT-16 nothing above 5,242,880 bytes is sent', async () => {
  const { shots, sent, states } = night(async (picture) => ({ file: picture, preview: '' }));
  await shots.choose([new File([new Uint8Array(imageMaxBytes + 1)], 'large.png', { type: 'image/png' })]);
  shots.upload();
  await settle();
  expect([states(), sent]).toEqual([['large.png unfit'], []]);
});

test('H60 a picture is deleted once, and a refusal shows the server’s text', async () => {
  const { shots, answers, codes } = night();
  let deletions = 0;
  answers.deleteGameImage = ({ params }: { params: { image_code: string } }) => {
    deletions += 1;
    if (params.image_code === 'theirs') throw new Refused(403, 'Not yours.');
    return [];
  };
  answers.listImages = [image('theirs', false), image('mine')];
  await shots.load();
  const first = shots.remove('mine');
  expect(await shots.remove('mine')).toBe(false);
  expect(shots.get().deleting).toEqual(['mine']);
  expect([await first, deletions, shots.get().deleting]).toEqual([true, 1, []]);
  answers.listImages = [image('theirs', false), image('mine')];
  await shots.load();
  expect(codes()).toEqual(['theirs']);
  expect(await shots.remove('theirs')).toBe(false);
  expect([shots.get().undeleted, codes()]).toEqual(['Not yours.', ['theirs']]);
});

test('a list that fails to load says why, and keeps what is there', async () => {
  const { shots, answers, codes } = night();
  answers.listImages = refuses(403, 'You are not in this game.');
  await shots.load();
  expect(shots.get()).toMatchObject({ images: undefined, refused: 'You are not in this game.', loading: false });
  answers.listImages = [image('a')];
  await shots.load();
  expect([codes(), shots.get().refused]).toEqual([['a'], undefined]);
  answers.listImages = offline;
  await shots.load();
  expect([codes(), shots.get().refused]).toEqual([['a'], '']);
});

test('CALL-57 the list is requested with a random query, so that no cache answers', async () => {
  const { shots, answers } = night();
  const asked: unknown[] = [];
  answers.listImages = ({ query }: { query: { rnd?: string } }) => {
    asked.push(query.rnd);
    return [];
  };
  await shots.load();
  await shots.load();
  expect(asked).toEqual([expect.stringMatching(/^0\.\d+/), expect.stringMatching(/^0\.\d+/)]);
  expect(asked[0]).not.toBe(asked[1]);
});

test('overtaking replies neither bring back a deleted picture nor lose one that arrived meanwhile', () => {
  const step = fc.constantFrom('upload', 'remove', 'list', 'merge');
  fc.assert(
    fc.property(fc.array(fc.tuple(step, fc.nat({ max: 9 })), { maxLength: 40 }), (steps) => {
      const latest = latestImages();
      let there: Image[] = [];
      let count = 0;
      let shown: readonly Image[] = [];
      const arrived = new Set<string>();
      const gone = new Set<string>();
      const onTheWay: { asked: number; reply: readonly Image[]; did: () => void }[] = [];
      const ask = (did: () => void = () => {}) => onTheWay.push({ asked: latest.ask(), reply: there, did });
      const merge = (place: number) => {
        const [next] = onTheWay.splice(place % Math.max(onTheWay.length, 1), 1);
        if (!next) return;
        next.did();
        shown = latest.merge(next.asked, next.reply);
      };
      for (const [what, n] of steps) {
        if (what === 'merge') merge(n);
        else if (what === 'upload') {
          const made = image(`${++count}`);
          there = [...there, made];
          ask(() => arrived.add(made.image_code));
        } else if (what === 'remove' && there.length > 0) {
          const code = there[n % there.length]?.image_code ?? '';
          there = there.filter(({ image_code }) => image_code !== code);
          ask(() => {
            gone.add(code);
            latest.drop(code);
          });
        } else ask();
        const codes = shown.map(({ image_code }) => image_code);
        expect(codes.filter((code) => gone.has(code))).toEqual([]);
        expect(new Set(codes).size).toBe(codes.length);
      }
      // A last load, after all replies, shows the true list.
      while (onTheWay.length > 0) merge(0);
      ask();
      merge(0);
      expect(shown).toEqual([...there].reverse());
      expect([...arrived].filter((code) => !gone.has(code)).length).toBe(shown.length);
    }),
  );
});

test('consent to the big screen is ticked anew for each upload, and goes with every picture of it', async () => {
  const { shots, sent } = night();
  await shots.choose([file('a.jpg'), file('b.jpg')]);
  expect(shots.get().agrees).toBe(false);
  shots.agree(true);
  shots.upload();
  expect(shots.get().agrees).toBe(false);
  await settle();
  sent[0]?.answer([image('a')]);
  await settle();
  sent[1]?.answer([image('a'), image('b')]);
  await settle();
  await shots.choose([file('c.jpg')]);
  shots.upload();
  await settle();
  expect(sent.map(({ agrees }) => agrees)).toEqual(['yes', 'yes', null]);
});

test('consent is given and taken back later, one at a time a picture; a refusal says why', async () => {
  const { shots, answers } = night();
  await shots.load();
  answers.agreeToScreen = [{ ...image('old'), mine: true, screen: 'waiting' }];
  const [first, second] = [shots.setScreen('old', true), shots.setScreen('old', true)];
  expect(shots.get().agreeing).toEqual(['old']);
  expect(await Promise.all([first, second])).toEqual([true, false]);
  expect([shots.get().images?.[0]?.screen, shots.get().agreeing]).toEqual(['waiting', []]);
  answers.agreeToScreen = refuses(403, 'Not yours.');
  expect([await shots.setScreen('old', false), shots.get().disagreed]).toEqual([false, 'Not yours.']);
});

test('of other pictures that the game tells of, each phone asks within a second, once', async () => {
  const { shots, answers, clock, codes } = night();
  await shots.load();
  answers.listImages = [];
  shots.loadSoon();
  shots.loadSoon();
  expect(clock.pending()).toBe(1);
  await clock.pass(1_000);
  await settle();
  expect(codes()).toEqual([]);
  shots.loadSoon();
  shots.leave();
  answers.listImages = [image('old')];
  await clock.pass(1_000);
  await settle();
  expect(codes()).toEqual([]);
});
