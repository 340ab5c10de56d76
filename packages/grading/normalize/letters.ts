/** Letters that have no accent to strip, but are written without them by whoever lacks the key. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
};
const plainLetters = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/** Where the decimal digits of other scripts begin: Arabic, Persian, Devanagari, Bengali, Thai. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' };

/** Decorations of emoji, which are none by themselves: variation, joiner, keycap, skin, flags. */
const decoration =
  /\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|[\u{200b}-\u{200d}\u{2060}\u{feff}]|\u{20e3}|[\u{e0020}-\u{e007f}]/gu;

/**
 * Letters and digits in one form: case, compatibility forms, accents, ligatures. Scripts other than Latin and Greek keep
 * their marks, which tell letters apart there.
 */
export function foldLetters(text: string): string {
  return (
    text
      .toWellFormed()
      // A raised digit is no digit of the number before it: 10³ is not 103.
      .replace(/(?<=\d)[⁰¹²³⁴-⁹]+/g, '^$&')
      .replace(/[½¼¾]/g, (sign) => fractions[sign] ?? sign)
      .normalize('NFKC')
      .replace(decoration, '')
      .replace(/\p{Extended_Pictographic}/gu, ' ')
      .toLowerCase()
      .normalize('NFD')
      .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
      .normalize('NFC')
      .replace(plainLetters, (letter) => plain[letter] ?? letter)
      .replace(/\p{Nd}/gu, (digit) => inAscii(digit))
  );
}

function inAscii(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => point >= first && point < first + 10);
  return zero === undefined ? digit : String(point - zero);
}
