import { type AnyCall, antiForgeryCookie, antiForgeryHeader, clientIdHeader, pathOf } from '@snug/contract';
import type { TestPlayer } from './world.ts';

/** The input of a call. It has no types: most inputs of these suites fit no shape. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** The file of an upload. */
  readonly file?: Uint8Array<ArrayBuffer>;
}

export interface CallResponse {
  readonly status: number;
  readonly text: string;
  /** The body, parsed as JSON. */
  readonly body: unknown;
}

const proofs = new WeakMap<TestPlayer, string>();

/** Makes a call as a person, without type checks. `anonymous`: without client id and login. */
export async function makeCall(
  url: string,
  person: TestPlayer,
  call: AnyCall,
  input: Input,
  anonymous = false,
): Promise<CallResponse> {
  const address = new URL(pathOf(call, input.params), url);
  for (const [name, value] of Object.entries(input.query ?? {})) address.searchParams.set(name, String(value));
  const headers: Record<string, string> = anonymous ? {} : { [clientIdHeader]: person.clientId };
  if (person.token) headers.authorization = `Bearer ${person.token}`;
  else if (!anonymous && call.method !== 'GET') headers[antiForgeryHeader] = await proofOf(url, person);
  let body: FormData | string | undefined;
  if (input.file) {
    body = new FormData();
    body.set('image', new Blob([input.file]), 'picture.png');
  } else if (input.body !== undefined) {
    headers['content-type'] = 'application/json';
    body = typeof input.body === 'string' ? input.body : JSON.stringify(input.body);
  }
  const response = await fetch(address, { method: call.method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  return { status: response.status, text, body: readJson(text) };
}

/** The anti-forgery value of a browser, from the cookie of its first call. */
async function proofOf(url: string, person: TestPlayer): Promise<string> {
  const known = proofs.get(person);
  if (known !== undefined) return known;
  const { headers } = await fetch(`${url}/api/version`, { headers: { [clientIdHeader]: person.clientId } });
  const proof = new RegExp(`${antiForgeryCookie}=([^;]+)`).exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
  proofs.set(person, proof);
  return proof;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
