import { imageMaxBytes, loadGame, updateTeamPhoto } from '@snug/contract';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createCaller } from '../call.ts';
import { Refused } from '../refused.ts';
import { createSession } from '../session.ts';
import { memoryStorage } from '../storage.ts';
import { type ChosenFile, fileProblem, isAvatarType, isCropperType } from './file-rules.ts';
import { uploadImage } from './upload-image.ts';
import { createUploads } from './uploads.ts';

const photo = (name: string, more: Partial<ChosenFile> = {}): ChosenFile => ({
  name,
  type: 'image/png',
  size: 1,
  ...more,
});

/** A server that replies when the test says so, in any order, and counts simultaneous uploads. */
function slowServer() {
  const sent: { name: string; answer(reply: unknown): void }[] = [];
  let [now, most] = [0, 0];
  async function send({ name }: ChosenFile): Promise<string | undefined> {
    now += 1;
    most = Math.max(most, now);
    const reply = Promise.withResolvers<unknown>();
    sent.push({ name, answer: reply.resolve });
    const answer = await reply.promise;
    now -= 1;
    if (answer instanceof Error) throw answer;
    return answer as string | undefined;
  }
  return { send, sent, most: () => most };
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

test('files are sent one at a time, in their order, and each shows its state', async () => {
  const { send, sent, most } = slowServer();
  const uploads = createUploads(send);
  const states = () => uploads.get().map(({ file, state }) => `${file.name} ${state}`);
  uploads.add([photo('a'), photo('b', { type: 'text/html' }), photo('c', { size: imageMaxBytes + 1 }), photo('d')]);
  expect(states()).toEqual(['a sending', 'b unfit', 'c unfit', 'd waiting']);
  expect(uploads.get().slice(1, 3)).toMatchObject([{ problem: 'not-an-image' }, { problem: 'too-large' }]);
  sent[0]?.answer('/media/a.png');
  await settle();
  uploads.add([photo('e')]);
  expect(states()).toEqual(['a done', 'b unfit', 'c unfit', 'd sending', 'e waiting']);
  sent[1]?.answer(new Refused(409, 'Too many.'));
  await settle();
  sent[2]?.answer(undefined);
  await uploads.settled();
  expect(states()).toEqual(['a done', 'b unfit', 'c unfit', 'd failed', 'e failed']);
  expect(uploads.get()).toMatchObject([{ url: '/media/a.png' }, {}, {}, { detail: 'Too many.' }, {}]);
  expect([sent.map(({ name }) => name), most()]).toEqual([['a', 'd', 'e'], 1]);
});

test('a failed file can be retried, another one cannot', async () => {
  let isDown = true;
  const uploads = createUploads(async ({ name }: ChosenFile) => {
    if (isDown) throw new TypeError('offline');
    return `/media/${name}`;
  });
  uploads.add([photo('a'), photo('b', { size: imageMaxBytes + 1 })]);
  await uploads.settled();
  isDown = false;
  for (const { id } of uploads.get()) uploads.retry(id);
  await uploads.settled();
  expect(uploads.get().map(({ file, state }) => [file.name, state])).toEqual([
    ['b', 'unfit'],
    ['a', 'done'],
  ]);
});

test('for any additions, retries and removals, never two uploads run, and none is forgotten', async () => {
  const step = fc.oneof(
    fc.record({ add: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ answer: fc.constantFrom('/media/x.png', undefined, new Refused(409, 'No.'), new TypeError('cut')) }),
    fc.record({ retry: fc.nat({ max: 8 }) }),
    fc.record({ remove: fc.nat({ max: 8 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { send, sent, most } = slowServer();
      const uploads = createUploads(send);
      let answered = 0;
      for (const each of steps) {
        if ('add' in each) uploads.add(Array.from({ length: each.add }, (_, n) => photo(`${n}`)));
        else if ('retry' in each) uploads.retry(each.retry);
        else if ('remove' in each) uploads.remove(each.remove);
        else if (answered < sent.length) sent[answered++]?.answer(each.answer);
        await settle();
        const onTheirWay = uploads.get().filter(({ state }) => state === 'sending').length;
        expect(onTheirWay).toBeLessThanOrEqual(1);
        // A file waits only while another one uploads.
        if (uploads.get().some(({ state }) => state === 'waiting')) expect(answered).toBeLessThan(sent.length);
      }
      while (answered < sent.length) {
        sent[answered++]?.answer('/media/x.png');
        await settle();
      }
      await uploads.settled();
      expect(uploads.get().filter(({ state }) => state === 'waiting' || state === 'sending')).toEqual([]);
      expect(most()).toBeLessThanOrEqual(1);
    }),
  );
});

test('LIMIT-16 neither a file that is no image nor one above 5,242,880 bytes is sent', () => {
  expect(fileProblem(photo('a.png', { size: 5_242_880 }))).toBeUndefined();
  expect(fileProblem(photo('a.png', { size: 5_242_881 }))).toBe('too-large');
  for (const type of ['', 'text/html', 'application/pdf', 'video/mp4', 'ximage/png']) {
    expect(fileProblem(photo('a.png', { type }))).toBe('not-an-image');
  }
});

test('OPEN-88 an avatar is a jpeg, a png or a gif', () => {
  const types = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp', 'image/webp', 'image/svg+xml', ''];
  expect(types.filter((type) => isAvatarType({ type }))).toEqual(['image/jpeg', 'image/png', 'image/gif']);
});

test('the cropper accepts seven kinds of files, whatever the case of their extensions', () => {
  const taken = ['a.png', 'a.jpg', 'A.JPEG', 'a.bmp', 'a.gif', 'a.b.TIFF', 'a.webp'];
  expect([...taken, 'a.svg', 'a.heic', 'png', 'a.png.exe', ''].filter((name) => isCropperType({ name }))).toEqual(
    taken,
  );
});

test('a picture is sent as multipart in the field of its call', async () => {
  const requests: Request[] = [];
  const call = createCaller({
    session: createSession({ storage: memoryStorage() }),
    origin: 'https://quiz.example',
    http: async (input, init) => {
      requests.push(new Request(input, init));
      return Response.json({ url: '/media/a.png' });
    },
  });
  const file = new File(['pixels'], 'a.png', { type: 'image/png' });
  expect(await uploadImage(call, updateTeamPhoto, { id: '10042' }, file)).toEqual({ url: '/media/a.png' });
  const [request] = requests;
  expect(request?.url).toBe('https://quiz.example/api/team/10042/update-team-photo');
  expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  const sent = (await request?.formData())?.get('image');
  expect(sent instanceof File && (await sent.text())).toBe('pixels');
  expect(() => uploadImage(call, loadGame as never, {} as never, file)).toThrow('The call loadGame uploads nothing.');
});

test('the progress of a picture is reported to its own file only', async () => {
  const onSent = vi.fn<(percent: number) => void>();
  const call = createCaller({
    session: createSession({ storage: memoryStorage() }),
    origin: 'https://quiz.example',
    http: async (_, init) => {
      for (const percent of [0, 41, 100]) init?.progress?.onSent(percent);
      return Response.json({ url: '/media/a.png' });
    },
  });
  const params = { id: '10042' };
  await uploadImage(call, updateTeamPhoto, params, new Blob(['pixels']), { onSent });
  await uploadImage(call, updateTeamPhoto, params, new Blob(['pixels']));
  expect(onSent.mock.calls).toEqual([[0], [41], [100]]);

  const seen: unknown[] = [];
  const uploads = createUploads(async (_: ChosenFile, sent) => {
    for (const percent of [7, 99]) {
      sent(percent);
      seen.push(uploads.get().map((upload) => [upload.state, 'percent' in upload ? upload.percent : undefined]));
    }
    return '/media/x.png';
  });
  uploads.add([photo('a'), photo('b')]);
  await uploads.settled();
  expect(seen.slice(0, 2)).toEqual([
    [
      ['sending', 7],
      ['waiting', undefined],
    ],
    [
      ['sending', 99],
      ['waiting', undefined],
    ],
  ]);
});
