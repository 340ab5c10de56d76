/**
 * Numbers written in digits in one form: `1,000`, `1 000` and `1.000.000` without their separators, `1,5` with a point,
 * `16,800.00` without what adds nothing. `1.000` is one with three decimals, as English has it.
 */
export function readDigits(text: string): string {
  return (
    text
      .replace(/(?<=^|\s)[−–—-]\s?(?=\.?\d)/g, '-')
      .replace(/\b(?:minus|negative) (?=\d)/g, '-')
      .replace(/(?<=\d)\s*[−–—]\s*(?=\d)|(?<=\d)\s+-\s*(?=\d)/g, '-')
      // Of German form: points, then a comma.
      .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d+(?![\d.,]?\d)/g, (number) =>
        number.replaceAll('.', '').replace(',', '.'),
      )
      .replace(/(?<![\d.,])\d{1,3}(?:\.\d{3}){2,}(?![.,]?\d)/g, (number) => number.replaceAll('.', ''))
      .replace(/(?<![\d.,])\d{1,3}(?:[,'’]\d{3})+(?![,'’]?\d)/g, (number) => number.replace(/[,'’]/g, ''))
      .replace(/(?<![\d.,]|\d\s)[1-9]\d{0,2}(?: \d{3})+(?!\d|[.,]\d{3}|\s\d)/g, (number) => number.replaceAll(' ', ''))
      .replace(/(?<![\d.,])(\d+),(\d+)(?![.,]?\d)/g, '$1.$2')
      .replace(/(?<![\d.\p{L}])\.(?=\d)/gu, '0.')
      .replace(/(?<![\d.,])(\d+)\.(\d+)(?![.,]?\d)/g, (_, whole: string, part: string) => {
        const kept = part.replace(/0+$/, '');
        return kept === '' ? whole : `${whole}.${kept}`;
      })
  );
}
