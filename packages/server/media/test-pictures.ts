import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Pictures for tests, good and hostile, made here byte by byte or by sharp. */

/** A red one with a green left half, so that turning shows. */
export function photo(width = 1_200, height = 900): Sharp {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#00c000' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#c00000' } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
}

/** One of a single grey: a few bytes that unpack to as many pixels as one likes. */
export function flatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  return png(chunk('IHDR', header), chunk('IDAT', rows));
}

/** A small picture of exactly so many bytes: the rest is a comment. */
export function pngOfBytes(bytes: number): Buffer {
  const bare = flatPng(40, 30);
  const [start, end] = [bare.subarray(0, 33), bare.subarray(33)];
  return Buffer.concat([start, chunk('tEXt', Buffer.alloc(bytes - bare.length - 12, 'x')), end]);
}

/** One pixel, so many times over. */
export function gifOfFrames(frames: number): Buffer {
  const header = Buffer.from([...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([header, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

function png(...chunks: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
