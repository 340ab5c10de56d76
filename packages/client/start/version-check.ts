import { getVersion, versionCheckDelayMs } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { Refused } from '../refused.ts';
import { type Clock, type Random, systemClock, systemRandom } from '../seams.ts';
import { type TabNote, tabNote } from './tab-note.ts';
import { versionMove } from './version-move.ts';

/** What the site provides for a version check. A widget runs on a foreign page, which it must not reload. */
export interface VersionCheckOptions {
  /** Whether reloading would disturb. */
  readonly busy: () => boolean | Promise<boolean>;
  /** The page's query when the server has answered. */
  readonly address: () => string;
  readonly reload: (address: string) => void;
  /** A passing notice: the check failed, and the site continues (OPEN-93). */
  readonly notice: (detail: string) => void;
  readonly clock?: Clock;
  readonly random?: Random;
  /** The versions that this tab was reloaded for. */
  readonly note?: TabNote;
}

const stored = 'api_version';

/** Asks the server for its version shortly after the start (LIMIT-25), and does what `versionMove` says. */
export function startVersionCheck(core: SnugCore, options: VersionCheckOptions): () => void {
  const { clock = systemClock } = options;
  return clock.after(versionCheckDelayMs, () => void checkVersion(core, options));
}

export async function checkVersion(
  { call, storage: { local, session } }: SnugCore,
  {
    busy,
    address: addressOf,
    reload,
    notice,
    random = systemRandom,
    note = tabNote('snug_reloaded_for', session),
  }: VersionCheckOptions,
): Promise<void> {
  let served: string;
  let isBusy: boolean;
  try {
    served = asVersion(await call(getVersion, { query: { r: String(random.fraction()) }, anybody: true }));
    isBusy = await busy();
  } catch (error) {
    if (error instanceof Refused) notice(error.detail);
    return;
  }
  const address = new URL(addressOf());
  const reloadedFor = note.read().split(' ');
  const move = versionMove({
    served,
    stored: local.get(stored),
    addressed: address.searchParams.get('ver') ?? undefined,
    reloadedFor,
    busy: isBusy,
  });
  if (move === 'proceed' || move === 'later') return;
  const isKept = local.set(stored, served);
  if (move === 'store') return;
  // Without a note of the reload, the next start would reload again (H67).
  if (!isKept || !note.write([...reloadedFor, served].join(' ').trim())) return;
  address.searchParams.set('ver', served);
  reload(address.href);
}

/** A version is one short word: it becomes part of the address, and of the tab's note, separated by spaces. */
function asVersion(reply: string): string {
  if (/^\S{1,100}$/.test(reply)) return reply;
  throw new Error('The version is not one short word.');
}
