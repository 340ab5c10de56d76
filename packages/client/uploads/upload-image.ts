import type { Call, ParamsOf, ReplyOf, Shapes } from '@snug/contract';
import type { Caller } from '../client.ts';

/** Five megabytes over a pub's Wi-Fi take their time. */
const uploadTimeoutMs = 120_000;

/**
 * Sends one picture by a call that uploads.
 *
 * @example
 * const images = await uploadImage(core.call, uploadGameImage, { id: gameId }, file);
 */
export function uploadImage<S extends Shapes>(
  call: Caller,
  row: Call<S>,
  params: ParamsOf<Call<S>>,
  file: Blob,
): Promise<ReplyOf<Call<S>>> {
  if (!row.upload) throw new Error(`The call ${row.name} uploads nothing.`);
  const form = new FormData();
  form.append(row.upload, file);
  // An uploading call has no JSON body, and so no type for one.
  return call(row, { params, body: form as never, timeoutMs: uploadTimeoutMs });
}
