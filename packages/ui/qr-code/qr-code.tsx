import { useMemo } from 'react';
import { encode } from 'uqr';
import { error } from '../field/field.css.ts';
import { type QrCodeWords, qrCodeWords } from '../words/picture-words.ts';
import { useWords } from '../words/words-provider.tsx';
import { code } from './qr-code.css.ts';

/** Light modules around the code, which a reader requires (ISO 18004). */
const QUIET = 4;

/** The side of the white square, and of a module where the square has room for it, in px (LIMIT-21). */
const SIZE = 256;
const SCALE = 8;

/** 997 bytes, in modules of 2 px: a camera cannot tell smaller ones apart on a screen. */
const MOST_VERSION = 25;

export type QrCodeProps = {
  /** What the camera reads, usually an address. The caller shows it in plain text beside the code. */
  text: string;
  /** Where it leads, for screen readers: "QR code: join The Quizzly Bears". */
  label: string;
  /** As wide as its container, for a sign and for paper: modules as large as fit, in whole pixels or not. */
  fills?: boolean;
  words?: Partial<QrCodeWords>;
};

/**
 * A QR code, dark on white by day and by night, since a camera must read it.
 *
 * Size and module size cannot both be kept: an invite's link has 33 to 41 modules, and 8 px each would be wider than 256.
 * The square keeps its size, and a module is the largest whole number of pixels that fits it, at most 8, so that no module
 * is blurred.
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

/** One path of all dark modules, in modules; undefined where the text is too long, or empty. */
function draw(text: string, fills?: boolean) {
  try {
    const { data } = encode(text, { ecc: 'M', border: QUIET, maxVersion: MOST_VERSION });
    const size = fills ? data.length : SIZE;
    const module = Math.floor(Math.min(size / data.length, SCALE));
    // The rest of the square is margin, in whole pixels too.
    const from = -((size - module * data.length) >> 1) / module;
    const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y + 0.5}h1` : '')).join('')).join('');
    return text && { path, viewBox: `${from} ${from} ${size / module} ${size / module}` };
  } catch {
    return undefined;
  }
}
