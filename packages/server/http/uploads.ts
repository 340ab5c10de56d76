import type { MultipartFile } from '@fastify/multipart';
import { imageMaxBytes } from '@snug/contract';
import type { FastifyRequest } from 'fastify';
import { details, Refusal } from '../foundation/refusals.ts';

/** One file and at most two fields beside it, which nobody reads. */
const limits = { fileSize: imageMaxBytes, files: 1, fields: 2, parts: 3 };

/**
 * The one file of a multipart request, in its named field. 400 without one or with two, 413 above 5 MB (LIMIT-16): then
 * no more than that was kept of it. What the file is called and said to be is not looked at.
 */
export async function readUpload(request: FastifyRequest, field: string | undefined): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal(415, details.imageNeeded);
  let bytes: Buffer | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') continue;
      if (part.fieldname !== field) throw new Refusal(400, details.noFile);
      bytes = await contentOf(part.file);
    }
  } catch (error) {
    // What is still coming runs out unread: else the phone goes on sending, and hears the refusal only after the timeout.
    request.raw.unpipe();
    request.raw.resume();
    throw refusalOf(error);
  }
  if (!bytes || bytes.length === 0) throw new Refusal(400, details.noFile);
  return bytes;
}

/** Refuses at the byte that is too much: a file without end would else be waited for. */
async function contentOf(file: MultipartFile['file']): Promise<Buffer> {
  file.once('limit', () => file.destroy(new Refusal(413, details.imageTooLarge)));
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  switch ((error as { code?: string }).code) {
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new Refusal(400, details.oneFile);
    default:
      // Cut off or no multipart at all: nothing of ours went wrong.
      return new Refusal(400, details.badRequest);
  }
}
