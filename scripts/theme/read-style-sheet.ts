import postcss, { type Declaration } from 'postcss';

type Values = Record<string, string>;
type Place = 'both' | 'night' | 'day';

/**
 * The tokens that a style sheet sets, by scheme, as if all its rules were for one element. Night and day are distinguished
 * by `prefers-color-scheme` around a rule, and by `theme="light"` or `data-theme="light"` in its selector; a rule with
 * neither sets both, and overrides earlier ones.
 */
export function readStyleSheet(text: string): { both: Values; night: Values; day: Values; only?: 'night' | 'day' } {
  const found: Record<Place, Values> = { both: {}, night: {}, day: {} };
  const schemes = new Set<string>();
  let count = 0;
  postcss.parse(text).walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    const place = placeOf(declaration);
    const isOurs = parent?.some((sibling) => sibling.type === 'decl' && sibling.prop.startsWith('--snug-'));
    if (prop === 'color-scheme' && place === 'both' && isOurs) schemes.add(value.trim());
    if (!prop.startsWith('--snug-')) return;
    count += 1;
    if (place === 'both') {
      delete found.night[prop];
      delete found.day[prop];
    }
    found[place][prop] = value.trim();
  });
  if (count === 0)
    throw new Error('The style sheet sets no token of Snug: none of its declarations begins with --snug-.');
  // A sheet with only one color-scheme has no other.
  const [scheme = ''] = schemes;
  const only = schemes.size === 1 ? ONE[scheme] : undefined;
  return only ? { ...found, only } : found;
}

const ONE: Readonly<Record<string, 'night' | 'day'>> = { dark: 'night', light: 'day' };

/** From everything around a declaration, including nested rules. */
function placeOf(declaration: Declaration): Place {
  const around: string[] = [];
  for (let at = declaration.parent; at && at.type !== 'root'; at = at.parent as typeof at) {
    if ('selector' in at) around.push(at.selector as string);
    if ('params' in at) around.push(at.params as string);
  }
  // `:not([theme="dark"])` and `not (prefers-color-scheme: dark)` do not mean dark.
  const conditions = around
    .join(' ')
    .replace(/:not\([^)]*\)|not\s+(all\s+and\s+)?\([^)]*\)/g, (denied) =>
      denied.startsWith(':')
        ? ''
        : denied.includes('dark')
          ? 'prefers-color-scheme: light'
          : 'prefers-color-scheme: dark',
    );
  if (/theme=["']?light/.test(conditions) || /prefers-color-scheme:\s*light/.test(conditions)) return 'day';
  if (/theme=["']?dark/.test(conditions) || /prefers-color-scheme:\s*dark/.test(conditions)) return 'night';
  return 'both';
}
