import ts from 'typescript';

/** A test, a step of a journey or a played story that runs. */
export interface NamedTest {
  /** Its name after those of the suites around it. */
  readonly names: readonly string[];
  readonly line: number;
}

/** The modifiers of `test` with which a test still runs. */
const running = new Set(['concurrent', 'each', 'for', 'only', 'parallel', 'sequential', 'serial', 'shuffle', 'step']);
const suites = new Set(['describe', 'suite']);
const tests = new Set(['it', 'test']);

/**
 * The tests of a source that run, with their names. Strings, comments, skipped tests and tests without a body do not count;
 * the part of a name that is known only at run time stays as it is written.
 */
export function namedTests(path: string, source: string): NamedTest[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false);
  return path.endsWith('.stories.tsx') ? playedStories(file) : testsOf(file);
}

function testsOf(file: ts.SourceFile): NamedTest[] {
  if (file.statements.some((statement) => isSkippedFromWithin(statement, []))) return [];
  const found: NamedTest[] = [];
  const visit = (node: ts.Node, suite: readonly string[]): void => {
    const call = declared(node);
    if (!call) {
      ts.forEachChild(node, (child) => visit(child, suite));
      return;
    }
    if (!call.runs) return;
    const line = ts.getLineAndCharacterOfPosition(file, node.getStart(file)).line + 1;
    for (const name of namesOf(call, file)) {
      if (call.suite) ts.forEachChild(call.body, (child) => visit(child, [...suite, name]));
      else found.push({ names: [...suite, name], line });
    }
    // A journey's steps are inside its test.
    if (!call.suite) ts.forEachChild(call.body, (child) => visit(child, suite));
  };
  ts.forEachChild(file, (node) => visit(node, []));
  return found;
}

interface Declared {
  readonly suite: boolean;
  readonly runs: boolean;
  readonly name: ts.Expression;
  readonly body: ts.Node;
  /** The rows of `test.each(rows)(…)`. */
  readonly table: ts.Expression | undefined;
}

/** `test('…', …)`, `test.each(…)('…', …)`, `describe('…', …)` and the like; undefined for any other call. */
function declared(node: ts.Node): Declared | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [name, ...rest] = node.arguments;
  if (!name) return undefined;
  const eachOf = ts.isCallExpression(node.expression) ? node.expression : undefined;
  const words = wordsOf(eachOf ? eachOf.expression : node.expression);
  const [first = '', ...modifiers] = words;
  if (!tests.has(first) && !suites.has(first)) return undefined;
  if (!ts.isStringLiteralLike(name) && !ts.isTemplateExpression(name)) return undefined;
  const body = rest.find((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument));
  const suite = suites.has(first) || modifiers.some((word) => suites.has(word));
  const runs =
    modifiers.every((word) => running.has(word) || suites.has(word)) &&
    !rest.some(isSkippedByOptions) &&
    body !== undefined &&
    !isEmpty(body) &&
    !skipsItself(body);
  return { suite, runs, name, body: body ?? node, table: eachOf?.arguments[0] };
}

/** `test.describe.skip` as its three words. */
function wordsOf(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) {
    const words = wordsOf(node.expression);
    return words.length > 0 ? [...words, node.name.text] : [];
  }
  return [];
}

/** `{ skip: true }`, `{ todo: true }`, `{ fails: true }` beside the name. */
function isSkippedByOptions(node: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.some(
      (property) =>
        ts.isPropertyAssignment(property) &&
        ['skip', 'todo', 'fails', 'fixme'].includes(nameOf(property)) &&
        property.initializer.kind !== ts.SyntaxKind.FalseKeyword,
    )
  );
}

function isEmpty(body: ts.ArrowFunction | ts.FunctionExpression): boolean {
  return ts.isBlock(body.body) && body.body.statements.length === 0;
}

/** `test.skip(…)` or `context.skip()` inside: what follows may never run. */
function skipsItself(body: ts.ArrowFunction | ts.FunctionExpression): boolean {
  const given = body.parameters.flatMap(({ name }) =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((element) =>
          !ts.isOmittedExpression(element) && ts.isIdentifier(element.name) && element.name.text === 'skip' ? [''] : [],
        ),
  );
  return ts.forEachChild(body, (child) => isSkippedFromWithin(child, given)) ?? false;
}

/** A call of `skip` or `fixme` that declares no test, outside of nested tests and suites. */
function isSkippedFromWithin(node: ts.Node, given: readonly string[]): boolean {
  if (declared(node)) return false;
  if (ts.isCallExpression(node)) {
    const [first = '', ...modifiers] = wordsOf(node.expression);
    const last = modifiers.at(-1) ?? first;
    const from = modifiers.length > 0 ? tests.has(first) || given.includes(first) : given.includes('');
    if (from && (last === 'skip' || last === 'fixme')) return true;
  }
  return ts.forEachChild(node, (child) => isSkippedFromWithin(child, given)) ?? false;
}

/** The names that a call declares: one, or one per row of its table. */
function namesOf(call: Declared, file: ts.SourceFile): string[] {
  const name = textOf(call.name);
  if (!call.table) return [name];
  const rows = arrayOf(call.table, file);
  if (!rows || rows.length === 0) return [name];
  return [...new Set(rows.map((row) => filledIn(name, row)))];
}

