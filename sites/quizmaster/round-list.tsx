import type { HostGame, HostQuestion, HostRound } from '@snug/contract';
import { useWords, VisuallyHidden } from '@snug/ui';
import { useEffect, useRef } from 'react';
import { isOver, nextAction, openRound } from './host-game.ts';
import { questionNumber } from './question-number.ts';
import * as css from './round-list.css.ts';
import type { Choice } from './selection.ts';
import { wide } from './wide.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  /** The round whose questions are listed. */
  readonly round: HostRound;
  readonly questionId?: string | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** The game's rounds, and the questions of one of them. */
export function RoundList({ game, round, questionId, onChoose }: Props) {
  const words = useWords(consoleWords);
  const next = nextAction(game);
  const nextId = next?.kind === 'ask' ? next.question.question_id : undefined;
  return (
    <nav className={css.list} aria-label={words.rounds}>
      <ol className={css.pills}>
        {game.rounds.map((each) => (
          <li key={each.round_id}>
            <RoundPill
              round={each}
              standing={standingOf(game, each)}
              isShown={each === round}
              onChoose={() => onChoose({ round_id: each.round_id })}
            />
          </li>
        ))}
      </ol>
      <div className={css.head}>
        <p className={css.kicker} data-now={standingOf(game, round) === 'now' || undefined}>
          {words.roundOf(round.round_order, game.rounds.length)} · {words.roundIs[standingOf(game, round)]}
        </p>
        <h2 className={css.title}>{round.title}</h2>
        <RoundMarks round={round} />
      </div>
      <ol className={css.questions} aria-label={words.questions}>
        {round.questions.map((question) => (
          <li key={question.question_id} className={css.item}>
            <QuestionRow
              question={question}
              number={questionNumber(round, question.question_id)}
              isAsked={round.asked.includes(question.question_id)}
              isNext={question.question_id === nextId}
              isShown={question.question_id === questionId}
              onChoose={() => onChoose({ round_id: round.round_id, question_id: question.question_id })}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Standing = keyof ConsoleWords['roundIs'];

function standingOf(game: HostGame, round: HostRound): Standing {
  if (openRound(game) === round) return 'now';
  return isOver(game, round) ? 'over' : 'ahead';
}

interface PillProps {
  readonly round: HostRound;
  readonly standing: Standing;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

function RoundPill({ round, standing, isShown, onChoose }: PillProps) {
  const words = useWords(consoleWords);
  return (
    <button
      type="button"
      className={css.pill}
      data-standing={standing}
      aria-current={isShown || undefined}
      title={round.title}
      onClick={onChoose}
    >
      <span aria-hidden="true">{round.round_order}</span>
      <VisuallyHidden>
        {words.roundPill(round.round_order, round.title)}, {words.roundIs[standing]}
      </VisuallyHidden>
    </button>
  );
}

/** The round's subtitle and its special features, a few words each. */
function RoundMarks({ round }: { round: HostRound }) {
  const words = useWords(consoleWords);
  const marks = [
    round.subtitle !== '' && round.subtitle,
    round.tiebreaker && words.tiebreaker,
    round.single_answer && words.singleAnswer,
    round.double_or_nothing && words.doubleOrNothing,
    round.matches.length > 0 && words.matching(round.matches.length),
    round.handout !== '' && words.handout,
  ].filter((mark) => mark !== false);
  return marks.length === 0 ? null : <p className={css.marks}>{marks.join(' · ')}</p>;
}

interface RowProps {
  readonly question: HostQuestion;
  /** Undefined: it was recalled, or passed over. */
  readonly number: number | undefined;
  readonly isAsked: boolean;
  readonly isNext: boolean;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

function QuestionRow({ question, number, isAsked: asked, isNext, isShown, onChoose }: RowProps) {
  const words = useWords(consoleWords);
  const row = useRef<HTMLButtonElement>(null);
  // In a list that scrolls on its own, the shown question stays in sight.
  useEffect(() => {
    if (isShown && matchMedia(wide).matches) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <button
      ref={row}
      type="button"
      className={css.row}
      data-asked={asked || undefined}
      data-next={isNext || undefined}
      aria-current={isShown || undefined}
      onClick={onChoose}
    >
      <span className={css.mat}>{number ?? '–'}</span>
      <span className={css.rowText}>{question.question_text}</span>
      {question.image !== '' && <img className={css.thumbnail} src={question.image} alt="" loading="lazy" />}
      <VisuallyHidden>, {asked ? words.asked : isNext ? words.next : words.notAsked}</VisuallyHidden>
    </button>
  );
}
