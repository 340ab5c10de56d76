/** Each unit by the word that it is kept as; the others are ways to write it. */
const written: Readonly<Record<string, string>> = {
  kilometre: 'km kms kilometer kilometers kilometres',
  metre: 'metres meter meters',
  centimetre: 'cm cms centimetres centimeter centimeters',
  millimetre: 'mm millimetres millimeter millimeters',
  mile: 'miles mi',
  foot: 'ft feet',
  inch: 'inches',
  yard: 'yards yd yds',
  kilogram: 'kg kgs kilo kilos kilograms kilogramme kilogrammes',
  gram: 'grams gramme grammes',
  lb: 'lbs',
  ounce: 'oz ounces',
  litre: 'litres liter liters ltr',
  millilitre: 'ml millilitres milliliter milliliters',
  hour: 'hours hr hrs',
  minute: 'minutes min mins',
  sec: 'second seconds secs',
  day: 'days',
  week: 'weeks',
  month: 'months',
  year: 'years yr yrs',
  degree: 'degrees deg',
  mph: '',
  kmh: 'kph',
  percent: 'pct',
  dollar: 'dollars usd bucks',
  pound: 'pounds gbp quid',
  euro: 'euros eur',
  yen: '',
  rupee: 'rupees',
};

/** The kept word by each way to write a unit after a number. */
export const units: ReadonlyMap<string, string> = new Map(
  Object.entries(written).flatMap(([unit, ways]) => [unit, ...ways.split(' ')].map((way) => [way, unit] as const)),
);

/** A unit may stand right at its number, as in `5km`, if it is one of these: `5m` may also be five million. */
export const glued = 'kms?|kmh|kph|cm|mm|ft|kgs?|lbs?|oz|ml|hrs?|mins?|secs?|yrs?|mph|percent';

const signs: readonly (readonly [RegExp, string])[] = [
  [/km\/h\b/g, ' kmh '],
  [/(?:us|u\.s\.)?\$/g, ' usd '],
  [/£/g, ' gbp '],
  [/€/g, ' eur '],
  [/[¥￥]/g, ' yen '],
  [/₹/g, ' rupee '],
  [/%|\bper\s?cent(?:age)?\b/g, ' percent '],
  [/°\s*c\b/g, ' celsius '],
  [/°\s*f\b/g, ' fahrenheit '],
  [/°/g, ' degree '],
  [/\bdegrees?\s+(celsius|centigrade|fahrenheit)\b/g, ' $1 '],
  [/\bcentigrade\b/g, ' celsius '],
  [/\bmiles? per hour\b/g, ' mph '],
  [/\bkilomet(?:re|er)s? per hour\b/g, ' kmh '],
];

/** Signs of money, percent and degrees as words. */
export function spellSigns(text: string): string {
  return signs.reduce((spelt, [sign, word]) => spelt.replace(sign, word), text);
}

const money = new Set(['usd', 'gbp', 'eur', 'yen', 'rupee']);
const isNumber = (token: string | undefined) => token !== undefined && /^-?\d+(\.\d+)?$/.test(token);

/** Units as one word each, after their number: `$5` is `5 dollar`, as `5 dollars` is. */
export function readUnits(tokens: readonly string[]): string[] {
  const moved = [...tokens];
  for (let place = 0; place + 1 < moved.length; place += 1) {
    const [unit = '', number = ''] = moved.slice(place, place + 2);
    const follows = units.get(moved[place + 2] ?? '');
    // `US$ 5` and `5 $ 6`: a sign between two numbers belongs to the one before it.
    if (!money.has(unit) || !isNumber(number) || isNumber(moved[place - 1])) continue;
    // `$5 dollars` says it twice.
    moved.splice(place, follows === units.get(unit) ? 3 : 2, number, unit);
  }
  return moved.map((token, place) => {
    const unit = units.get(token);
    return unit !== undefined && (isNumber(moved[place - 1]) || money.has(token)) ? unit : token;
  });
}
