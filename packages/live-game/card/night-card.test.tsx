import { ask, begin, demoBoard, demoResults, demoRoundResult, handIn, type PlayOptions } from '@snug/client/fake';
import type { Message } from '@snug/contract';
import { announced } from '@snug/testing/page';
import { afterEach, expect, test, vi } from 'vitest';
import { member, renderGame, spectator } from '../tests/render-game.tsx';

const rounds = [demoRoundResult({ title: 'General Knowledge', points: 2.5, of: 4 })];
const ended: Message[] = [
  begin(),
  ask({}),
  ...handIn({ answers: [['amsterdam']] }),
  { type: 'ROUND_END' },
  { type: 'END_GAME' },
  { type: 'RESULTS', version: 1 },
];

async function open(options: PlayOptions = {}) {
  const results = demoResults({ rounds, board: demoBoard({ final: true }) });
  const { screen } = await renderGame(ended, {
    view: member,
    ...options,
    answers: { getResults: () => results, listImages: [] },
  });
  await expect.element(screen.getByRole('heading', { name: 'Tonight’s winners' })).toBeVisible();
  const button = screen.getByRole('button', { name: 'Your night as a picture' });
  const dialog = screen.getByRole('dialog', { name: 'Your night as a picture' });
  return { screen, button, dialog };
}

const alt = 'The Night Owls, Joint 2nd of 5 teams, 31.5 points';

/** What a theme would set. */
const look = {
  '--snug-ground': 'rgb(1, 2, 3)',
  '--snug-slip-bg': 'rgb(250, 240, 230)',
  '--snug-brand': 'rgb(200, 150, 50)',
};

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

test('the picture of the night is drawn in the page’s look, large enough to share', async () => {
  for (const [name, value] of Object.entries(look)) document.documentElement.style.setProperty(name, value);
  const { button, dialog } = await open();
  await button.click();
  const picture = dialog.getByRole('img', { name: alt });
  await expect.element(picture).toBeVisible();
  const image = picture.element() as HTMLImageElement;
  await image.decode();
  expect([image.naturalWidth, image.naturalHeight]).toEqual([1080, 1350]);

  const canvas = Object.assign(document.createElement('canvas'), { width: 1080, height: 1350 });
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const colourAt = (x: number, y: number) =>
    `rgb(${[...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join(', ')})`;
  // The page, the slip on it, the plate with the place, and a notch of the perforation, which shows the page again.
  const places = [colourAt(20, 20), colourAt(120, 700), colourAt(300, 560), colourAt(90, 790)];
  expect(places).toEqual([look['--snug-ground'], look['--snug-slip-bg'], look['--snug-brand'], look['--snug-ground']]);
});

test('it is saved under the name of the team, and said', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { button, dialog } = await open();
  await button.click();
  await dialog.getByRole('button', { name: 'Save the picture' }).click();
  expect(saved).toEqual(['The Night Owls – quiz night.png']);
  await expect.poll(announced).toContain('The picture is saved with your downloads.');
});

test('where the browser shares files it is shared; a closed sheet is no error, a refusal says what to do', async () => {
  const answers = [() => undefined, () => new DOMException('closed', 'AbortError'), () => new Error('no')];
  const shared: File[] = [];
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async ({ files }: { files: File[] }) => {
      shared.push(...files);
      const error = answers[shared.length - 1]?.();
      if (error) throw error;
    },
  });
  const { button, dialog } = await open();
  await button.click();
  const share = dialog.getByRole('button', { name: 'Share' });
  const refusal = dialog.getByText('This browser did not share it. Save the picture instead.');
  for (const [nth, isRefused] of [false, false, true].entries()) {
    await share.click();
    await expect.poll(() => shared.length).toBe(nth + 1);
    if (isRefused) await expect.element(refusal).toBeVisible();
    else await expect.element(refusal).not.toBeInTheDocument();
  }
  expect(shared[0]?.type).toBe('image/png');
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

test('a picture that could not be drawn says so, and is drawn by another try', async () => {
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce((done) => done(null));
  const { button, dialog } = await open();
  await button.click();
  await expect.element(dialog.getByText('The picture could not be drawn.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog.getByRole('img', { name: alt })).toBeVisible();
  expect(toBlob).toHaveBeenCalledTimes(2);
});

test('a spectator has no night of a team', async () => {
  const { button } = await open({ view: spectator });
  await expect.element(button).not.toBeInTheDocument();
});
