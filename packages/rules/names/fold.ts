/** Letters of other alphabets, and digits and signs, that stand in for a Latin one. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ј: 'j' },
  ...{ α: 'a', β: 'b', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ł: 'l', ø: 'o', ß: 's' },
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i', '€': 'e', '+': 't' },
};

/**
 * A text in small Latin letters without accents, ñ alone keeping its own, with one unit for each unit of the text, so that a
 * place in one is the place in the other. A digit or sign counts as the letter it looks like only beside a letter.
 */
export function fold(text: string): string {
  return text.replace(/\S+|\s/g, (word) => {
    const units = word.split('');
    const hasLetters = /\p{L}/u.test(word);
    return units.map((unit, at) => (hasLetters && standsIn(units, at) && lookAlikes[unit]) || plain(unit)).join('');
  });
}

/** `!` ends a sentence more often than it stands for an i: it, + and € do only between letters. */
function standsIn(units: readonly string[], at: number): boolean {
  const [before, unit = '', after] = [units[at - 1], units[at], units[at + 1]];
  const isOfWord = (other: string | undefined) => other !== undefined && /[\p{L}0-9@$]/u.test(other);
  if (/[!+€]/.test(unit)) return isOfWord(before) && isOfWord(after);
  return /[0-9@$]/.test(unit) && (isOfWord(before) || isOfWord(after));
}

function plain(unit: string): string {
  const small = unit.normalize('NFKC').toLowerCase();
  if (small === 'ñ') return small;
  const bare = small.normalize('NFD').replace(/\p{M}/gu, '') || ' ';
  const letter = bare.length === 1 ? bare : (bare[0] ?? ' ');
  return lookAlikes[letter] && !/[0-9@$!€+]/.test(letter) ? lookAlikes[letter] : letter;
}
