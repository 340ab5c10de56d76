import { clientIdHeader, gameExists, heldCallMs, pathOf, type RefusalBody } from '@snug/contract';

/** Made for this page and never stored, because every script of the page can read its storage (H61). */
let clientId: string | undefined;

/**
 * Whether a code is that of an open game: the only call made on a foreign page, without a login. Resolves to the refusal if
 * the server refuses, and rejects if it cannot be reached or understood. Uses plain `fetch` to save the bytes of a client.
 */
export async function isGameOpen(origin: string, code: string): Promise<boolean | RefusalBody> {
  clientId ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const reply = await fetch(new URL(pathOf(gameExists, { code }), origin).href, {
    headers: { [clientIdHeader]: clientId },
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(heldCallMs),
  });
  return parseReply(await reply.json());
}

/** Distinguishes the two shapes of a reply without zod; a property test compares it with the schemas. */
export function parseReply(reply: unknown): boolean | RefusalBody {
  const { exists, status_code, detail } = (reply ?? {}) as Record<string, unknown>;
  if (typeof exists === 'boolean') return exists;
  if (Number.isSafeInteger(status_code) && typeof detail === 'string')
    return { status_code: status_code as number, detail };
  throw new Error('The reply is neither of gameExists nor a refusal.');
}
