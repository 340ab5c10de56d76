/** What a browser says of itself, in names that a person knows; null: none of them. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** The first that is found counts: most browsers name those that they descend from too. */
const browsers: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|OPX)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];
/** An iPad that asks for desktop pages calls itself a Mac: then it is shown as one. */
const systems: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Describes a device by its user agent, which is stored nowhere: versions and models would tell one phone from another. */
export function deviceOf(userAgent = ''): Device {
  // Longer than any browser's.
  const text = userAgent.slice(0, 512);
  const named = (table: typeof browsers) => table.find(([, sign]) => sign.test(text))?.[0] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
