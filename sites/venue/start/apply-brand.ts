import type { WhiteLabel } from '@snug/contract';
import { type Colours, checkContrast, contrast, day, night } from '@snug/theme';

/**
 * A venue's colours as rules over the default theme, whose own rules have no specificity.
 * A scheme that some could not read is left out as a whole, and said so in the console (Y9).
 */
export function brandRules({ colours }: WhiteLabel): string {
  const dark = declarations('night', night, colours.night);
  const light = declarations('day', day, colours.day);
  return `${dark && `.snug-theme{${dark}}`}${light && `@media (prefers-color-scheme:light){.snug-theme{${light}}}`}`;
}

function declarations(scheme: string, base: Colours, given: Record<string, string>): string {
  const set = Object.entries(given).filter(([token, colour]) => camel(token) in base && /^#[0-9a-f]{6}$/i.test(colour));
  if (set.length === 0) return '';
  const colours: Colours = { ...base, ...Object.fromEntries(set.map(([token, colour]) => [camel(token), colour])) };
  if (!given['on-brand']) {
    colours.onBrand = better(colours.brand, [base.onBrand, colours.ink, colours.ground, '#000000', '#ffffff']);
    set.push(['on-brand', colours.onBrand]);
  }
  const [fault] = checkContrast(colours);
  if (fault) {
    console.warn(
      `The ${scheme} colours of venue.json are not used: ${fault.ink} on ${fault.on} has a contrast of ${fault.ratio.toFixed(1)}:1 and needs ${fault.least}:1.`,
    );
    return '';
  }
  return set.map(([token, colour]) => `--snug-${token}:${colour}`).join(';');
}

/** The first that can be read on the colour, in the order given. */
function better(on: string, candidates: readonly string[]): string {
  return candidates.find((candidate) => contrast(candidate, on) >= 4.5) ?? '#000000';
}

const camel = (token: string) => token.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A constructed sheet: no `<style>`, so the content security policy stays strict. */
export function applyBrand(venue: WhiteLabel): void {
  const rules = brandRules(venue);
  if (!rules) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
