import { crc32, deflateSync } from 'node:zlib';
import type { Game } from './browser.ts';

const boundary = 'a-picture';
/** How a form with one picture begins. */
export const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;
/** A form with one small picture, and what it is sent with. */
export const form = formOf(40, 30);
export const formType = { 'content-type': `multipart/form-data; boundary=${boundary}` };
/** Where action shots go. */
export const shotOf = ({ game_id }: Game) => `/api/player/game/${game_id}/image/upload`;

/** A form with one picture of this size. */
export function formOf(width: number, height: number): Buffer {
  return Buffer.concat([Buffer.from(head), greyPng(width, height), Buffer.from(tail)]);
}

/** A form with one small picture, in which so many remarks unpack to 50 MB each. */
export function formWithRemarks(count: number): Buffer {
  const packed = deflateSync(Buffer.alloc(50_000_000));
  const remarks = Array.from({ length: count }, (_, n) =>
    chunkOf('zTXt', Buffer.concat([Buffer.from(`remark ${n}\0\0`), packed])),
  );
  return Buffer.concat([Buffer.from(head), greyPng(40, 30, remarks), Buffer.from(tail)]);
}

/** A PNG of one colour, made by hand. */
function greyPng(width: number, height: number, remarks: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const chunks = [
    chunkOf('IHDR', header),
    ...remarks,
    chunkOf('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunkOf('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
