import type { MultipartFile } from '@fastify/multipart';
import { imageMaxBytes } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import type { FastifyRequest } from 'fastify';

/** One file, and at most two fields beside it. */
const limits = { fileSize: imageMaxBytes, files: 1, fields: 2, parts: 3 };

/**
 * Reads the one file of a multipart request, from the named field, and puts the texts beside it into `fields`. Refuses with 400 without a file or with two, and with
 * 413 above 5 MB, of which no more is kept in memory. An aborted upload throws, and nothing was stored. The file's name and declared type are ignored (LIMIT-16).
 */
export async function readUpload(
  request: FastifyRequest,
  field: string | undefined,
  fields: Map<string, string>,
): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal(415, details.imageNeeded);
  let bytes: Buffer | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
        continue;
      }
      if (part.fieldname !== field) throw new Refusal(400, details.noFile);
      bytes = await contentOf(part.file);
    }
  } catch (error) {
    // Drains the rest unread: a phone that is still sending would get the refusal only after the timeout.
    request.raw.unpipe();
    request.raw.resume();
    throw refusalOf(error);
  }
  if (!bytes || bytes.length === 0) throw new Refusal(400, details.noFile);
  return bytes;
}

/** Refuses at the first byte beyond the limit, rather than waiting for the end of an endless file. */
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
      // The body was cut off or is no multipart: no bug of the server.
      return new Refusal(400, details.badRequest);
  }
}
