import {
  contrast,
  judge,
  mixColours,
  pairs,
  resolve,
  type Scheme,
  shownRatio,
  type Theme,
  type TokenName,
  type Verdict,
} from '@snug/theme/tokens';

/** The result of the check: the worst pairs of each kind if all is well, else every pair that some could not read. */
export function report(theme: Theme): { text: string; isReadable: boolean } {
  const verdicts = judge(theme);
  const faults = verdicts.filter(({ ratio, least }) => ratio < least);
  const name = theme.name || 'The theme';
  if (faults.length === 0) {
    const nearest = (least: number) =>
      Math.min(...verdicts.filter((one) => one.least === least).map(({ ratio }) => ratio));
    const text = `${name}: everybody can read it. ${verdicts.length} pairs; text at ${shownRatio(nearest(4.5))} or more, controls at ${shownRatio(nearest(3))} or more.`;
    return { text, isReadable: true };
  }
  const byColours = new Map<string, Verdict>();
  for (const fault of faults)
    if (!byColours.has(coloursOf(theme, fault))) byColours.set(coloursOf(theme, fault), fault);
  const lines = [...byColours.values()].map((fault) => `  ${sentence(theme, fault)}`);
  const text = [`${name}: some could not read it.`, ...lines].join('\n');
  return { text, isReadable: false };
}

/** A card has the surface's colour by default: one sentence for both. */
function coloursOf(theme: Theme, { scheme, ink, on, least }: Verdict): string {
  const values = resolve(theme, scheme);
  return [scheme, values[ink], values[on], least].join(' ');
}

/** `day: ink-soft #8a8a8a on surface #ffffff is 3.45:1 and needs 4.5:1; #757575 would do.` */
function sentence(theme: Theme, { scheme, ink, on, least, ratio }: Verdict): string {
  const values = resolve(theme, scheme);
  const better = readable(theme, scheme, ink);
  return `${scheme}: ${ink} ${values[ink]} on ${on} ${values[on]} is ${shownRatio(ratio)} and needs ${least}:1${better ? `; ${better} would do` : ''}.`;
}

/** The nearest colour towards black or white with enough contrast to all its backgrounds. */
function readable(theme: Theme, scheme: Scheme, ink: TokenName): string | undefined {
  const values = resolve(theme, scheme);
  const met = pairs.filter((pair) => pair.ink === ink);
  const shares = Array.from({ length: 100 }, (_, at) => at + 1);
  return shares
    .flatMap((share) => ['#000000', '#ffffff'].map((end) => mixColours(end, share, values[ink])))
    .find((colour) => met.every(({ on, least }) => contrast(colour, values[on]) >= least));
}
