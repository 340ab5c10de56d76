import { existsSync, statSync } from 'node:fs';
import type { StepRunner } from './step-runner.ts';
import { StoreError } from './store-error.ts';

/** Larger files, in bytes, are not checked: a check takes about 1 ms per MB, and would delay the start too long. */
const checkedMaxBytes = 256 * 1_048_576;

/** Whether the last process ended without closing the file, by a kill or a power cut: then writes may be lost or torn. */
export function wasCutOff(file: string): boolean {
  const log = `${file}-wal`;
  return existsSync(log) && statSync(log).size > 0 && statSync(file).size <= checkedMaxBytes;
}

/** Throws when the file is damaged: further writes would destroy what can still be recovered. */
export async function refuseDamage(reading: StepRunner): Promise<void> {
  const { rows } = await reading.run(0, { op: 'query', sql: 'PRAGMA quick_check(1)', parameters: [] });
  const [{ quick_check } = { quick_check: 'ok' }] = rows as { quick_check: string }[];
  if (quick_check !== 'ok') throw new StoreError('it is damaged, restore the last backup', false);
}
