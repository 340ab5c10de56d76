import type { Random } from './seams.ts';

/** 128 random bits as 32 hexadecimal digits. */
export function randomId(random: Random): string {
  return Array.from(random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
