import type { Mark } from '@snug/contract';

/** What the rules know of something, as its columns store it: booleans are 0 and 1, lists are JSON texts. */
export type Row<Values> = {
  [Name in keyof Values]: Values[Name] extends null
    ? Values[Name]
    : Values[Name] extends boolean | undefined
      ? number
      : Values[Name] extends readonly unknown[] | undefined
        ? string
        : Values[Name] extends readonly unknown[] | null
          ? string | null
          : Values[Name];
};

export function toRow<Values extends object>(values: Values): Row<Values> {
  const row: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    row[name] = typeof value === 'boolean' ? Number(value) : Array.isArray(value) ? JSON.stringify(value) : value;
  }
  return row as Row<Values>;
}

/** Columns that hold 0 or 1 and are a boolean everywhere else. */
const booleanColumns = [
  'game_started',
  'submissions_open',
  'round_open',
  'round_shown',
  'private_event',
  'approve_teams',
  'submit_at_close',
  'single_answer',
  'double_or_nothing',
  'tiebreaker',
  'is_captain',
  'late',
  'at_close',
  'doubled',
  'joined',
  'requested',
  'restrict_editing',
  'no_requests',
  'active',
  'ordered',
  'funny',
  'published',
] as const;

/** Columns that hold a list as JSON, with the type of the list. */
interface ListColumns {
  matches: string[];
  tags: string[];
  options: string[];
  answer: string[];
  answers: string[][];
  accepted: string[][];
  marks: Mark[];
  choices: string[];
  counts: number[];
  from: Mark[];
  to: Mark[];
}
const listColumns: readonly (keyof ListColumns)[] = [
  'matches',
  'tags',
  'options',
  'answer',
  'answers',
  'accepted',
  'marks',
  'choices',
  'counts',
  'from',
  'to',
];

const kinds = new Map<string, 'boolean' | 'list'>([
  ...booleanColumns.map((name) => [name, 'boolean'] as const),
  ...listColumns.map((name) => [name, 'list'] as const),
]);

type Replace<Value, Stored, Meaning> = Value extends Stored ? Meaning : Value;

/** The other way round, for whichever columns a query has: a left join may have null in any of them. */
type Parsed<Stored> = {
  [Column in keyof Stored]: Column extends (typeof booleanColumns)[number]
    ? Replace<Stored[Column], number, boolean>
    : Column extends keyof ListColumns
      ? Replace<Stored[Column], string, ListColumns[Column]>
      : Stored[Column];
};

/** Converts a stored row. Its JSON is not validated: only the server writes the database. */
export function fromRow<Stored extends object>(row: Stored): Parsed<Stored> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    const kind = value === null ? undefined : kinds.get(name);
    values[name] = kind === undefined ? value : kind === 'boolean' ? value === 1 : JSON.parse(value);
  }
  return values as Parsed<Stored>;
}
