import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { details, Refusal } from '@snug/rules';
import type { Store } from '../database/store.ts';
import type { Clock } from '../foundation/seams.ts';

/** What a trial found is good for so long: probes come every few seconds, some from several places. */
export const trialMs = 5_000;
/** A disk that takes longer counts as gone. */
const patienceMs = 5_000;
/** Enough that it needs room of its own: a full disk may still take what overwrites older bytes. */
const trialBytes = 65_536;
const trialText = 'x'.repeat(16_384);

export interface WritableParts {
  readonly store: Pick<Store, 'write'>;
  readonly clock: Clock;
  /** The data folder; undefined where nothing that lasts is in it. */
  readonly folder: string | undefined;
}

/** Returns a function that throws a Refusal while the disk or the database takes nothing: really tried, and not at each call. */
export function createWriteTrial({ store, clock, folder }: WritableParts): () => Promise<void> {
  let last: { at: number; found: Promise<Refusal | undefined> } | undefined;

  async function tried(): Promise<Refusal | undefined> {
    const cannotWrite = (detail: string) => () => new Refusal(503, detail, { retryAfterS: trialMs / 1_000 });
    const onDisk = async () => folder !== undefined && (await writeFileIn(folder));
    return (
      (await within(clock, onDisk()).then(nothing, cannotWrite(details.diskUnwritable))) ??
      (await within(clock, writeRow(store)).then(nothing, cannotWrite(details.databaseUnwritable)))
    );
  }

  return async () => {
    const now = clock.now();
    if (!last || now - last.at >= trialMs) last = { at: now, found: tried() };
    const refusal = await last.found;
    if (refusal) throw refusal;
  };
}

async function writeFileIn(folder: string): Promise<void> {
  const path = join(folder, 'writable');
  try {
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(Buffer.alloc(trialBytes, 1));
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}

/** Leaves no row. */
function writeRow({ write }: Pick<Store, 'write'>): Promise<void> {
  return write(async (trx) => {
    await trx.deleteFrom('meta').where('key', '=', key).execute();
    await trx.insertInto('meta').values({ key, value: trialText }).execute();
    await trx.deleteFrom('meta').where('key', '=', key).execute();
  });
}

const key = 'writable';

function within(clock: Clock, work: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(patienceMs, () => reject(new Error('It took too long.')));
    work.then(resolve, reject).finally(cancel);
  });
}

const nothing = () => undefined;
