import type * as z from 'zod/mini';
import * as ads from '../calls/ads.shapes.ts';
import * as answers from '../calls/answers.shapes.ts';
import * as display from '../calls/display.shapes.ts';
import * as feedback from '../calls/feedback.shapes.ts';
import * as games from '../calls/games.shapes.ts';
import * as grading from '../calls/grading.shapes.ts';
import * as host from '../calls/host.shapes.ts';
import * as images from '../calls/images.shapes.ts';
import * as invites from '../calls/invites.shapes.ts';
import * as loadGame from '../calls/load-game.shapes.ts';
import * as lobby from '../calls/lobby.shapes.ts';
import * as myData from '../calls/my-data.shapes.ts';
import * as packs from '../calls/packs.shapes.ts';
import * as people from '../calls/people.shapes.ts';
import * as photos from '../calls/photos.shapes.ts';
import * as planning from '../calls/planning.shapes.ts';
import * as rehearsal from '../calls/rehearsal.shapes.ts';
import * as session from '../calls/session.shapes.ts';
import * as sponsors from '../calls/sponsors.shapes.ts';
import * as survey from '../calls/survey.shapes.ts';
import * as teams from '../calls/teams.shapes.ts';
import * as venues from '../calls/venues.shapes.ts';
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
  display,
  feedback,
  games,
  grading,
  host,
  images,
  invites,
  'load-game': loadGame,
  lobby,
  'my-data': myData,
  packs,
  people,
  photos,
  planning,
  rehearsal,
  session,
  sponsors,
  survey,
  teams,
  venues,
};

/** The shapes of all that a browser checks on arrival: by the file of their guards, then by the guard's name in it. */
export const guarded: ByName<ByName<z.ZodMiniType>> = {
  'guards/messages.ts': { envelope: Envelope, message: Message },
  ...Object.fromEntries(Object.entries(families).map(([name, calls]) => [`calls/${name}.guards.ts`, repliesOf(calls)])),
};

function repliesOf(calls: Replies): ByName<z.ZodMiniType> {
  return Object.fromEntries(Object.entries(calls).map(([name, { reply }]) => [name.replace(/Shapes$/, ''), reply]));
}

/**
 * Makes the text of each file, before the formatter. What stands in several places is a part, in a file of its own: a script
 * loads only the parts that it needs.
 */
export function guardFiles(): ByName<string> {
  const parts = partsOf(Object.values(guarded).flatMap((byName) => Object.values(byName).map(guardOf)));
  const files = Object.entries(guarded).map(([path, byName]) => {
    const guards = Object.entries(byName).map(([name, shape]) => [name, guardOf(shape)] as const);
    return [path, fileOf(path.startsWith('calls/') ? '../guards' : '.', guards, parts)];
  });
  const partFiles = [...parts].map(([guard, name]) => [
    `guards/${partFile(name)}`,
    fileOf('..', [[name, guard]], parts),
  ]);
  return Object.fromEntries([...partFiles, ...files]);
}

const partFile = (name: string) => `parts/${name.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.ts`;

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

function fileOf(
  folder: string,
  guards: readonly (readonly [name: string, guard: Guard])[],
  parts: ReadonlyMap<Guard, string>,
): string {
  const used = new Set<string>();
  function textOf(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(partOf).join()}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    return `{${Object.entries(value).map(([field, inner]) => `${field}: ${partOf(inner)}`)}}`;
  }
  function partOf(value: unknown): string {
    const name = parts.get(value as Guard);
    if (name) used.add(name);
    return name ?? textOf(value);
  }
  const lines = guards.map(([name, guard]) => {
    return `export const ${name}: Guard = ${parts.get(guard) === name ? textOf(guard) : partOf(guard)};\n`;
  });
  const imports = [...used].map((name) => `import { ${name} } from '${folder}/${partFile(name)}';\n`);
  const head = `// Made by \`npm run guards\`, never by hand.\nimport type { Guard } from '${folder}/check.ts';\n`;
  return `${head}${imports.join('')}\n${lines.join('\n')}`;
}
