import type { Mark } from '@snug/contract';
import { Button, useWords } from '@snug/ui';
import { type ReactNode, useId } from 'react';
import { consoleWords } from '../words.ts';
import * as css from './answer-row.css.ts';
import { briefReason } from './brief-reason.ts';
import { DeskKey } from './desk-key.tsx';
import type { DeskRow, RowTeam } from './desk-rows.ts';
import type { WaitingGrade } from './grade-queue.ts';
import { MarkButtons } from './mark-buttons.tsx';
import { isFunnyAlone, nameOfMarks } from './use-desk.ts';
import { type DeskWords, deskWords } from './words.ts';

/** With more names a row would be as tall as the whole table. */
const namesShown = 8;

interface Props {
  readonly row: DeskRow;
  readonly isCurrent: boolean;
  /** Which of its texts the keys are about; undefined: all of them. */
  readonly part: number | undefined;
  readonly isBlind: boolean;
  /** Its grade that the server does not have. */
  readonly waiting: WaitingGrade | undefined;
  readonly onMark: (mark: Mark, part: number | undefined) => void;
  readonly onTake: () => void;
  /** Somebody else was faster: sets one's own grade all the same, or leaves theirs. */
  readonly onAnew: () => void;
  readonly onDrop: () => void;
  /** What is rarely needed. */
  readonly more?: ReactNode;
  /** What stands below: appeals. */
  readonly children?: ReactNode;
}

/** One answer with its marks, why they are proposed, and whose it is. */
export function AnswerRow({
  row,
  isCurrent,
  part,
  isBlind,
  waiting,
  onMark,
  onTake,
  onAnew,
  onDrop,
  more,
  children,
}: Props) {
  const words = useWords(deskWords);
  const console = useWords(consoleWords);
  const id = useId();
  const isOne = row.texts.length === 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of the list, which keys move the focus to.
    <div
      role="group"
      className={css.row}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      aria-labelledby={`${id}-answer ${id}-why`}
      data-row={row.key}
    >
      <div id={`${id}-answer`}>
        {row.texts.length === 0 && (
          <p className={css.answer}>
            <em>{console.blank}</em> <Times row={row} />
          </p>
        )}
        {row.texts.map((text, nth) => (
          <div key={nth} className={css.part} data-here={(isCurrent && part === nth) || undefined}>
            <p className={css.answer}>
              <bdi>{text}</bdi>
              {nth === 0 && <Times row={row} />}
            </p>
            <MarkButtons
              text={text}
              mark={row.marks?.[nth]}
              proposed={row.proposed[nth]}
              showKeys={isCurrent && (part === nth || (part === undefined && isOne))}
              onMark={(mark) => onMark(mark, isOne ? undefined : nth)}
            />
          </div>
        ))}
      </div>
      <p className={css.why} data-parts={!isOne || undefined} id={`${id}-why`}>
        <State row={row} words={words} />
        {row.state === 'ungraded' && !isOne && (
          <Button onClick={onTake}>
            {words.takeProposal} {isCurrent && <DeskKey>{words.enterKey}</DeskKey>}
          </Button>
        )}
        {row.state === 'ungraded' && isOne && isCurrent && <DeskKey>{words.enterKey}</DeskKey>}
        {row.funny && <span className={css.proposedWord}>{words.funny}</span>}
      </p>
      <div className={css.foot}>
        <div className={css.whose}>
          <Teams teams={row.teams} isBlind={isBlind} words={words} />
        </div>
        {more}
      </div>
      {waiting && <Waiting row={row} waiting={waiting} onAnew={onAnew} onDrop={onDrop} />}
      {children}
    </div>
  );
}

function Times({ row }: { row: DeskRow }) {
  const words = useWords(deskWords);
  return <span className={css.times}>{words.timesOfAnswer(row.teams.length)}</span>;
}

/** Where the grade stands, and why it is proposed. */
function State({ row, words }: { row: DeskRow; words: DeskWords }) {
  const reasons = row.reasons.map((reason) => words.reason(briefReason(reason))).join(' · ');
  switch (row.state) {
    case 'ungraded':
      return (
        <span>
          <span className={css.proposedWord}>{words.proposal(row.proposed.map((mark) => words.mark[mark]))}</span>
          {reasons && ` · ${reasons}`}
        </span>
      );
    case 'sure':
      return <span>{reasons}</span>;
    case 'graded':
      return <span>{row.grade?.by ? words.gradedBy(row.grade.by) : words.gradedHere}</span>;
  }
}

function Teams({ teams, isBlind, words }: { teams: readonly RowTeam[]; isBlind: boolean; words: DeskWords }) {
  const [inTime, late] = [teams.filter(({ waits }) => !waits), teams.filter(({ waits }) => waits)];
  const say = (some: readonly RowTeam[]) => (isBlind ? words.hiddenTeams(some.length) : namesOf(some, words));
  return (
    <>
      {inTime.length > 0 && <p className={css.names}>{say(inTime)}</p>}
      {late.length > 0 && <p className={css.late}>{words.waitsLate(say(late))}</p>}
    </>
  );
}

function namesOf(teams: readonly RowTeam[], words: DeskWords): string {
  const names = teams.map(({ name, clue, earns = 0 }) =>
    clue === undefined ? name : words.clueAt(name, clue + 1, earns),
  );
  if (names.length <= namesShown) return names.join(', ');
  return `${names.slice(0, namesShown).join(', ')} ${words.otherTeams(names.length - namesShown)}`;
}

type WaitingProps = Pick<Props, 'onAnew' | 'onDrop'> & { readonly row: DeskRow; readonly waiting: WaitingGrade };

/** A grade that the server does not have: it is sent again, or somebody else was faster. */
function Waiting({ row, waiting, onAnew, onDrop }: WaitingProps) {
  const words = useWords(deskWords);
  if (waiting.state === 'sending') return null;
  if (waiting.state === 'unsent') return <p className={css.trouble}>{words.gradeUnsent}</p>;
  const isOvertaken = (row.grade?.version ?? 0) !== waiting.seen;
  const theirs = row.marks ? nameOfMarks(row.marks, words) : words.trailNothing;
  return (
    <div className={css.trouble} role="alert">
      <span>
        {isOvertaken ? words.gradeOvertaken(row.grade?.by ?? '', theirs) : words.gradeRefused(waiting.detail ?? '')}
      </span>
      {isOvertaken && (
        <Button onClick={onAnew}>
          {words.gradeAnew(
            waiting.marks
              ? nameOfMarks(waiting.marks, words)
              : isFunnyAlone(row, waiting)
                ? words.funny
                : words.trailNothing,
          )}
        </Button>
      )}
      <Button onClick={onDrop}>{words.leaveTheirs}</Button>
    </div>
  );
}
