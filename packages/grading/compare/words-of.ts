/** Small words, which people leave out or add. */
const small = new Set(
  'of the a an and in on at to de la le les el los das der die van von den da di du del y et'.split(' '),
);

/** What says nothing of the answer: doubt, and the kind of thing it is. */
const idle = new Set(
  (
    'its it is i we think guess say maybe probably possibly definitely must be called answer lol haha please obviously surely ' +
    'town river lake mount mountain ocean sea island country capital canal bridge desert volcano castle cathedral stadium planet company band group singer actor ' +
    'actress film movie song album book novel famous great year number color colour game ' +
    'team street road park tower palace animal bird'
  ).split(' '),
);

/** What stands before a name. */
const titles = new Set(
  (
    'king queen prince princess emperor empress president saint sir lady lord dame mr mrs ms miss doctor professor prof captain ' +
    'general private sergeant major colonel lieutenant pope'
  ).split(' '),
);

/** Titles that are a part of the name: of `Captain Hook`, not of `Mr. Bean`. */
const partsOfNames = new Set(['doctor', 'captain', 'major', 'general', 'private', 'miss']);

export function isPartOfName(title: string): boolean {
  return partsOfNames.has(title);
}

/** The words of a normal form that say what the answer is; all of them where there are no others. */
export function contentOf(normal: string): string[] {
  const words = normal.split(' ');
  // A last letter is no small word: `type a`, `vitamin d`.
  const content = words.filter((word, place) => !small.has(word) || (word.length === 1 && place === words.length - 1));
  return content.length > 0 ? content : words;
}

export function isTitle(word: string): boolean {
  return titles.has(word);
}

/** Words without the titles before them; with them where nothing else is there. */
export function withoutTitles(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  return titles.has(first) && rest.length > 0 ? withoutTitles(rest) : words;
}

export function isIdle(word: string): boolean {
  return idle.has(word) || small.has(word);
}

const unknowing = new Set(
  (
    'idk|idek|dunno|dont know|i dont know|we dont know|no idea|no clue|not a clue|not sure|unsure|havent a clue|no idea sorry|pass|skip|' +
    'na|n a|none|nothing|blank|who knows|who cares|god knows|havent got a clue|clueless|sorry|dk|i dunno|?|??|???|-|--|---|.|..|...|…|x|xx|xxx'
  ).split('|'),
);

/** Whether a normal form says that nobody knew: `idk`, `no idea`, `???`. */
export function isUnknowing(normal: string): boolean {
  const plain = normal.replace(/ (?:lol|haha|sorry)$/, '');
  return unknowing.has(plain) || /^[\s?.!_-]+$/.test(normal);
}
