import postcss, { type AtRule, type Rule } from 'postcss';

type Values = Record<string, string>;

/**
 * The tokens that a style sheet sets, by scheme. Night and day are told apart by `prefers-color-scheme` around a rule, and
 * by `theme="light"` or `data-theme="light"` in its selector; whatever says neither holds for both.
 */
export function readStyleSheet(text: string): { both: Values; night: Values; day: Values; only?: string } {
  const found = { both: {} as Values, night: {} as Values, day: {} as Values };
  const schemes = new Set<string>();
  let count = 0;
  postcss.parse(text).walkDecls(({ prop, value, parent }) => {
    const rule = parent as Rule;
    if (prop === 'color-scheme' && schemeOf(rule) === 'both') schemes.add(value.trim());
    if (!prop.startsWith('--snug-')) return;
    count += 1;
    found[schemeOf(rule)][prop] = value.trim();
  });
  if (count === 0)
    throw new Error('The style sheet sets no token of Snug: none of its declarations begins with --snug-.');
  // A sheet that says one color-scheme for all has no other.
  const [scheme] = schemes;
  const only = schemes.size === 1 ? { dark: 'night', light: 'day' }[scheme ?? ''] : undefined;
  return only ? { ...found, only } : found;
}

function schemeOf(rule: Rule): 'both' | 'night' | 'day' {
  // What a rule is for when it does not say: `:not([theme="dark"])` is not a word for the dark.
  const selector = rule.selector.replace(/:not\([^)]*\)/g, '');
  const condition = rule.parent?.type === 'atrule' ? (rule.parent as AtRule).params : '';
  if (/theme="?'?light/.test(selector) || /prefers-color-scheme:\s*light/.test(condition)) return 'day';
  if (/theme="?'?dark/.test(selector) || /prefers-color-scheme:\s*dark/.test(condition)) return 'night';
  return 'both';
}
