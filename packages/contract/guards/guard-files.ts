import type * as z from 'zod/mini';
import * as ads from '../calls/ads.shapes.ts';
import * as answers from '../calls/answers.shapes.ts';
import * as feedback from '../calls/feedback.shapes.ts';
import * as games from '../calls/games.shapes.ts';
import * as host from '../calls/host.shapes.ts';
import * as images from '../calls/images.shapes.ts';
import * as invites from '../calls/invites.shapes.ts';
import * as people from '../calls/people.shapes.ts';
import * as session from '../calls/session.shapes.ts';
import * as sponsors from '../calls/sponsors.shapes.ts';
import * as survey from '../calls/survey.shapes.ts';
import * as teams from '../calls/teams.shapes.ts';
import { Envelope } from '../messages/envelope.ts';
import { Message } from '../messages/message.ts';
import * as shapes from '../shapes.ts';
import type { Guard } from './check.ts';
import { guardOf, made } from './guard-of.ts';

type ByName<T> = Readonly<Record<string, T>>;
type Replies = ByName<{ readonly reply: z.ZodMiniType }>;

const families: ByName<Replies> = {
  ads,
  answers,
  feedback,
  games,
  host,
  images,
  invites,
  people,
  session,
  sponsors,
  survey,
  teams,
};

/** The shapes of all that a browser checks on arrival: by the file of their guards, then by the guard's name in it. */
export const guarded: ByName<ByName<z.ZodMiniType>> = {
  'guards/messages.ts': { envelope: Envelope, message: Message },
  ...Object.fromEntries(Object.entries(families).map(([name, calls]) => [`calls/${name}.guards.ts`, repliesOf(calls)])),
};

function repliesOf(calls: Replies): ByName<z.ZodMiniType> {
  return Object.fromEntries(Object.entries(calls).map(([name, { reply }]) => [name.replace(/Shapes$/, ''), reply]));
}

/** Makes the text of each file, before the formatter. What stands in several places is a part with a name. */
export function guardFiles(): ByName<string> {
  const parts = partsOf(Object.values(guarded).flatMap((byName) => Object.values(byName).map(guardOf)));
  const files = Object.entries(guarded).map(([path, byName]) => {
    const lines = Object.entries(byName).map(([name, shape]) => lineOf(name, guardOf(shape), parts, 'parts.'));
    return [path, fileOf(lines, path.startsWith('calls/') ? '../guards' : '.')];
  });
  const lines = [...parts].map(([guard, name]) => lineOf(name, guard, parts, ''));
  return { 'guards/parts.ts': fileOf(lines, '.'), ...Object.fromEntries(files) };
}

/** The guards of exported shapes that stand in several places, each after those in it. */
function partsOf(guards: readonly Guard[]): ReadonlyMap<Guard, string> {
  const names = new Map(Object.entries<object>(shapes).map(([name, shape]) => [made.get(shape), name]));
  const places = new Map<Guard, number>();
  const innermostFirst: Guard[] = [];
  function visit(guard: Guard): void {
    if (typeof guard !== 'object') return;
    const known = places.get(guard) ?? 0;
    places.set(guard, known + 1);
    if (known > 0) return;
    for (const inner of Object.values(guard)) visit(inner);
    innermostFirst.push(guard);
  }
  for (const guard of guards) visit(guard);
  const often = innermostFirst.filter((guard) => names.has(guard) && (places.get(guard) ?? 0) > 1);
  return new Map(often.map((guard) => [guard, names.get(guard) ?? '']));
}

function lineOf(name: string, guard: Guard, parts: ReadonlyMap<Guard, string>, prefix: string): string {
  const part = (value: unknown) => (parts.has(value as Guard) ? prefix + parts.get(value as Guard) : textOf(value));
  function textOf(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(part).join()}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    return `{${Object.entries(value).map(([field, inner]) => `${field}: ${part(inner)}`)}}`;
  }
  const isPartItself = prefix === '';
  return `export const ${name}: Guard = ${isPartItself ? textOf(guard) : part(guard)};\n`;
}

function fileOf(lines: readonly string[], folder: string): string {
  const text = lines.join('\n');
  const imports = [`import type { Guard } from '${folder}/check.ts';`];
  if (text.includes('parts.')) imports.push(`import * as parts from '${folder}/parts.ts';`);
  return `// Made by \`npm run guards\`, never by hand.\n${imports.join('\n')}\n\n${text}`;
}
