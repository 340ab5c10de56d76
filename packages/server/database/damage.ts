import { existsSync, statSync } from 'node:fs';
import type { StepRunner } from './step-runner.ts';
import { StoreError } from './store-error.ts';

/** Looking a file over takes about a millisecond per MB; beyond this, in bytes, a start would wait for it too long. */
const checkedMaxBytes = 256 * 1_048_576;

/** Whether the last process left without closing the file: a kill or a power cut, the moments at which disks lie. */
export function wasCutOff(file: string): boolean {
  const log = `${file}-wal`;
  return existsSync(log) && statSync(log).size > 0 && statSync(file).size <= checkedMaxBytes;
}

/** Throws when the file is damaged: to write on in it would spoil what can still be saved. */
export async function refuseDamage(reading: StepRunner): Promise<void> {
  const { rows } = await reading.run(0, { op: 'query', sql: 'PRAGMA quick_check(1)', parameters: [] });
  const [{ quick_check } = { quick_check: 'ok' }] = rows as { quick_check: string }[];
  if (quick_check !== 'ok') throw new StoreError('it is damaged, restore the last backup', false);
}
