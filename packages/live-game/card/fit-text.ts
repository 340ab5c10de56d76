/** How wide a text is in a font of this size, in the same unit. */
export type Measure = (text: string, size: number) => number;

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

export interface TextBox {
  readonly width: number;
  /** The first of these sizes at which all of it fits is taken; at the last one it is cut. */
  readonly sizes: readonly number[];
  readonly height: number;
}

/** The height of a line, in font sizes. */
export const lineHeight = 1.16;

/** Breaks a text between words, and inside a word that is wider than the box; an ellipsis says where it was cut. */
export function fitText(text: string, { width, sizes, height }: TextBox, measure: Measure): FittedText {
  const words = text.trim().split(/\s+/);
  const most = (size: number) => Math.max(1, Math.floor(height / (size * lineHeight)));
  const last = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const isBroken = words.some((word) => measure(word, size) > width);
    // A word is broken only where no size has room for it.
    if (isBroken && size !== last) continue;
    const lines = linesOf(words, (line) => measure(line, size) <= width);
    if (lines.length <= most(size)) return { size, lines };
  }
  const fits = (line: string) => measure(line, last) <= width;
  const lines = linesOf(words, fits).slice(0, most(last));
  return { size: last, lines: [...lines.slice(0, -1), cut(lines.at(-1) ?? '', fits)] };
}

function linesOf(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const joined = line ? `${line} ${word}` : word;
    if (fits(joined)) {
      line = joined;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    // By characters as people see them, so that no emoji and no accent is torn apart.
    for (const character of charactersOf(word)) {
      if (line && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line ? [...lines, line] : lines;
}

function cut(line: string, fits: (line: string) => boolean): string {
  const kept = charactersOf(line);
  while (kept.length > 1 && !fits(`${kept.join('')}…`)) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

function charactersOf(text: string): string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
