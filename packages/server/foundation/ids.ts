import { gameCodeLength } from '@snug/contract';
import type { Random } from './seams.ts';

/** 32 signs that nobody confuses on paper and that need no escaping anywhere. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';

/** An id that names something: 80 bits, not to be guessed, not to be counted. */
export function newId(random: Random): string {
  return spell(random.bytes(16));
}

/** A text that by itself lets its holder in: 160 bits. */
export function newCapability(random: Random): string {
  return spell(random.bytes(32));
}

/** Decimal digits without bias: `length` of them, leading zeros kept. */
export function newDigits(random: Random, length: number): string {
  let digits = '';
  while (digits.length < length) {
    // 250 is the largest multiple of 10 in a byte.
    for (const byte of random.bytes(length * 2)) if (byte < 250 && digits.length < length) digits += byte % 10;
  }
  return digits;
}

/** A game code: six digits, not beginning with a zero, since people leave those out. */
export function newGameCode(random: Random): string {
  for (;;) {
    const code = newDigits(random, gameCodeLength);
    if (!code.startsWith('0')) return code;
  }
}

function spell(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => signs[byte % signs.length]).join('');
}
