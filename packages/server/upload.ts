import { imageMaxBytes } from '@snug/contract';
import type { FastifyRequest } from 'fastify';
import { details, Refusal } from './refusals.ts';

/** The one file of a multipart request, in its named field. 400 without one, 413 above 5 MB (LIMIT-16). */
export async function readUpload(request: FastifyRequest, field: 'image'): Promise<Buffer> {
  if (!request.isMultipart()) throw new Refusal(415, details.badMediaType);
  const part = await request.file({ limits: { fileSize: imageMaxBytes, files: 1, fields: 2, parts: 3 } });
  if (part?.fieldname !== field) throw new Refusal(400, details.noFile);
  try {
    return await part.toBuffer();
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw new Refusal(413, details.imageTooLarge);
    throw error;
  }
}
