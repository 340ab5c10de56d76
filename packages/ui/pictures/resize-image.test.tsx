import { expect, test } from 'vitest';
import { resizeImage } from './resize-image.ts';

async function picture(width: number, height: number, type = 'image/jpeg'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type });
}

async function sizeOf(blob: Blob | undefined) {
  const { width, height } = await createImageBitmap(blob ?? new Blob());
  return [width, height];
}

test.each([
  ['a landscape to 600 wide', [1200, 800], [600, 400]],
  ['a portrait to 400 tall', [800, 1200], [267, 400]],
  ['a square as a landscape', [1000, 1000], [600, 600]],
  ['a panorama to 600 wide', [4000, 100], [600, 15]],
  ['a ribbon to at least a pixel', [3000, 2], [600, 1]],
  ['one that is small enough not at all', [300, 200], [300, 200]],
  ['one that is just large enough not at all', [600, 599], [600, 599]],
])('LIMIT-17 resizes %s', async (_, [width = 0, height = 0], wanted) => {
  expect(await sizeOf(await resizeImage(await picture(width, height)))).toEqual(wanted);
});

test.each(['image/jpeg', 'image/webp', 'image/png'])('LIMIT-17 %s becomes a png', async (type) => {
  expect((await resizeImage(await picture(30, 20, type)))?.type).toBe('image/png');
});

test('LIMIT-17 other bounds', async () => {
  expect(await sizeOf(await resizeImage(await picture(400, 200), { width: 100 }))).toEqual([100, 50]);
  expect(await sizeOf(await resizeImage(await picture(200, 400), { height: 100 }))).toEqual([50, 100]);
});

test('LIMIT-17 a file that cannot be opened gives undefined, and throws nothing', async () => {
  expect(await resizeImage(new Blob(['a text'], { type: 'image/png' }))).toBeUndefined();
  expect(await resizeImage(new Blob([]))).toBeUndefined();
});
