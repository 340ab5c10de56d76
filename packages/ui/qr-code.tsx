import { useMemo } from 'react';
import { encode } from 'uqr';
import { error } from './field.css.ts';
import { type QrCodeWords, qrCodeWords } from './picture-words.ts';
import { code } from './qr-code.css.ts';
import { useWords } from './words-provider.tsx';

/** Light modules around the code: a reader looks for them (ISO 18004). */
const QUIET = 4;

/** The white square, and a module where the square has room for it, in px (LIMIT-21). */
const SIZE = 256;
const SCALE = 8;

/** 997 bytes, in modules of 2 px: smaller ones a camera does not tell apart on a screen. */
const MOST_VERSION = 25;

export type QrCodeProps = {
  /** What the camera reads: an address, as a rule. Shown in plain text beside the code by whoever draws it. */
  text: string;
  /** Where it leads, for who cannot see it: "QR code: join The Quizzly Bears". */
  label: string;
  /** As wide as the place it stands in, for a sign and for paper: modules as large as fit, whole pixels or not. */
  fills?: boolean;
  words?: Partial<QrCodeWords>;
};

/**
 * A QR code, dark on white by day and by night, since a camera must read it.
 *
 * Size and scale cannot both be had: an invite's link is 33 to 41 modules, 8 px each would be wider than 256. The square
 * keeps its size, and a module is the most whole pixels that fit it, 8 at the most: no module is blurred.
 */
export function QrCode({ text, label, fills, words }: QrCodeProps) {
  const { noQrCode } = useWords(qrCodeWords, words);
  const drawn = useMemo(() => draw(text, fills), [text, fills]);

  return drawn ? (
    <svg className={code} viewBox={drawn.viewBox} width={fills ? '100%' : SIZE} role="img" aria-label={label}>
      <path d={drawn.path} />
    </svg>
  ) : (
    <p className={error} role="alert">
      {noQrCode}
    </p>
  );
}

/** One path of all dark modules, in modules; nothing where the text is too long, or none. */
function draw(text: string, fills?: boolean) {
  try {
    const { data } = encode(text, { ecc: 'M', border: QUIET, maxVersion: MOST_VERSION });
    const size = fills ? data.length : SIZE;
    const module = Math.floor(Math.min(size / data.length, SCALE));
    // What is left of the square goes around, in whole pixels too.
    const from = -((size - module * data.length) >> 1) / module;
    const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y + 0.5}h1` : '')).join('')).join('');
    return text && { path, viewBox: `${from} ${from} ${size / module} ${size / module}` };
  } catch {
    return undefined;
  }
}
