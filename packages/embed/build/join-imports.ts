/**
 * Joins the imports from `./snug.js` of a minified script into one, without the names that nothing uses: esbuild keeps those that
 * packages re-export, also ones that snug.js does not have. Throws where a used name is none of snug.js's.
 */
export function joinImports(script: string, snug: string): string {
  const exported = new Set(
    [...snug.matchAll(/export\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => partsOf(name).at(-1)),
    ),
  );
  const imports: [name: string, alias: string][] = [];
  const rest = script.replace(/import\{([^}]*)\}from"\.\/snug\.js";?/g, (_, list: string) => {
    for (const each of list.split(',')) imports.push([partsOf(each)[0] ?? '', partsOf(each).at(-1) ?? '']);
    return '';
  });
  const used = imports.filter(([, alias]) => isUsed(alias, rest));
  const missing = used.filter(([name]) => !exported.has(name)).map(([name]) => name);
  if (missing.length > 0) throw new Error(`snug.js does not export ${missing.join(', ')}: add it to shared.ts.`);
  return `import{${used.map(([name, alias]) => (name === alias ? name : `${name} as ${alias}`)).join()}}from"./snug.js";${rest}`;
}

/** Whether a name occurs by itself or spread, and not as a property. */
function isUsed(alias: string, code: string): boolean {
  return new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)${alias.replaceAll('$', '\\$')}(?![\\w$])`).test(code);
}

function partsOf(name: string): string[] {
  return name.trim().split(/\s+as\s+/);
}
