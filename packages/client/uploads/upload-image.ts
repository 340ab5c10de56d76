import type { Call, ParamsOf, ReplyOf, Shapes } from '@snug/contract';
import type { Caller, CallOptions } from '../client.ts';
import { sendWatched } from './send-watched.ts';

/** Allows for five megabytes over a pub's Wi-Fi. */
const uploadTimeoutMs = 120_000;

export interface UploadOptions<C> extends Pick<CallOptions<C>, 'headers' | 'signal'> {
  /** The percentage that is sent. */
  readonly onSent?: (percent: number) => void;
  /** Texts that go with the picture. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Uploads one picture.
 *
 * @example
 * const images = await uploadImage(core.call, uploadGameImage, { id: gameId }, file, { onSent: setPercent });
 */
export function uploadImage<S extends Shapes>(
  call: Caller,
  row: Call<S>,
  params: ParamsOf<Call<S>>,
  file: Blob,
  { onSent, fields = {}, ...options }: UploadOptions<Call<S>> = {},
): Promise<ReplyOf<Call<S>>> {
  if (!row.upload) throw new Error(`The call ${row.name} uploads nothing.`);
  const form = new FormData();
  // Before the file: whoever reads the form has them when the file begins.
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(row.upload, file);
  const progress = onSent && { onSent, send: sendWatched };
  // An upload has no JSON body, and so no content type for one.
  return call(row, { ...options, params, body: form as never, timeoutMs: uploadTimeoutMs, progress });
}
