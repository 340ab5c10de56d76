/**
 * The rules of a minified sheet that a script can use. esbuild keeps the styles of every module it read, also of code that
 * was removed by tree shaking, and a theme sets tokens that a single widget never reads; it also keeps the space before the
 * value of a token, which nothing reads. Parses only what esbuild writes: no comments, no braces in strings.
 */
export function usedStyles(css: string, script: string): string {
  const rules = rulesOf(css, (name) => new RegExp(`\\b${name}\\b`).test(script));
  return withoutUnreadTokens(withoutIdleAnimations(rules)).replace(/(--[\w-]+): /g, '$1:');
}

/** The rules of a sheet that are in no other sheet of the same build. */
export function rulesWithout(css: string, others: string): string {
  const known = new Set([...blocksOf(others)].map(String));
  return [...blocksOf(css)]
    .filter((block) => !known.has(String(block)))
    .map(([head, body]) => `${head}{${body}}`)
    .join('');
}

function rulesOf(css: string, isUsed: (className: string) => boolean): string {
  let kept = '';
  for (const [head, body] of blocksOf(css)) {
    if (/^@(media|supports|container)/.test(head)) {
      const inside = rulesOf(body, isUsed);
      if (inside) kept += `${head}{${inside}}`;
    } else if (head.startsWith('@')) {
      kept += `${head}{${body}}`;
    } else {
      const selectors = selectorsOf(head)
        .map((selector) => withoutUnusedAlternatives(selector, isUsed))
        .filter((selector) => selector !== '' && classesOf(selector).every(isUsed));
      if (selectors.length > 0) kept += `${selectors.join(',')}{${body}}`;
    }
  }
  return kept;
}

/** Top-level `head{body}` pairs. */
function* blocksOf(css: string): Generator<[head: string, body: string]> {
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) open = at;
    if (css[at] === '}' && --depth === 0) {
      yield [css.slice(start, open).trim(), css.slice(open + 1, at)];
      start = at + 1;
    }
  }
}

/** The selectors of a list; commas within brackets do not separate. */
function selectorsOf(head: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const char of head) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (char === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += char;
  }
  return selectors;
}

/** Reduces `:where(.unused, :host)` to `:where(:host)`, or to '' if no alternative is left. */
function withoutUnusedAlternatives(selector: string, isUsed: (className: string) => boolean): string {
  const list = /^:where\((.*)\)$/.exec(selector)?.[1];
  if (list === undefined) return selector;
  const used = selectorsOf(list).filter((alternative) => classesOf(alternative).every(isUsed));
  return used.length > 0 ? `:where(${used.join(',')})` : '';
}

/** Class names that must match: not those within `:where(…)`, handled above, nor within `:not(…)`. */
function classesOf(selector: string): string[] {
  return [...selector.replace(/:(where|not)\(.*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function withoutIdleAnimations(css: string): string {
  let kept = '';
  for (const [head, body] of blocksOf(css)) {
    const name = /^@keyframes (.+)/.exec(head)?.[1];
    if (!name || css.split(name).length > 2) kept += `${head}{${body}}`;
  }
  return kept;
}

/** Removes custom properties that no rule reads, repeatedly, because they read each other. */
function withoutUnreadTokens(css: string): string {
  const shorter = css.replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, token: string) =>
    css.includes(`var(${token})`) || css.includes(`var(${token},`) ? declaration : '',
  );
  return shorter === css ? css : withoutUnreadTokens(shorter);
}
