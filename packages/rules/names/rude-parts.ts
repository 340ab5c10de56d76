import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity';
import { fold } from './fold.ts';
import { harmless, ownPhrases, ownWords } from './rude-list.ts';

/** Where something rude stands in a text: from its first unit up to, without, the last. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** A first name, a colour, jazz and a football club are not rude by themselves: their rude uses are words of our own. */
const notByThemselves = ['dick', 'negro', 'scat', 'fuck'];
const english = new RegExpMatcher({
  ...harmless
    .reduce(
      (set, term) => set.addPhrase((phrase) => phrase.setMetadata({ originalWord: term }).addWhitelistedTerm(term)),
      new DataSet<{ originalWord: string }>()
        .addAll(englishDataset)
        .removePhrasesIf(({ metadata }) => notByThemselves.includes(metadata?.originalWord ?? ''))
        .addPhrase((phrase) =>
          phrase
            .setMetadata({ originalWord: 'fuck' })
            .addPattern(pattern`f[?]ck`)
            .addPattern(pattern`|fk`)
            .addPattern(pattern`|fuk`)
            .addWhitelistedTerm('fick'),
        ),
    )
    .build(),
  ...englishRecommendedTransformers,
});

/** A letter is typed once or, drawn out, three times and more: two are another word (pene, penne). */
const drawnOut = (word: string) => word.replace(/\p{L}/gu, '$&(?:$&{2,})?');
const longestFirst = (all: readonly string[]) => all.toSorted((one, other) => other.length - one.length);
const words = new RegExp(`(?:${longestFirst(ownWords.map(fold)).map(drawnOut).join('|')})(?:s+|es)?`, 'gu');
const phrases = new RegExp(`(?:${longestFirst(ownPhrases.map(fold)).join('|').replaceAll(' ', '[\\s\\W_]+')})`, 'gu');
const blamelessBeasts = /(?<=\bmaine )coons?\b/g;
/** Letters that stand alone between spaces, dots or dashes. */
const spelledOut = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$][\s._\-*'’|/]+){2,}[\p{L}\p{N}@$](?![\p{L}\p{N}])/gu;
/** A word with stars for letters. */
const starred = /[\p{L}$@]+(?:[*#]+[\p{L}$@]*)+/gu;
const starredWords =
  /^(?:(?:mother)?f[*#]+\w*|s[*#]+t|sh[*#]+t?\w*|c[*#]+n?ts?|b[*#]+ch(?:es)?|p[*#]+t[ao]?s?|w[*#]+kers?|a[*#]+(?:es?)?|d[*#]+cks?|n[*#]+g\w*|m[*#]+rda|c[*#]+ñ?o)$/u;

/** The rude parts of a text, in no order; they may overlap. */
export function rudeParts(text: string): Part[] {
  const folded = fold(text).replace(blamelessBeasts, (beast) => ' '.repeat(beast.length));
  return [
    ...english
      .getAllMatches(text)
      .map(({ startIndex, endIndex }) => ({ from: startIndex, to: endIndex + 1 }))
      .filter(({ from, to }) => /\p{L}/u.test(text.slice(from, to))),
    ...partsOf(folded, words).filter((part) => isWord(text, part)),
    ...partsOf(folded, phrases).filter((part) => isWord(text, part)),
    ...partsOf(text, spelledOut).filter(({ from, to }) => isRudeWord(folded.slice(from, to).replace(/[^\p{L}]/gu, ''))),
    ...partsOf(folded, starred).filter(({ from, to }) => starredWords.test(folded.slice(from, to))),
  ];
}

/** What was judged lately: each phone of a room that loads its game asks of every name, and each takes a tenth of a millisecond. */
const judged = new Map<string, boolean>();
const judgedMost = 2_000;

/** Whether a text says something rude, in English or Spanish, also where it is dressed up: `5h1t`, `f u c k`, `puuuta`. */
export function isRude(text: string): boolean {
  const known = judged.get(text);
  if (known !== undefined) return known;
  const rude = rudeParts(text).length > 0;
  if (judged.size >= judgedMost) judged.clear();
  judged.set(text, rude);
  return rude;
}

function isRudeWord(letters: string): boolean {
  return english.hasMatch(letters) || partsOf(letters, words).some((part) => isWord(letters, part));
}

function partsOf(text: string, of: RegExp): Part[] {
  return [...text.matchAll(of)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
}

/** Whether a part stands by itself, or begins and ends with the capitals of words written together. */
function isWord(text: string, { from, to }: Part): boolean {
  const isEdge = (at: number) => {
    const [before = ' ', after = ' '] = [text[at - 1], text[at]];
    if (!/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(after)) return true;
    return /\p{Ll}/u.test(before) && /\p{Lu}/u.test(after);
  };
  return isEdge(from) && isEdge(to);
}
