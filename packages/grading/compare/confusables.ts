import { isAnotherName } from './known-names.ts';
import { wordList } from './word-list.ts';

/** Words that people take for each other, beside those of known-names.ts. They are no misspellings of each other. */
const groups = [
  'stalagmite stalactite',
  'entomology etymology',
  'astronomy astrology',
  'geology geography biology ecology theology zoology',
  'psychology physiology philosophy',
  'meteor meteorite meteoroid',
  'asteroid steroid',
  'concave convex',
  'bacteria bactrian',
  'arctic antarctic atlantic antarctica',
  'casino cassini',
  'affect effect',
  'desert dessert',
  'cube cuba',
  'chat chad chap',
  'louis louise lewis',
  'francis frances',
  'paul paula pauline',
  'simon simone',
  'daniel danielle',
  'gabriel gabrielle',
  'michel michelle michael',
  'denis denise',
  'martin martina marvin',
  'andrew andrea',
  'robert roberta',
  'charlotte charles',
  'henry henrietta',
  'victor victoria',
  'alexander alexandra alexandria',
  'christian christina christine',
  'patrick patricia',
  'philip philippa',
  'emily emilia emma emilio',
  'joan john jean jane',
  'dominica dominican',
  'batman catwoman birdman',
  'superman spiderman supergirl batgirl batwoman',
  'collected connected reflected corrected',
  'vegetarian vegan veterinarian',
  'invention intention inflation',
  'immigration emigration',
  'lightning lightening',
  'principal principle',
  'stationary stationery',
  'cavalry calvary',
  'mummy tummy yummy',
  'genesis nemesis',
  'concert concept',
  'martian martini',
  'hurricane harrison',
  'mercy mercury',
  'satan saturn',
  'chess cheese',
  'nice niece',
  'clan clam',
  'golf gulf gold',
  'tim tom',
  'dan don',
  'ron ran',
  'plato pluto',
  'hermit kermit',
  'jackson johnson jacobson',
  'peterson petersen paterson',
  'nicholson nicholas nicolson',
  'thompson thomson tomlinson',
  'clinton clifton',
  'armstrong armstring',
];
const groupsOf = new Map<string, number[]>();
for (const [group, words] of groups.entries()) {
  for (const word of wordList(words)) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group]);
}

/** Beginnings that turn a word into its opposite, or into another one. */
const negations = [
  'un',
  'in',
  'im',
  'il',
  'ir',
  'non',
  'anti',
  'dis',
  'a',
  'de',
  're',
  'pre',
  'sub',
  'super',
  'ultra',
  'sea',
  'semi',
];
const opposites: readonly (readonly [string, string])[] = [
  ['hyper', 'hypo'],
  ['macro', 'micro'],
  ['inter', 'intra'],
  ['homo', 'hetero'],
  ['pro', 'con'],
  ['carni', 'herbi'],
  ['carni', 'omni'],
  ['latitu', 'longitu'],
  ['mono', 'duo'],
  ['im', 'ex'],
  ['ante', 'anti'],
];
/** Endings that make another person or thing of a word. */
const endings = /^(?:ess|ss|ress|ina|ine|ette|ium|ian|ese|ish|ism|ist|land|ia|son|sen|ville|ton)$/;

/** Whether one word is known for another one than the other, however alike they are. */
export function isConfusable(given: string, accepted: string): boolean {
  if (given === accepted) return false;
  const groupsOfGiven = groupsOf.get(given) ?? [];
  if ((groupsOf.get(accepted) ?? []).some((group) => groupsOfGiven.includes(group))) return true;
  if (isAnotherName(given, accepted)) return true;
  const [long, short] = given.length > accepted.length ? [given, accepted] : [accepted, given];
  if (short.length > 3 && negations.some((prefix) => long === prefix + short)) return true;
  if (short.length > 3 && long.startsWith(short) && endings.test(long.slice(short.length))) return true;
  if (isOtherCompound(given, accepted)) return true;
  return opposites.some(
    ([one, other]) => isOpposite(given, accepted, one, other) || isOpposite(accepted, given, one, other),
  );
}

const compound =
  /^(eth|meth|prop|but|pent|hex|chlor|brom|iod|fluor|sulph|sulf|nitr|phosph|carbon|lact|malt|sucr|cellul|prote)(?:ide|ate|ite|ine|ane|ene|yne|ase|ose)$/;

/** Chloride and chlorate, ethane and ethene, lactose and lactase. */
function isOtherCompound(one: string, other: string): boolean {
  const [stem, otherStem] = [one, other].map((word) => compound.exec(word)?.[1]);
  return stem !== undefined && stem === otherStem;
}

function isOpposite(one: string, other: string, begin: string, instead: string): boolean {
  return one.startsWith(begin) && other.startsWith(instead) && one.slice(begin.length) === other.slice(instead.length);
}

/** Words that tell one answer from another: missing or added, they make a different one. */
const distinguishing = new Set(
  (
    'north south east west northern southern eastern western northeast northwest southeast southwest new old upper lower not no non ' +
    'never junior jr senior sr minor major flat sharp left right equatorial papua democratic republic inner outer anti without ' +
    'false positive negative female male men women sea bissau hw iii ii quincy except'
  ).split(' '),
);

export function isDistinguishing(word: string): boolean {
  return distinguishing.has(word);
}
