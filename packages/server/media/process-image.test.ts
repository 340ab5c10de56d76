import type { Refusal } from '@snug/rules';
import { flatPng, gifOfFrames, jpegOfManyScans, photo, pngOfBytes } from '@snug/testing/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { jpegScans } from './jpeg-scans.ts';
import { type Purpose, processImage } from './process-image.ts';

const unknown = [415, 'Please choose a picture: a .png, .jpg, .gif or .webp file.'];
const unreadable = [415, 'This picture cannot be read. Please choose another one.'];
const tooMany = [413, 'This picture has too many pixels. Please choose a smaller one.'];

async function drawn(bytes: Buffer, purpose: Purpose = 'picture') {
  const { png, orientation } = await processImage(bytes, purpose);
  const { format, width, height } = await sharp(png).metadata();
  return { png, format, width, height, orientation };
}

async function refused(bytes: Buffer, purpose: Purpose = 'picture') {
  const refusal: Refusal = await processImage(bytes, purpose).then(
    () => Promise.reject(new Error('It was taken.')),
    (error) => error,
  );
  return [refusal.status, refusal.detail];
}

async function colourAt(png: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(png)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[1] ?? 0) ? 'red' : 'green';
}

test.each([
  ['png', photo().png()],
  ['jpeg', photo().jpeg()],
  ['gif', photo().gif()],
  ['webp', photo().webp()],
  ['CMYK', photo().toColourspace('cmyk').jpeg()],
  ['16 bits', photo().toColourspace('rgb16').png()],
])('LIMIT-17 RULE-16 %s becomes a .png 600 wide', async (_name, made) => {
  const picture = await drawn(await made.toBuffer());
  expect(picture).toMatchObject({ format: 'png', width: 600, height: 450, orientation: 'landscape' });
  expect(await colourAt(picture.png, 10, 10)).toBe('green');
  expect(await colourAt(picture.png, 590, 440)).toBe('red');
});

test.each([
  [600, 800, 300, 400, 'portrait'],
  [700, 700, 600, 600, 'landscape'],
  [300, 200, 300, 200, 'landscape'],
  [200, 300, 200, 300, 'portrait'],
  [8_192, 2, 600, 1, 'landscape'],
  [1, 8_192, 1, 400, 'portrait'],
  [1, 1, 1, 1, 'landscape'],
])('LIMIT-17 ENTITY-IMAGE %i x %i becomes %i x %i, %s', async (width, height, wide, tall, orientation) => {
  expect(await drawn(flatPng(width, height))).toMatchObject({ width: wide, height: tall, orientation });
});

test.each([
  [1, 'green', 'red', 'landscape'],
  [2, 'red', 'green', 'landscape'],
  [3, 'red', 'green', 'landscape'],
  [4, 'green', 'red', 'landscape'],
  [5, 'green', 'red', 'portrait'],
  [6, 'green', 'red', 'portrait'],
  [7, 'red', 'green', 'portrait'],
  [8, 'red', 'green', 'portrait'],
] as const)('CALL-58 H59 EXIF says turn %i, and nothing of EXIF is left', async (turn, first, last, orientation) => {
  const bytes = await photo()
    .jpeg()
    .withExif({ IFD0: { Make: 'SECRET-CAMERA' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLongitude: '0/1 7/1 0/1' } })
    .withMetadata({ orientation: turn })
    .toBuffer();
  const marked = await sharp(bytes).metadata();
  expect([marked.orientation, marked.exif !== undefined]).toEqual([turn, true]);

  const picture = await drawn(bytes);
  expect(picture.orientation).toBe(orientation);
  const [far, along] =
    orientation === 'landscape'
      ? [
          [590, 440],
          [10, 10],
        ]
      : [
          [290, 390],
          [10, 10],
        ];
  expect(await colourAt(picture.png, along[0] ?? 0, along[1] ?? 0)).toBe(first);
  expect(await colourAt(picture.png, far[0] ?? 0, far[1] ?? 0)).toBe(last);
  const { exif, icc, xmp, iptc, orientation: left, comments } = await sharp(picture.png).metadata();
  expect([exif, icc, xmp, iptc, left, comments]).toEqual(Array(6).fill(undefined));
  expect(picture.png.includes('SECRET-CAMERA')).toBe(false);
});

test('H59 a picture with an HTML page in a comment and at its end is only a picture afterwards', async () => {
  const html = '<script>alert(document.domain)</script>';
  const polyglot = Buffer.concat([
    await photo()
      .withExif({ IFD0: { Artist: html } })
      .png()
      .toBuffer(),
    Buffer.from(html),
  ]);
  expect(polyglot.includes('<script>')).toBe(true);
  const { png } = await drawn(polyglot);
  expect(png.includes('<script>')).toBe(false);
  expect(png.includes('tEXt')).toBe(false);
  expect(png.subarray(-8, -4).toString()).toBe('IEND');
});

