import type { KeyStore, SnugCore } from '@snug/client';
import { Refused } from '@snug/client';
import { getVersion, versionCheckDelayMs } from '@snug/contract';
import { versionMove } from './version-move.ts';

export interface VersionCheckSeams {
  readonly local: KeyStore;
  readonly session: KeyStore;
  readonly busy: () => boolean;
  /** Of the page, as it stands when the server has answered. */
  readonly address: () => string;
  readonly reload: (address: string) => void;
  /** A passing notice: the check failed, and the site goes on (OPEN-93). */
  readonly notice: (detail: string) => void;
}

const stored = 'api_version';
const reloaded = 'snug_reloaded_for';

/** Asks the server for its version a moment after the start (LIMIT-25), and does what `versionMove` says. */
export function startVersionCheck(client: SnugCore, seams: VersionCheckSeams): () => void {
  const timer = setTimeout(() => void checkVersion(client, seams), versionCheckDelayMs);
  return () => clearTimeout(timer);
}

export async function checkVersion(
  client: SnugCore,
  { local, session, busy, address: addressOf, reload, notice }: VersionCheckSeams,
): Promise<void> {
  let served: string;
  try {
    served = await client.call(getVersion, { query: { r: String(Math.random()) }, check: asText });
  } catch (error) {
    if (error instanceof Refused) notice(error.detail);
    return;
  }
  const address = new URL(addressOf());
  const reloadedFor = session.get(reloaded)?.split(' ') ?? [];
  const move = versionMove({
    served,
    stored: local.get(stored),
    addressed: address.searchParams.get('ver') ?? undefined,
    reloadedFor,
    busy: busy(),
  });
  if (move === 'proceed' || move === 'later') return;
  const isKept = local.set(stored, served);
  if (move === 'store') return;
  // Without a place to note the reload in, the next start would reload again (H67).
  if (!session.set(reloaded, [...reloadedFor, served].join(' ')) || !isKept) return;
  address.searchParams.set('ver', served);
  reload(address.href);
}

function asText(reply: unknown): string {
  if (typeof reply === 'string' && reply) return reply;
  throw new Error('The version is not a text.');
}
