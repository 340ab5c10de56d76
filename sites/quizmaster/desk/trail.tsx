import { type GradeChange, hostGradeChanges } from '@snug/contract';
import { useWords } from '@snug/ui';
import { useCallback } from 'react';
import { useHostClient } from '../host-client.ts';
import { soft } from '../type.css.ts';
import { useLoaded } from '../use-loaded.ts';
import { consoleWords } from '../words.ts';
import type { DeskRow } from './desk-rows.ts';
import * as css from './row-more.css.ts';
import { nameOfMarks } from './use-desk.ts';
import { type DeskWords, deskWords } from './words.ts';

interface Props {
  readonly gameId: string;
  readonly row: DeskRow;
}

/** Every change of an answer's grade: who, when, from and to. Loaded when it is opened, and again once the grade has changed. */
export function Trail({ gameId, row }: Props) {
  const words = useWords(deskWords);
  const { day } = useWords(consoleWords);
  const { call } = useHostClient();
  const load = useCallback(
    (signal: AbortSignal) => call(hostGradeChanges, { params: { id: gameId }, signal }),
    [call, gameId],
  );
  const { value, failed } = useLoaded(load);
  if (failed) return <p className={soft}>{words.trailFailed}</p>;
  if (!value) return <p className={soft}>{words.trailLoading}</p>;
  const own = value.changes.filter(
    ({ question_id, answer_key, from, to }) =>
      question_id === row.question_id &&
      answer_key === row.key &&
      // Whether it is funny is no grade.
      JSON.stringify(from) !== JSON.stringify(to),
  );
  if (own.length === 0) return <p className={soft}>{words.trailNone}</p>;
  return (
    <ol className={css.trail} aria-label={words.trail}>
      {own.map((change) => (
        <li key={change.version}>{sentenceOf(change, day(new Date(change.at)), words)}</li>
      ))}
    </ol>
  );
}

function sentenceOf({ by, from, to, published }: GradeChange, time: string, words: DeskWords): string {
  const say = (marks: GradeChange['from']) => (marks ? nameOfMarks(marks, words) : words.trailNothing);
  const line = words.trailLine(by, time, words.trailChange(say(from), say(to)));
  return published ? `${line} (${words.trailPublic})` : line;
}