test('H59 only the first frame is kept, of however many', async () => {
  const frames = gifOfFrames(300_000);
  expect(frames.length).toBeLessThan(5_242_880);
  const { png } = await drawn(frames);
  expect((await sharp(png).metadata()).pages ?? 1).toBe(1);
});

test.each([
  ['14000 x 14000, flat', () => flatPng(14_000, 14_000)],
  ['1 x 65535', () => flatPng(1, 65_535)],
  ['8193 x 1', () => flatPng(8_193, 1)],
  ['24 megapixels and a row', () => flatPng(6_000, 4_001)],
])('H59 %s is refused by its header', async (_name, made) => {
  expect(await refused(made())).toEqual(tooMany);
});

test('H59 a JPEG with thousands of scans is refused before it is decoded', async () => {
  const bytes = await jpegOfManyScans(800);
  expect(jpegScans(bytes)).toBe(2_647);
  // The decoder itself accepts it.
  expect((await sharp(bytes, { failOn: 'error' }).metadata()).width).toBe(800);
  await sharp(bytes, { failOn: 'error' }).resize(16).toBuffer();
  expect(await refused(bytes)).toEqual(unreadable);
});

test('H59 pictures of cameras and web pages have few scans, whatever else the file contains', async () => {
  expect(jpegScans(await photo().jpeg().toBuffer())).toBe(1);
  const progressive = await photo().jpeg({ progressive: true }).toBuffer();
  expect(jpegScans(progressive)).toBeGreaterThan(5);
  expect(jpegScans(progressive)).toBeLessThan(20);
  // A thumbnail in its EXIF, and a video after its end.
  const starts = Buffer.from(Array<number[]>(2_000).fill([0xff, 0xda, 0, 8]).flat());
  const film = Buffer.concat([
    await photo()
      .jpeg()
      .withExif({ IFD0: { Artist: 'x' } })
      .toBuffer(),
    starts,
  ]);
  const comment = Buffer.concat([
    Buffer.from([0xff, 0xfe, (starts.length + 2) >> 8, (starts.length + 2) & 0xff]),
    starts,
  ]);
  const both = Buffer.concat([film.subarray(0, 2), comment, film.subarray(2)]);
  expect(jpegScans(both)).toBe(1);
  expect(await drawn(both)).toMatchObject({ width: 600 });
});

test('H59 24 megapixels are the most that is accepted', async () => {
  expect(await drawn(flatPng(6_000, 4_000))).toMatchObject({ width: 600, height: 400 });
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
  ['an SVG with a declaration', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a text', Buffer.from('hello, I am a .png')],
  ['a page', Buffer.from('<!doctype html><p>GIF89a')],
  ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ')],
  ['a BMP', Buffer.from('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0', 'latin1')],
  ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a sound in a RIFF', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('RULE-16 H59 %s is refused by its first bytes', async (_name, bytes) => {
  expect(await refused(bytes)).toEqual(unknown);
});

test('RULE-16 H59 a TIFF is refused, though sharp could read it', async () => {
  expect(await refused(await photo().tiff().toBuffer())).toEqual(unknown);
});

test('H59 a truncated or damaged file is refused', async () => {
  const jpeg = await photo().jpeg().toBuffer();
  const png = pngOfBytes(5_000);
  const spoilt = Buffer.from(flatPng(500, 500));
  spoilt.fill(0xff, 60, 80);
  for (const bytes of [
    jpeg.subarray(0, jpeg.length >> 1),
    png.subarray(0, png.length - 40),
    png.subarray(0, 8),
    spoilt,
  ]) {
    expect(await refused(bytes)).toEqual(unreadable);
  }
});

test('RULE-19 OPEN-88 an avatar is square within 400, and comes as jpeg, png or gif', async () => {
  for (const made of [photo().jpeg(), photo(500, 2_000).png(), photo().gif()]) {
    expect(await drawn(await made.toBuffer(), 'avatar')).toMatchObject({ width: 400, height: 400 });
  }
  expect(await drawn(flatPng(30, 90), 'avatar')).toMatchObject({ width: 30, height: 30, orientation: 'landscape' });
  const detail = 'Try uploading your avatar again using the following file types: .jpg, .png, .gif';
  expect(await refused(await photo().webp().toBuffer(), 'avatar')).toEqual([415, detail]);
  expect(await refused(Buffer.from('BM      '), 'avatar')).toEqual([415, detail]);
});
