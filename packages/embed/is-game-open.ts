import { clientIdHeader, gameExists, pathOf, type RefusalBody } from '@snug/contract';

/** A wait longer than this is an answer, too: a phone in a cellar should be told. */
const timeoutMs = 15_000;

/** Made for this page and forgotten with it: the page's storage belongs to every script on it (H61). */
let clientId: string | undefined;

/**
 * Whether a code is that of an open game: the one call that a page of somebody else makes, without a login.
 * Answers the refusal when the server says no, and throws when it cannot be reached or understood.
 * Plain `fetch`, because one GET does not earn the bytes of a client.
 */
export async function isGameOpen(origin: string, code: string): Promise<boolean | RefusalBody> {
  clientId ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const reply = await fetch(origin + pathOf(gameExists, { code }), {
    headers: { [clientIdHeader]: clientId },
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return read(await reply.json());
}

/** The two shapes that a reply may have, told apart without zod; a property test holds this equal to the schemas. */
export function read(reply: unknown): boolean | RefusalBody {
  const { exists, status_code, detail } = (reply ?? {}) as Record<string, unknown>;
  if (typeof exists === 'boolean') return exists;
  if (Number.isSafeInteger(status_code) && typeof detail === 'string')
    return { status_code: status_code as number, detail };
  throw new Error('The reply is neither of gameExists nor a refusal.');
}
