import type { HostGame, HostRound } from '@snug/contract';
import { CountBadge, Icon, useWords, VisuallyHidden } from '@snug/ui';
import { Link } from 'wouter';
import { deskPath } from '../game-address.ts';
import { consoleWords } from '../words.ts';
import { countAppeals } from './contested.ts';
import { type DeskQuestion, deskQuestions } from './desk-questions.ts';
import * as css from './question-list.css.ts';
import * as roundLineCss from './round-line.css.ts';
import { deskWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly round: HostRound;
  readonly questions: readonly DeskQuestion[];
  readonly shown: DeskQuestion | undefined;
  /** Papers are typed in, and no question is shown. */
  readonly isPaper: boolean;
  readonly onPaper: () => void;
  readonly onShow: (question_id: string) => void;
}

/** The rounds that can be graded, and the questions of this one with how many answers wait. */
export function QuestionList({ game, round, questions, shown, isPaper, onPaper, onShow }: Props) {
  const words = useWords(deskWords);
  const console = useWords(consoleWords);
  return (
    <nav aria-label={words.deskRounds}>
      <div className={roundLineCss.roundLine}>
        <ol className={roundLineCss.rounds}>
          {game.rounds
            .filter(({ asked }) => asked.length > 0)
            .map((each) => (
              <li key={each.round_id}>
                <RoundLink game={game} round={each} isShown={each.round_id === round.round_id} />
              </li>
            ))}
        </ol>
        <button type="button" className={roundLineCss.paperButton} aria-pressed={isPaper} onClick={onPaper}>
          {words.onPaper}
        </button>
      </div>
      <ol className={css.questions} aria-label={console.questions}>
        {questions.map(({ question, number, open, rows }) => (
          <li key={question.question_id}>
            <button
              type="button"
              className={css.questionRow}
              data-open={open > 0 || undefined}
              data-asked
              aria-current={(!isPaper && shown?.question.question_id === question.question_id) || undefined}
              onClick={() => onShow(question.question_id)}
            >
              <span className={css.mat}>{number}</span>
              <span className={css.questionText}>{question.question_text}</span>
              <State open={open} appeals={countAppeals(rows, game, round)} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** How many answers wait, and appeals: in words beside the question, as a number or a tick at its ring on a phone. */
function State({ open, appeals }: { open: number; appeals: number }) {
  const words = useWords(deskWords);
  const grading = open > 0 ? words.toGrade(open) : words.isGraded;
  return (
    <>
      <span className={css.openCount} aria-hidden="true">
        {(open > 0 || appeals === 0) && <span>{grading}</span>}
        {appeals > 0 && <span className={css.appealCount}>{words.appeals(appeals)}</span>}
      </span>
      <span className={css.chipState} data-chip aria-hidden="true">
        {appeals > 0 ? (
          <span className={css.chipAppeal}>!</span>
        ) : open > 0 ? (
          <CountBadge count={open} tone="brand" />
        ) : (
          <Icon name="check" />
        )}
      </span>
      <VisuallyHidden>
        , {grading}
        {appeals > 0 && `, ${words.appeals(appeals)}`}
      </VisuallyHidden>
    </>
  );
}

function RoundLink({ game, round, isShown }: { game: HostGame; round: HostRound; isShown: boolean }) {
  const words = useWords(deskWords);
  const questions = deskQuestions(game, round);
  const open = questions.reduce((sum, each) => sum + each.open, 0);
  const appeals = questions.reduce((sum, { rows }) => sum + countAppeals(rows, game, round), 0);
  return (
    <Link
      href={deskPath(game.gameid, round.round_order)}
      className={roundLineCss.round}
      aria-current={isShown ? 'page' : undefined}
      aria-label={words.deskRound(round.round_order, open, appeals)}
      title={round.title}
    >
      {round.round_order}
      {open + appeals > 0 && <span className={roundLineCss.dot} />}
    </Link>
  );
}
