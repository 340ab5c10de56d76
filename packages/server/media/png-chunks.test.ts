import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutRemarks } from './png-chunks.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(name: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const pngOf = (...chunks: readonly Buffer[]) => Buffer.concat([signature, ...chunks]);

test('H59 remarks, times and the frames of an animation go; what changes how the picture looks stays', () => {
  const stay = ['IHDR', 'gAMA', 'iCCP', 'sRGB', 'PLTE', 'tRNS', 'eXIf', 'IDAT', 'IDAT', 'IEND'];
  const [first = '', ...others] = stay;
  const withRemarks = [first, 'tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'fdAT', 'pHYs', ...others];
  const data = Buffer.from('some bytes');
  expect(withoutRemarks(pngOf(...withRemarks.map((name) => chunk(name, data))))).toEqual(
    pngOf(...stay.map((name) => chunk(name, data))),
  );
});

test('a picture without remarks is the same to the byte, as is one that is cut off', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 4, background: '#c80' } })
    .png()
    .toBuffer();
  const plain = withoutRemarks(png) as Buffer;
  expect(withoutRemarks(plain)).toEqual(plain);
  expect(await sharp(plain).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
  const cut = pngOf(chunk('IHDR', Buffer.alloc(13)), chunk('IDAT', Buffer.alloc(50)).subarray(0, 30));
  expect(withoutRemarks(cut)).toEqual(cut);
});

test('H59 one of more chunks than any program writes is not gone through', () => {
  const chunks = (count: number) => pngOf(chunk('IHDR'), Buffer.alloc(count * 12, chunk('IDAT')));
  expect(withoutRemarks(chunks(19_000))).toHaveLength(8 + 12 + 19_000 * 12);
  expect(withoutRemarks(chunks(20_001))).toBeUndefined();
});
