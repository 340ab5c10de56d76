const zero = 48;
const nine = 57;
/** A number holds fifteen digits exactly; no id has more (H16). */
const digitsMax = 15;

/**
 * The id in a frame `acknowledge|12` or `thump thump|12`; undefined for anything else, such as a sign or an exponent. Read
 * straight from the bytes: one such frame arrives for every message sent.
 */
export function idOf(frame: Buffer, begin: 'acknowledge|' | 'thump thump|'): number | undefined {
  const digits = frame.length - begin.length;
  if (digits < 1 || digits > digitsMax) return undefined;
  for (let n = 0; n < begin.length; n += 1) if (frame[n] !== begin.charCodeAt(n)) return undefined;
  let id = 0;
  for (let n = begin.length; n < frame.length; n += 1) {
    const digit = frame[n] ?? 0;
    if (digit < zero || digit > nine) return undefined;
    id = id * 10 + (digit - zero);
  }
  return id;
}