/** Fills in `%s` and the like with the cells of this row, `$key` with its property, if they are string literals. */
function filledIn(name: string, row: ts.Expression): string {
  const cells = ts.isArrayLiteralExpression(row) ? [...row.elements] : [row];
  const properties = ts.isObjectLiteralExpression(row) ? row.properties : undefined;
  return name
    .replace(/%[sdifjo]/g, (place) => {
      const cell = cells.shift();
      return cell && ts.isStringLiteralLike(cell) ? cell.text : place;
    })
    .replace(/\$(\w+)/g, (place, key: string) => {
      const property = properties?.find((one) => ts.isPropertyAssignment(one) && nameOf(one) === key);
      const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
      return value && ts.isStringLiteralLike(value) ? value.text : place;
    });
}

/** The elements of an array literal, written here or in a constant of this file. */
function arrayOf(node: ts.Expression, file: ts.SourceFile): readonly ts.Expression[] | undefined {
  const plain = unwrapped(node);
  if (ts.isArrayLiteralExpression(plain)) return plain.elements.map(unwrapped);
  const value = ts.isIdentifier(plain) ? constants(file).get(plain.text) : undefined;
  return value && unwrapped(value) !== plain ? arrayOf(value, file) : undefined;
}

/** Without `as const`, `satisfies …` and parentheses. */
function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;
}

function constants(file: ts.SourceFile): Map<string, ts.Expression> {
  return new Map(
    file.statements
      .filter(ts.isVariableStatement)
      .flatMap((statement) => [...statement.declarationList.declarations])
      .flatMap(({ name, initializer }) => (ts.isIdentifier(name) && initializer ? [[name.text, initializer]] : [])),
  );
}

/** A name as written, with `…` for each value that is known only at run time. */
function textOf(name: ts.Expression): string {
  if (ts.isStringLiteralLike(name)) return name.text;
  if (!ts.isTemplateExpression(name)) return '';
  return name.head.text + name.templateSpans.map((span) => `…${span.literal.text}`).join('');
}

/** The stories that are played, by their `name`. One without a play function checks nothing. */
function playedStories(file: ts.SourceFile): NamedTest[] {
  const objects = constants(file);
  const exported = file.statements.find(ts.isExportAssignment)?.expression;
  const meta = exported && objectOf(exported, objects);
  if (meta && isOutOfTests(meta)) return [];
  return file.statements
    .filter(ts.isVariableStatement)
    .filter((statement) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap((statement) => [...statement.declarationList.declarations])
    .flatMap((declaration) => {
      const story = declaration.initializer && objectOf(declaration.initializer, objects);
      const name = story && propertyOf(story, 'name', objects);
      if (!story || !name || !ts.isStringLiteralLike(name) || isOutOfTests(story)) return [];
      const play = propertyOf(story, 'play', objects) ?? (meta && propertyOf(meta, 'play', objects));
      if (!play) return [];
      const line = ts.getLineAndCharacterOfPosition(file, declaration.getStart(file)).line + 1;
      return [{ names: [name.text], line }];
    });
}

function objectOf(
  node: ts.Expression,
  objects: ReadonlyMap<string, ts.Expression>,
): ts.ObjectLiteralExpression | undefined {
  const plain = unwrapped(node);
  if (ts.isObjectLiteralExpression(plain)) return plain;
  const value = ts.isIdentifier(plain) ? objects.get(plain.text) : undefined;
  return value && objectOf(value, objects);
}

/** A property of an object, or of one spread into it: the last one counts. */
function propertyOf(
  object: ts.ObjectLiteralExpression,
  key: string,
  objects: ReadonlyMap<string, ts.Expression>,
): ts.Expression | undefined {
  for (const property of [...object.properties].reverse()) {
    if (ts.isPropertyAssignment(property) && nameOf(property) === key) return property.initializer;
    if (ts.isMethodDeclaration(property) && nameOf(property) === key) return ts.factory.createIdentifier(key);
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === key) return property.name;
    const spread = ts.isSpreadAssignment(property) ? objectOf(property.expression, objects) : undefined;
    const found = spread && propertyOf(spread, key, objects);
    if (found) return found;
  }
  return undefined;
}

/** `tags: ['!test']`: Storybook shows it, but no test plays it. */
function isOutOfTests(object: ts.ObjectLiteralExpression): boolean {
  const tags = object.properties.find((property) => ts.isPropertyAssignment(property) && nameOf(property) === 'tags');
  const list = tags && ts.isPropertyAssignment(tags) ? unwrapped(tags.initializer) : undefined;
  return (
    list !== undefined &&
    ts.isArrayLiteralExpression(list) &&
    list.elements.some((tag) => ts.isStringLiteralLike(tag) && tag.text === '!test')
  );
}

function nameOf(property: ts.PropertyAssignment | ts.MethodDeclaration): string {
  return ts.isIdentifier(property.name) || ts.isStringLiteralLike(property.name) ? property.name.text : '';
}
