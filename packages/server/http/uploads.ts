import type { MultipartFile } from '@fastify/multipart';
import { imageMaxBytes } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import type { FastifyRequest } from 'fastify';
import type { UploadPlace } from './upload-places.ts';

/** One file, and at most two short fields beside it. */
const limits = { fileSize: imageMaxBytes, files: 1, fields: 2, fieldSize: 1_024, parts: 3 };

/**
 * Reads the one file of a multipart request, from the named field, and puts the texts beside it into `fields`. Refuses with 400 without a file or with two, and with
 * 413 above 5 MB, of which no more is kept in memory. An aborted upload throws, and nothing was stored. The file's name and declared type are ignored (LIMIT-16).
 */
export async function readUpload(
  request: FastifyRequest,
  field: string | undefined,
  fields: Map<string, string>,
  place: UploadPlace,
): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal(415, details.imageNeeded);
  try {
    const bytes = await Promise.race([readParts(request, field, fields, place), whenCut(place)]);
    if (!bytes || bytes.length === 0) throw new Refusal(400, details.noFile);
    place.isWhole();
    return bytes;
  } catch (error) {
    // Drains the rest unread: a phone that is still sending would get the refusal only after the timeout.
    request.raw.unpipe();
    request.raw.resume();
    throw refusalOf(error);
  }
}

async function readParts(
  request: FastifyRequest,
  field: string | undefined,
  fields: Map<string, string>,
  place: UploadPlace,
): Promise<Buffer | undefined> {
  let bytes: Buffer | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
      continue;
    }
    if (part.fieldname !== field) throw new Refusal(400, details.noFile);
    bytes = await contentOf(part.file, place);
  }
  return bytes;
}

/** Rejects when the upload is cut, at whichever byte it stands. */
function whenCut({ signal }: UploadPlace): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

const blockBytes = 65_536;

/**
 * Refuses at the first byte beyond the limit, rather than waiting for the end of an endless file. Bytes are gathered in blocks: a
 * file that comes byte by byte would take a hundred times its size.
 */
async function contentOf(file: MultipartFile['file'], place: UploadPlace): Promise<Buffer> {
  file.once('limit', () => file.destroy(new Refusal(413, details.imageTooLarge)));
  const blocks: Buffer[] = [];
  let used = blockBytes;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    for (let from = 0; from < chunk.length; ) {
      if (used === blockBytes) {
        blocks.push(Buffer.allocUnsafeSlow(blockBytes));
        used = 0;
      }
      const copied = chunk.copy(blocks.at(-1) as Buffer, used, from);
      from += copied;
      used += copied;
    }
    await place.received(chunk.length);
    // It was cut: nothing more is kept.
    if (place.signal.aborted) throw place.signal.reason;
  }
  const last = blocks.pop();
  return last ? Buffer.concat([...blocks, last.subarray(0, used)]) : Buffer.alloc(0);
}

function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  switch ((error as { code?: string }).code) {
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new Refusal(400, details.oneFile);
    default:
      // The body was cut off or is no multipart: no bug of the server.
      return new Refusal(400, details.badRequest);
  }
}
