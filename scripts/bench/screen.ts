import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { inTempFolder } from '@snug/testing/program';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { preact } from '../../stories/parity/preact-beside.ts';
import { findBrowser, flags } from '../launch/find-browser.mjs';
import { serveFolder } from '../tour/static-server.ts';
import { median, percentile } from './percentile.ts';
import type { Measured } from './promises.ts';

const here = fileURLToPath(new URL('./screen', import.meta.url));
/** How much slower a cheap phone is than this machine. */
const slower = 4;

/**
 * The player's screen, built as the site ships it, on a page slowed down four times: how soon a question appears after its
 * message, how smoothly thirty pictures scroll, and how well one types while messages arrive. Promises are counts (frames,
 * jumps): times depend on this machine, which does other things too.
 */
export async function measureScreen({ rounds }: { readonly rounds: number }): Promise<Measured[]> {
  return inTempFolder(async (folder) => {
    await build({
      root: here,
      configFile: false,
      logLevel: 'error',
      plugins: [vanillaExtractPlugin()],
      resolve: {
        conditions: ['@snug/source', 'module', 'browser', 'development|production'],
        alias: preact,
      },
      oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
      build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
    });
    const { origin, close } = await serveFolder(folder, pictureAt);
    const browser = await chromium.launch({ executablePath: findBrowser(), args: flags });
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
      await page.goto(origin);
      await page.getByText('Pull up a chair.').waitFor();
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
      return [await questions(page, rounds), await pictures(page, rounds), await letters(page, rounds)];
    } finally {
      await browser.close();
      close();
    }
  });
}

async function questions(page: Page, rounds: number): Promise<Measured> {
  const [ours, nothing]: [{ frames: number; ms: number }[], { ms: number }[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate(() => window.bench.begin(0, false));
    for (let count = 1; count <= 30; count += 1) {
      ours.push(await page.evaluate((count) => window.bench.ask(count), count));
      nothing.push(await page.evaluate(() => window.bench.nothing()));
    }
  }
  const ms = ours.map(({ ms }) => ms);
  const none = nothing.map(({ ms }) => ms);
  return {
    what: `frames from a message to its question on the screen, the worst of ${ours.length}, ${slower} times slower`,
    ours: `${median(ms).toFixed(1)} ms, at worst ${percentile(ms, 1).toFixed(1)} ms`,
    yardstick: `a frame in which nothing happens: ${median(none).toFixed(1)} ms, at worst ${percentile(none, 1).toFixed(1)} ms`,
    value: Math.max(...ours.map(({ frames }) => frames)),
    unit: 'count',
    most: 1,
  };
}

async function pictures(page: Page, rounds: number): Promise<Measured> {
  type Scrolled = Awaited<ReturnType<typeof window.bench.scroll>>;
  const [ours, bare]: [Scrolled[], Scrolled[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [all, picture] of [
      [bare, false],
      [ours, true],
    ] as const) {
      await page.evaluate((picture) => window.bench.begin(30, picture), picture);
      all.push(await page.evaluate(() => window.bench.scroll()));
    }
  }
  const format = (all: Scrolled[]): string => {
    const frames = all.flatMap(({ frames }) => frames);
    const long = all.reduce((sum, { longTasks }) => sum + longTasks, 0);
    return `${median(frames).toFixed(1)} ms a frame, one in a hundred over ${percentile(frames, 0.99).toFixed(0)} ms, ${long} tasks over 50 ms`;
  };
  return {
    what: `jumps of the page while thirty questions with pictures are scrolled ${rounds} times, ${slower} times slower`,
    ours: format(ours),
    yardstick: `without pictures ${format(bare)}`,
    value: ours.reduce((sum, { jumps }) => sum + jumps, 0),
    unit: 'count',
    most: 0,
  };
}

async function letters(page: Page, rounds: number): Promise<Measured> {
  await page.evaluate(() => window.bench.begin(30, false));
  const field = page.getByLabel('Answer to question 1', { exact: true });
  await page.evaluate(() => {
    window.letters = window.bench.listen();
  });
  const typed = async () => {
    await field.fill('');
    await page.evaluate(() => void window.letters.splice(0));
    await field.pressSequentially('the quick brown fox jumps over it', { delay: 60 });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    return page.evaluate(() => window.letters);
  };
  const [quiet, lively]: Awaited<ReturnType<typeof typed>>[] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    quiet?.push(...(await typed()));
    await page.evaluate(() => {
      window.stopChatter = window.bench.chatter();
    });
    lively?.push(...(await typed()));
    await page.evaluate(() => window.stopChatter());
  }
  const [still = [], busy = []] = [quiet, lively].map((all) => all?.map(({ ms }) => ms));
  return {
    what: `letters of ${busy.length} that miss the next frame while 33 messages a second come, ${slower} times slower`,
    ours: `${median(busy).toFixed(1)} ms to the screen, ${(median(busy) / median(still)).toFixed(2)}x of`,
    yardstick: `what it is in silence: ${median(still).toFixed(1)} ms`,
    value: lively?.filter(({ frames }) => frames > 1).length ?? Number.NaN,
    unit: 'count',
    most: 0,
  };
}

/** As many pictures as the page asks for. */
function pictureAt(path: string): Buffer | undefined {
  const picture = /^\/picture-(\d+)\.png$/.exec(path)?.[1];
  return picture === undefined ? undefined : stripes(Number(picture));
}

/** A picture of 1,200 by 900 as from a quizmaster's phone, each different, so that none is decoded already. */
function stripes(seed: number): Buffer {
  const [width, height] = [1_200, 900];
  const pixels = Buffer.alloc((width * 3 + 1) * height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = at % (width * 3 + 1) === 0 ? 0 : (at * seed) >> 4;
  const chunk = (type: string, data: Buffer): Buffer => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(typed));
    return Buffer.concat([size, typed, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
