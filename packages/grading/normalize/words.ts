/** Names and titles in which the last s tells one answer from another, or belongs to the word. */
const keepsS = new Set(
  (
    'mars james paris texas wales thames athens brussels hades hercules jones davies adams williams roberts edwards richards ' +
    'stevens stephens johns peters phillips rogers brooks waters woods hughes jacobs michaels daniels simmons sanders saunders ' +
    'andrews matthews evans owens gates banks hicks parks fields rivers burns childs hawkins hopkins perkins jenkins dickens ' +
    'collins robins hobbs nichols daniels samuels abrahams isaacs reynolds simons symons marks myers meyers ' +
    'aliens jaws cats cars predators gremlins queens doors hours twins news jeans springs kings wings eagles species series means ' +
    'maths physics politics economics athletics gymnastics mathematics always perhaps yes his hers theirs ours yours ' +
    'seconds naples cannes nantes versailles calais cyprus honduras philippines maldives seychelles bahamas netherlands ' +
    'cayman falklands charles giles miles moses jesus socrates archimedes hermes ares eros ceres achilles ' +
    'achilles pythagoras sophocles euripides aristophanes cervantes velazquez los las les des das mrs'
  ).split(' '),
);

const irregular: Readonly<Record<string, string>> = {
  wolves: 'wolf',
  knives: 'knife',
  wives: 'wife',
  thieves: 'thief',
  leaves: 'leaf',
  loaves: 'loaf',
  calves: 'calf',
  shelves: 'shelf',
  mice: 'mouse',
  geese: 'goose',
  teeth: 'tooth',
  children: 'child',
};

/**
 * A word without the s of its plural. What also is a name with its s keeps it (`Adams`, `Aliens`), as do words on -us, -is,
 * -as and -os.
 */
export function singular(word: string): string {
  if (Object.hasOwn(irregular, word)) return irregular[word] ?? word;
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || keepsS.has(word) || /[suia]s$|[^aeiou]os$/.test(word)) return word;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 5 && /[^aeiou]ies$/.test(word) && word !== 'movies') return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/** Whether two words are names that only an s tells apart: `alien` and `aliens`. */
export function differsByItsS(one: string, other: string): boolean {
  return [one, other].some((word) => keepsS.has(word)) && (one === `${other}s` || other === `${one}s`);
}

const short: Readonly<Record<string, string>> = {
  mt: 'mount',
  dr: 'doctor',
  mister: 'mr',
  pvt: 'private',
  sgt: 'sergeant',
  capt: 'captain',
  prof: 'professor',
  lt: 'lieutenant',
  jr: 'junior',
  utd: 'united',
  ww1: 'world war 1',
  wwi: 'world war 1',
  ww2: 'world war 2',
  wwii: 'world war 2',
};

/** Abbreviations that mean one thing: `St` before a name is a saint, after it a street. */
export function spellOut(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, place) => {
    if (token === 'st' && place < tokens.length - 1) return 'saint';
    if (token === 'st' && place > 0) return 'street';
    if (token === 'no' && /^\d/.test(tokens[place + 1] ?? '')) return 'number';
    return Object.hasOwn(short, token) ? (short[token] ?? token).split(' ') : token;
  });
}

/** `J. S. Bach` and `JS Bach`: single letters that follow each other are one word. */
export function joinInitials(tokens: readonly string[]): string[] {
  const isInitial = (token: string | undefined) => token !== undefined && /^\p{Script=Latin}$/u.test(token);
  const joined: string[] = [];
  for (const [place, token] of tokens.entries()) {
    if (isInitial(token) && isInitial(tokens[place - 1])) joined.push(`${joined.pop() ?? ''}${token}`);
    else joined.push(token);
  }
  return joined;
}

/** After these an `a` is a note, a blood group or a paper, no article. */
const afterLetter = /^(?:minor|major|flat|sharp|positive|negative|level|side|team|list|plus|to|and|or|b)$|\d/;

/** Without articles at the start: `The Who` is `who`; a text that is nothing but an article stays. */
export function withoutArticles(tokens: readonly string[]): string[] {
  const [first, second] = tokens;
  if (second === undefined) return [...tokens];
  const isArticle = first === 'the' || first === 'an' || (first === 'a' && !afterLetter.test(second));
  return isArticle ? withoutArticles(tokens.slice(1)) : [...tokens];
}
