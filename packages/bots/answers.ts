import { foldAnswer, type HostQuestion, type HostRound } from '@snug/contract';
import { chanceOf, pickOf } from './chance.ts';
import { misspelt } from './misspelt.ts';
import type { TablePlan } from './tables.ts';

/** A text in one of a question's inputs at a moment, counted in a person's milliseconds from when the question was asked. */
export interface Stroke {
  readonly atMs: number;
  readonly index: number;
  readonly text: string;
}

/** What a table writes to a question. */
export interface AnswerPlan {
  readonly strokes: readonly Stroke[];
  /** What stands in each input at the end. */
  readonly texts: readonly string[];
  /** Whether the table knows it: then each text is one that the answer key has, perhaps misspelt. */
  readonly knows: boolean;
  /** What a member suggests, and when. */
  readonly suggestion: { readonly text: string; readonly atMs: number };
}

/** People read for a while, and argue. */
const thinkMs = { least: 3_000, most: 11_000 };
const strokeMs = 240;
const lettersPerStroke = 3;
/** One answer in six is changed a few seconds later. */
const changesOneIn = 6;
const changeAfterMs = 4_000;
/** Who spells badly gets most words wrong; the others one in twelve. */
const misspellsOftenOneIn = 2;
const misspellsOneIn = 12;
/** One of the wrong answers in five is none at all. */
const blankOneIn = 5;

/** What people write when they have no idea. */
const guesses = ['No idea', 'Ask the next table', 'Derek?', 'Seven', 'Probably France', '1066', 'The other one'];

/** What a table writes to a question, and when. Pure: the same seed, table and question always give the same. */
export function planAnswer(seed: string, table: TablePlan, question: HostQuestion, round: HostRound): AnswerPlan {
  const { question_id } = question;
  const chance = (what: string, n = 0) => chanceOf(seed, table.name, place(question, round), what, n);
  const knows = chance('knows') < table.skill - hardness(seed, question, round);
  const texts = question.accepted.map((accepted, index) => {
    const options = optionsOf(question, round);
    if (options.length > 0) return optionFor(options, accepted, knows, chance('option', index));
    if (!knows) return wrongText(accepted, round, question_id, chance, index);
    const text = accepted[Math.floor(chance('spelling', index) * accepted.length)] ?? '';
    const oneIn = table.habit === 'misspelling' ? misspellsOftenOneIn : misspellsOneIn;
    return chance('misspells', index) * oneIn < 1 ? misspelt(text) : text;
  });

  const thought = thinkMs.least + (thinkMs.most - thinkMs.least) * chance('thinks');
  const changes = chance('changes') * changesOneIn < 1 && optionsOf(question, round).length === 0;
  const first = changes ? texts.map((_, n) => pickOf(guesses, seed, table.name, question_id, n) ?? '') : texts;
  const strokes = typed(first, thought);
  const again = (strokes.at(-1)?.atMs ?? thought) + changeAfterMs;
  const suggestion = { text: texts[0]?.trim() || guesses[0] || '', atMs: thought / 2 };
  return { strokes: changes ? [...strokes, ...typed(texts, again)] : strokes, texts, knows, suggestion };
}

/** The options that a screen offers for a question: its own, or its round's. */
export function optionsOf(question: Pick<HostQuestion, 'matches'>, round: Pick<HostRound, 'matches'>) {
  return question.matches.length > 0 ? question.matches : round.matches;
}

/** Which question it is, wherever its pack is played: its id is another in every game. */
function place({ question_index, question_text }: HostQuestion, { round_order }: HostRound): string {
  return `${round_order}.${question_index} ${question_text}`;
}

/** Some questions are hard for everybody, so that a board has both runaway rounds and graveyards. */
function hardness(seed: string, question: HostQuestion, round: HostRound): number {
  return 0.4 * chanceOf(seed, 'hard', place(question, round)) ** 2;
}

function optionFor(options: readonly string[], accepted: readonly string[], knows: boolean, chance: number): string {
  const isRight = (option: string) => accepted.some((text) => foldAnswer(text) === foldAnswer(option));
  const right = options.find(isRight);
  const others = options.filter((option) => !isRight(option));
  return (knows ? right : undefined) ?? others[Math.floor(chance * others.length)] ?? options[0] ?? '';
}

/** A wrong answer that one believes: the right one to another question of the round, another number, a shrug, or nothing. */
function wrongText(
  accepted: readonly string[],
  { questions }: HostRound,
  question_id: string,
  chance: (what: string, n?: number) => number,
  index: number,
): string {
  if (chance('blank', index) * blankOneIn < 1) return '';
  const [first = ''] = accepted;
  if (/^\d{1,6}$/.test(first.trim())) return String(Number(first) + 1 + Math.floor(chance('off by', index) * 20));
  const isRight = (text: string) => accepted.some((each) => foldAnswer(each) === foldAnswer(text));
  const others = questions.flatMap((other) =>
    other.question_id === question_id ? [] : other.accepted.map(([t = '']) => t),
  );
  const believable = [...others.filter((text) => text !== '' && !isRight(text)), ...guesses.slice(0, 2)];
  return believable[Math.floor(chance('wrong', index) * believable.length)] ?? '';
}

/** A few letters at a time. */
function typed(texts: readonly string[], fromMs: number): Stroke[] {
  const strokes: Stroke[] = [];
  let atMs = fromMs;
  for (const [index, text] of texts.entries()) {
    const letters = [...text];
    for (let end = lettersPerStroke; end - lettersPerStroke < Math.max(1, letters.length); end += lettersPerStroke) {
      strokes.push({ atMs, index, text: letters.slice(0, end).join('') });
      atMs += strokeMs;
    }
  }
  return strokes;
}
