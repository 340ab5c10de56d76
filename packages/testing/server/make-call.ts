import type { AnyCall } from '@snug/contract';
import { type Input as HttpInput, requestOf } from '../http/player.ts';
import { fetchTransport } from '../http/transport.ts';
import type { TestPlayer } from './world.ts';

/** The input of a call. It has no types: most inputs of these suites fit no shape. */
export interface Input extends HttpInput {
  /** The file of an upload. */
  readonly file?: Uint8Array<ArrayBuffer>;
}

export interface CallResponse {
  readonly status: number;
  readonly text: string;
  /** The body, parsed as JSON. */
  readonly body: unknown;
}

/** Makes a call as a person, without type checks. `anonymous`: without client id and login. */
export async function makeCall(
  url: string,
  person: TestPlayer,
  call: AnyCall,
  { file, ...input }: Input,
  anonymous = false,
): Promise<CallResponse> {
  const form = file && new FormData();
  if (file) form?.set('image', new Blob([file]), 'picture.png');
  const request = requestOf(call, { ...input, ...(form && { form }) });
  const { status, body: text } = await (anonymous ? fetchTransport(() => url) : person).request(request);
  return { status, text, body: readJson(text) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
