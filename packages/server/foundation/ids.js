import { gameCodeLength } from '@snug/contract';
/** 32 characters that are not confused on paper and need no escaping anywhere. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
/** An id: 80 random bits, which cannot be guessed or enumerated. */
export function newId(random) {
    return spell(random.bytes(16));
}
/** A secret code that is enough for access: 160 random bits. */
export function newCapability(random) {
    return spell(random.bytes(32));
}
/** Decimal digits without bias: `length` of them, leading zeros kept. */
export function newDigits(random, length) {
    let digits = '';
    while (digits.length < length) {
        // 250 is the largest multiple of 10 in a byte.
        for (const byte of random.bytes(length * 2))
            if (byte < 250 && digits.length < length)
                digits += byte % 10;
    }
    return digits;
}
/** A game code: six digits, the first not zero, since people leave leading zeros out. */
export function newGameCode(random) {
    for (;;) {
        const code = newDigits(random, gameCodeLength);
        if (!code.startsWith('0'))
            return code;
    }
}
function spell(bytes) {
    return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}
