import type { AnyCall } from '@snug/contract';
import { type Input as HttpInput, type HttpPlayer, requestOf } from '../http/player.ts';

/** The input of a call. It has no types: most inputs of these suites fit no shape. */
export interface Input extends HttpInput {
  /** The file of an upload. */
  readonly file?: Uint8Array<ArrayBuffer>;
  /** Beyond those that every call of the person has. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a call as a person, without type checks. `body` is the text of the reply, parsed as JSON. */
export async function makeCall(person: HttpPlayer, call: AnyCall, { file, headers, ...input }: Input) {
  const form = new FormData();
  if (file) form.set('image', new Blob([file]), 'picture.png');
  const { status, body: text } = await person.request({
    ...requestOf(call, { ...input, ...(file && { form }) }),
    ...(headers && { headers }),
  });
  return { status, text, body: readJson(text) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
