import type * as z from 'zod/mini';
import { saveAnswerShapes, setDoubleShapes, submitRoundShapes, suggestAnswerShapes } from '../calls/answers.shapes.ts';
import { needFeedbackShapes } from '../calls/feedback.shapes.ts';
import { loadGameShapes } from '../calls/games.shapes.ts';
import { createTeamShapes, restoreTeamShapes } from '../calls/teams.shapes.ts';
import { NextSurvey } from '../entities/survey.ts';
import { Envelope } from '../messages/envelope.ts';
import { Message } from '../messages/message.ts';
import { guardOf } from './guard-of.ts';

/** What a player's browser checks on arrival: live messages, and the replies to the calls with these names. */
export const guarded: Readonly<Record<string, z.ZodMiniType>> = {
  envelope: Envelope,
  message: Message,
  loadGame: loadGameShapes.reply,
  saveAnswer: saveAnswerShapes.reply,
  suggestAnswer: suggestAnswerShapes.reply,
  submitRound: submitRoundShapes.reply,
  setDouble: setDoubleShapes.reply,
  needFeedback: needFeedbackShapes.reply,
  /** The reply to all three calls of the survey. */
  nextSurvey: NextSurvey,
  createTeam: createTeamShapes.reply,
  restoreTeam: restoreTeamShapes.reply,
};

const head = `// Made by \`npm run guards\`, never by hand.
import type { Guard } from './check.ts';
`;

/** Makes the text of guards.ts. */
export function guardsFile(): string {
  const guards = Object.entries(guarded).map(([name, shape]) => {
    const start = `export const ${name}: Guard = `;
    return `${start}${formatted(guardOf(shape), '', start.length + 1)};\n`;
  });
  return [head, ...guards].join('\n');
}

const lineWidth = 120;

/** Formats a value as the formatter does: on one line where it fits beside the `used` characters of that line. */
function formatted(value: unknown, indent: string, used: number): string {
  const flat = inOneLine(value);
  if (typeof value !== 'object' || value === null || flat.length + used <= lineWidth) return flat;
  const deeper = `${indent}  `;
  const line = (start: string, item: unknown) =>
    `${deeper}${start}${formatted(item, deeper, deeper.length + start.length + 1)},\n`;
  if (Array.isArray(value)) return `[\n${value.map((item) => line('', item)).join('')}${indent}]`;
  const lines = Object.entries(value).map(([name, item]) => line(`${name}: `, item));
  return `{\n${lines.join('')}${indent}}`;
}

function inOneLine(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  const fields = Object.entries(value as object).map(([name, item]) => `${name}: ${inOneLine(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
