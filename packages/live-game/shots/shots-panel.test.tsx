import { createClient, Refused } from '@snug/client';
import { demoGame, fakeClient, fakeServer, play, refuses } from '@snug/client/fake';
import type { Image } from '@snug/contract';
import { checkReply } from '@snug/contract/guards';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LiveGame } from '../live-game.tsx';
import { member, type RenderGameOptions, spectator } from '../tests/render-game.tsx';
import { slidesFrom } from '../tests/slides-from.ts';

const svg = (name: string) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="90" height="60" id="${name}"/%3E`;

const image = (name: string, deletable = true): Image => ({
  url: svg(name),
  orientation: 'landscape',
  image_code: name,
  deletable,
});

/** A real picture that the browser can open. */
async function photo(name: string, width = 1200, height = 800, type = 'image/jpeg'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#963';
    context.fillRect(0, 0, width, height);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type));
  return new File(blob ? [blob] : [], name, { type });
}

const text = (name: string, type = 'image/png') => new File(['This was a text.'], name, { type });

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const panel = () => page.getByRole('dialog', { name: 'Action Shots' });
const polite = () => document.querySelector('[aria-live=polite]')?.textContent ?? '';

/** Renders a game whose server replies to each upload when the test says so. */
async function renderShots({
  images = [image('first', false), image('second')],
  answers,
  view,
}: RenderGameOptions & { images?: Image[] } = {}) {
  const sent: {
    picture: File;
    agrees: unknown;
    onSent(percent: number): void;
    answer(reply: unknown): void;
  }[] = [];
  const game = play([], { view });
  const client = fakeClient({
    games: { g1: game },
    answers: { listImages: images, ...answers },
  });
  const call: typeof client.call = async (row, options) => {
    if (row.name !== 'uploadGameImage') return client.call(row, options);
    const form: unknown = options?.body;
    const picture = form instanceof FormData ? form.get('image') : null;
    if (!(picture instanceof File)) throw new Error('Nothing was sent in the field image.');
    const reply = Promise.withResolvers<unknown>();
    const agrees = form instanceof FormData ? form.get('big_screen') : undefined;
    sent.push({ picture, agrees, answer: reply.resolve, onSent: (percent) => options?.progress?.onSent(percent) });
    const answer = await reply.promise;
    if (answer instanceof Error) throw answer;
    return checkReply(row, answer);
  };
  const screen = await render(
    <AnnouncerProvider>
      <LiveGame client={{ ...client, call }} gameId="g1" onHome={() => {}} />
    </AnnouncerProvider>,
  );
  return { screen, sent, client, game };
}

async function openPanel() {
  await button('Action Shots').click();
  await expect.element(page.getByText('One moment…')).not.toBeInTheDocument();
}

async function openShots(options?: Parameters<typeof renderShots>[0]) {
  const rendered = await renderShots(options);
  await openPanel();
  return rendered;
}

async function choose(...files: File[]) {
  const input = page.getByLabelText('Choose pictures');
  await expect.element(input).toBeInTheDocument();
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const element = input.element() as HTMLInputElement;
  element.files = data.files;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

async function upload() {
  const press = button(/^Upload \d/);
  await expect.element(press).not.toHaveAttribute('aria-busy');
  await press.click();
}

/** Presses Upload; then so many have been sent. */
async function uploads(sent: readonly unknown[], count: number) {
  await upload();
  await expect.poll(() => sent.length).toBe(count);
}

const sizeOf = async (picture: Blob) => {
  const { width, height } = await createImageBitmap(picture);
  return [width, height];
};

const alts = () =>
  page
    .getByRole('group', { name: 'Pictures of this game' })
    .getByRole('img')
    .elements()
    .map((each) => each.getAttribute('alt'));

test('GAME-17 CALL-57 Y16 the panel slides in from the left and lists the game’s pictures, the newest first', async () => {
  await openShots();
  await expect.element(panel()).toBeVisible();
  expect(panel().element().getBoundingClientRect().left).toBe(0);
  expect(slidesFrom(panel().element())).toMatch(/^-100%/);
  await expect.poll(alts).toEqual(['Picture 2', 'Picture 1']);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(button('Action Shots')).toHaveFocus();
});

test('a game without pictures says so, and a spectator has no button to the panel', async () => {
  const { screen } = await openShots({ images: [] });
  await expect.element(page.getByText('No pictures yet.')).toBeVisible();
  await screen.unmount();
  await renderShots({ view: spectator });
  await expect.element(button('Join a Team to Play')).toBeVisible();
  await expect.element(button('Action Shots')).not.toBeInTheDocument();
});

test('RULE-18 LIMIT-17 CALL-58 several pictures become small pngs and upload one at a time, each with its own progress bar', async () => {
  const { sent } = await openShots();
  await choose(
    await photo('wide.jpg'),
    await photo('tall.gif', 600, 900, 'image/png'),
    await photo('tiny.png', 90, 60),
  );
  await expect.element(button('Upload 3 pictures')).toBeVisible();
  await uploads(sent, 1);
  await expect.element(page.getByText('0% sent')).toBeVisible();
  expect(page.getByText('Waiting for its turn').elements()).toHaveLength(2);

  sent[0]?.onSent(40);
  await expect.element(page.getByText('40% sent')).toBeVisible();
  expect(sent).toHaveLength(1);
  sent[0]?.answer([image('first', false), image('second'), image('third')]);
  await expect.poll(() => sent.length).toBe(2);
  await expect.element(page.getByText('1 of 3 uploaded')).toBeVisible();
  sent[1]?.answer([image('third'), image('fourth')]);
  await expect.poll(() => sent.length).toBe(3);
  sent[2]?.answer([image('first'), image('second'), image('third'), image('fourth'), image('fifth')]);
  // Announced once, when all are uploaded.
  await expect.poll(polite).toBe('3 pictures uploaded');
  await expect.poll(alts).toEqual(['Picture 5', 'Picture 4', 'Picture 3', 'Picture 2', 'Picture 1']);

  expect(sent.map(({ picture }) => picture.type)).toEqual(['image/png', 'image/png', 'image/png']);
  expect(await Promise.all(sent.map(({ picture }) => sizeOf(picture)))).toEqual([
    [600, 400],
    [267, 400],
    [90, 60],
  ]);
});

test('RULE-16 RULE-17 a file that is no picture or above 5 MB is refused by name, and the others are taken', async () => {
  const { sent } = await openShots();
  const large = new File([new Uint8Array(5_242_881)], 'holiday.jpg', { type: 'image/jpeg' });
  await choose(large, text('answers.txt', 'text/plain'), await photo('table.jpg'));
  const alert = page.getByRole('alert');
  await expect
    .element(alert.getByText('holiday.jpg is too large. Please choose an image that 5MB or less.'))
    .toBeVisible();
  await expect.element(alert.getByText('answers.txt is not a picture.')).toBeVisible();
  await uploads(sent, 1);
  sent[0]?.answer([image('first')]);
  await expect.poll(polite).toBe('1 picture uploaded');
  expect(sent).toHaveLength(1);
});

test('ERR-37 an upload that fails, or returns no url, says so, keeps its picture, and can be retried', async () => {
  const { sent } = await openShots();
  await choose(await photo('cut.jpg'), await photo('no-url.jpg'), await photo('good.jpg'));
  await uploads(sent, 1);
  sent[0]?.answer(new TypeError('offline'));
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.answer([{ ...image('x'), url: '' }]);
  await expect.poll(() => sent.length).toBe(3);
  sent[2]?.answer([image('first', false), image('second'), image('good')]);
  const failure = page.getByRole('alert').filter({ hasText: /^An error occured\. Please try again later\.$/ });
  await expect.poll(() => failure.elements().length).toBe(2);
  await expect.element(page.getByText('1 of 3 uploaded').first()).toBeVisible();

  await button('Retry cut.jpg').click();
  await expect.poll(() => sent.length).toBe(4);
  // The button is gone, and the focus is not lost with it (Y5).
  await expect.poll(() => document.activeElement === document.body).toBe(false);
  sent[3]?.answer([image('first', false), image('second'), image('good'), image('cut')]);
  await expect.poll(() => failure.elements().length).toBe(1);
  expect(await sizeOf(sent[3]?.picture as File)).toEqual([600, 400]);
  // A failed upload can be taken back too.
  await button('Remove no-url.jpg').click();
  await expect.element(failure).not.toBeInTheDocument();
});

test('the server’s refusals are shown in its words: too many, too large, too fast', async () => {
  const { sent } = await openShots();
  await choose(await photo('a.jpg'), await photo('b.jpg'), text('renamed.png'));
  await upload();
  const details = [
    new Refused(409, 'You have as many pictures here as one player can. Please delete one first.'),
    new Refused(413, 'This picture has too many pixels. Please choose a smaller one.'),
    new Refused(415, 'Please choose a picture: a .png, .jpg, .gif or .webp file.'),
  ];
  for (const [n, refusal] of details.entries()) {
    await expect.poll(() => sent.length).toBe(n + 1);
    sent[n]?.answer(refusal);
    await expect.element(page.getByText(refusal.detail, { exact: true })).toBeVisible();
  }
  // A renamed text file is uploaded as it is, and cannot be cropped before.
  expect(await sent[2]?.picture.text()).toBe('This was a text.');
});

test('uploads continue while the panel is closed, show their state when it reopens, and stop when the game is left', async () => {
  const { sent, screen } = await openShots();
  await choose(await photo('a.jpg'), await photo('b.jpg'), await photo('c.jpg'));
  await uploads(sent, 1);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  sent[0]?.answer([image('first', false), image('second'), image('a')]);
  await expect.poll(() => sent.length).toBe(2);
  sent[1]?.onSent(70);
  await openPanel();
  await expect.element(page.getByText('70% sent')).toBeVisible();
  await expect.element(page.getByText('1 of 3 uploaded').first()).toBeVisible();
  await screen.unmount();
  sent[1]?.answer([image('b')]);
  // Another game's upload is sent afterwards: the third picture would have been sent before it.
  const other = await openShots();
  await choose(await photo('d.jpg'));
  await upload();
  await expect.poll(() => other.sent.length).toBe(1);
  expect(sent).toHaveLength(2);
});

test('an upload that finishes while the panel is closed is not announced', async () => {
  const { sent, game } = await openShots();
  await choose(await photo('a.jpg'), await photo('b.jpg'));
  await uploads(sent, 1);
  await userEvent.keyboard('{Escape}');
  sent[0]?.answer([image('a')]);
  // The next upload starts once this one is done; its announcement is the first one heard.
  await expect.poll(() => sent.length).toBe(2);
  game.receive({ type: 'END_GAME' });
  await expect.poll(polite).toBe('The game has ended. Thanks for playing!');
});

test('RULE-21 OPEN-89 a chosen picture can be cropped before its upload, to a square of the largest allowed size', async () => {
  const { sent } = await openShots();
  await choose(await photo('table.jpg', 1600, 900), text('renamed.png'));
  // A picture that cannot be opened cannot be cropped.
  await expect.element(button('Crop table.jpg')).toBeVisible();
  await expect.element(button('Crop renamed.png')).not.toBeInTheDocument();
  await button('Remove renamed.png').click();
  await button('Crop table.jpg').click();
  await expect.element(page.getByRole('dialog', { name: 'Crop the picture' })).toBeVisible();
  const use = button('Use this picture');
  await expect.element(use).not.toHaveAttribute('aria-busy');
  await use.click();
  await expect.element(page.getByRole('dialog', { name: 'Crop the picture' })).not.toBeInTheDocument();
  await uploads(sent, 1);
  expect(await sizeOf(sent[0]?.picture as File)).toEqual([600, 600]);
});

test('CALL-59 H60 only pictures that may be deleted have a button, which asks first; the reply is the new list', async () => {
  const deleteGameImage = vi.fn((_: { params: { image_code: string } }) => [image('first', false)]);
  await openShots({ answers: { deleteGameImage }, images: [image('first', false), image('second'), image('third')] });
  await expect.element(button('Delete Picture 2')).toBeVisible();
  await expect.element(button('Delete Picture 1')).not.toBeInTheDocument();

  await button('Delete Picture 2').click();
  const question = page.getByRole('dialog', { name: 'Delete this picture?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(deleteGameImage).not.toHaveBeenCalled();
  await button('Delete Picture 2').click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(alts).toEqual(['Picture 1']);
  expect(deleteGameImage.mock.calls.map(([{ params }]) => params)).toEqual([{ id: 'g1', image_code: 'second' }]);
  await expect.poll(polite).toBe('The picture is deleted.');
  await expect.poll(() => panel().element().contains(document.activeElement)).toBe(true);
});

test('a picture that could not be deleted stays, and the reason is shown', async () => {
  const deleteGameImage = refuses(403, 'Only whoever uploaded a picture, the captain or the quizmaster can delete it.');
  await openShots({ answers: { deleteGameImage } });
  await button('Delete Picture 2').click();
  await page.getByRole('dialog', { name: 'Delete this picture?' }).getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText(/^Only whoever uploaded a picture/)).toBeVisible();
  await expect.poll(alts).toEqual(['Picture 2', 'Picture 1']);
});

test('a list that fails to load says so and can be retried; pictures can be chosen meanwhile', async () => {
  let isDown = true;
  const listImages = () => {
    if (isDown) throw new TypeError('offline');
    return [image('first')];
  };
  await openShots({ answers: { listImages } });
  await expect.element(page.getByText('The pictures did not arrive.').first()).toBeVisible();
  await choose(await photo('a.jpg'));
  await expect.element(button('Upload 1 picture')).toBeVisible();
  isDown = false;
  await button('Try again').click();
  await expect.poll(alts).toEqual(['a.jpg', 'Picture 1']);
});

test('a captain and a member take, see and delete pictures with the fake server and the real calls', async () => {
  const server = fakeServer();
  const team = 'The Night Owls';
  server.phone({ name: 'Ada', team });
  const client = createClient(server.phone({ name: 'Ben', team }));
  await render(
    <AnnouncerProvider>
      <LiveGame client={client} gameId={server.gameId} onHome={() => {}} />
    </AnnouncerProvider>,
  );
  await openPanel();
  await expect.element(page.getByText('No pictures yet.')).toBeVisible();
  await choose(await photo('a.jpg'), await photo('b.png', 500, 500, 'image/png'));
  await upload();
  await expect.poll(alts).toEqual(['Picture 2', 'Picture 1']);
  await button('Delete Picture 1').click();
  await page.getByRole('dialog', { name: 'Delete this picture?' }).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(alts).toEqual(['Picture 1']);
  const calls = server.calls.map(({ name, status }) => `${name} ${status}`).filter((call) => /GameImage/.test(call));
  expect(calls).toEqual(['uploadGameImage 200', 'uploadGameImage 200', 'deleteGameImage 200']);
});

test('a member takes pictures as a captain does', async () => {
  expect(member.me?.is_captain).toBe(false);
  expect(demoGame().me.is_captain).toBe(true);
  await openShots({ view: member });
  await expect.element(page.getByLabelText('Choose pictures')).toBeInTheDocument();
});

test('the big screen may show a picture only when that is ticked, anew for each upload', async () => {
  const { sent } = await openShots();
  const box = () => page.getByRole('checkbox', { name: 'May be shown on the big screen' });
  expect(box().query()).toBeNull();
  await choose(await photo('one.jpg'));
  await expect.element(box()).not.toBeChecked();
  await expect
    .element(box())
    .toHaveAccessibleDescription('The quizmaster decides which ones are. Deleting a picture takes it off everywhere.');
  await box().click();
  await uploads(sent, 1);
  sent[0]?.answer([image('first', false), image('second'), { ...image('one'), mine: true, screen: 'waiting' }]);
  await expect.element(page.getByText('Waits for the quizmaster')).toBeVisible();
  await choose(await photo('two.jpg'));
  await expect.element(box()).not.toBeChecked();
  await uploads(sent, 2);
  expect(sent.map(({ agrees }) => agrees)).toEqual(['yes', null]);
});

test('consent is given and taken back below one’s own picture, and nobody else’s', async () => {
  const own = { ...image('own'), mine: true };
  const { client } = await openShots({
    images: [image('other'), own],
    answers: {
      agreeToScreen: ({ body }) => [image('other'), { ...own, ...(body.agreed && { screen: 'waiting' as const }) }],
    },
  });
  await expect.element(page.getByText('Not for the big screen')).toBeVisible();
  expect(button('Let the big screen show Picture 1').query()).toBeNull();
  await button('Let the big screen show Picture 2').click();
  await expect.element(page.getByText('Waits for the quizmaster')).toBeVisible();
  await button('Keep Picture 2 off the big screen').click();
  await expect.element(page.getByText('Not for the big screen')).toBeVisible();
  expect(client.sent('agreeToScreen').map(({ body }) => body)).toEqual([{ agreed: true }, { agreed: false }]);
});

test('a picture that is deleted elsewhere leaves this phone too', async () => {
  const images = [image('first', false), image('second')];
  const { game } = await openShots({ answers: { listImages: () => images } });
  await expect.element(page.getByRole('img', { name: 'Picture 2' })).toBeVisible();
  images.pop();
  game.receive({ type: 'PHOTOS', version: 1 });
  await expect.element(page.getByRole('img', { name: 'Picture 2' })).not.toBeInTheDocument();
});
