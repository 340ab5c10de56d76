import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Pictures for tests, valid and hostile, made byte by byte or by sharp. */

/** A red one with a green left half, so that turning shows. */
export function photo(width = 1_200, height = 900): Sharp {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#00c000' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#c00000' } }).composite([
    { input: half, left: 0, top: 0 },
  ]);
}

/** An upload of a file. */
export function formOf(bytes: Buffer, name = 'picture.jpg', field = 'image'): FormData {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** An upload of a photo. */
export const photoForm = async (): Promise<FormData> => formOf(await photo().jpeg().toBuffer());

/** A picture of a single grey: a few bytes that unpack to any number of pixels. */
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

/** A grey square whose JPEG has 2,647 scans, none of which changes anything. */
export async function jpegOfManyScans(side: number): Promise<Buffer> {
  const plain = await photo(side, side).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  let end = plain.indexOf(Buffer.from([0xff, 0xda]));
  end += 2 + plain.readUInt16BE(end + 2);
  while (plain[end] !== 0xff || plain[end + 1] === 0) end += 1;
  // One Huffman code, `0`: a run of blocks without a change, whose length is in the 14 bits that follow.
  const table = Buffer.from([0xff, 0xc4, 0, 20, 0x10, 1, ...Array<number>(15).fill(0), 0xe0]);
  let bits = '';
  for (let left = (side / 8) ** 2; left > 0; left -= 32_767) {
    bits += `0${(Math.min(left, 32_767) - 16_384).toString(2).padStart(14, '0')}`;
  }
  const coded = (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2));
  const nothing = Buffer.from(coded.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])));
  const scans: Buffer[] = [];
  for (let low = 13; low >= 0; low--) {
    const high = low === 13 ? 0 : low + 1;
    for (let part = 1; part <= 3; part++) {
      for (let at = 1; at < 64; at++) {
        scans.push(Buffer.from([0xff, 0xda, 0, 8, 1, part, 0, at, at, (high << 4) | low]), nothing);
      }
    }
  }
  return Buffer.concat([plain.subarray(0, end), table, ...scans, Buffer.from([0xff, 0xd9])]);
}

/** One pixel in many frames. */
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
