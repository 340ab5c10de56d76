import type { HostGame, HostMessage, HostQuestion, HostRound } from '@snug/contract';
import { Button, EmptyState, lazyComponent, useWords } from '@snug/ui';
import { useState } from 'react';
import { groupAnswers } from './answer-groups.ts';
import { AnswerTable } from './answer-table.tsx';
import { askedWord } from './asked-word.ts';
import { canAsk, canRecall, type HostAction, nextAction } from './host-game.ts';
import { numberWhenAsked, questionNumber } from './question-number.ts';
import * as css from './question-panel.css.ts';
import { consoleWords } from './words.ts';

const TooLongNote = lazyComponent(() => import('./display/too-long-note.tsx').then((of) => of.TooLongNote), {
  fallback: () => null,
});
/** Seldom opened: a script of its own. */
const MendDialog = lazyComponent(() => import('./plan/mend-dialog.tsx').then((of) => of.MendDialog));

interface Props {
  readonly game: HostGame;
  readonly round: HostRound;
  readonly question: HostQuestion;
  readonly busy: boolean;
  readonly onRun: (action: HostAction) => void;
  readonly onTell: (message: HostMessage) => void;
}

/** One question with its answer key and notes, and the teams' submitted answers. */
export function QuestionPanel({ game, round, question, busy, onRun, onTell }: Props) {
  const words = useWords(consoleWords);
  const [isMending, setMending] = useState(false);
  const { question_id } = question;
  const next = nextAction(game);
  const isNext = next?.kind === 'ask' && next.question.question_id === question_id;
  const number = questionNumber(round, question_id);
  return (
    <>
      <div className={css.head}>
        <div className={css.topline}>
          <p className={css.kicker}>
            {number !== undefined && `${words.question(number)} · `}
            {askedWord(game, round, question_id, words)}
          </p>
          <div className={css.actions}>
            {game.state.status !== 'finalized' && (
              <Button kind="quiet" opens="dialog" onClick={() => setMending(true)}>
                {words.mend}
              </Button>
            )}
            {canRecall(game, question_id) && (
              <Button kind="quiet" busy={busy} onClick={() => onRun({ kind: 'recall', question })}>
                {words.recall}
              </Button>
            )}
            {canAsk(game, question_id) && !isNext && (
              <Button kind="quiet" busy={busy} onClick={() => onRun({ kind: 'ask', question })}>
                {words.ask(numberWhenAsked(round))}
              </Button>
            )}
          </div>
        </div>
        <h2 className={css.question} dir="auto">
          {question.question_text}
        </h2>
        <TooLongNote game={game} round={round} question={question} />
        <div className={css.facts}>
          {question.image !== '' && (
            <figure className={css.figure}>
              <img
                className={css.picture}
                src={question.image}
                alt={question.image_alt || words.pictureOf(number ?? numberWhenAsked(round))}
              />
              {question.source !== '' && <figcaption className={css.soft}>{words.source(question.source)}</figcaption>}
            </figure>
          )}
          <Key question={question} round={round} />
        </div>
      </div>
      <Submitted game={game} round={round} question={question} />
      {isMending && (
        <MendDialog
          key={question_id}
          gameId={game.gameid}
          question={question}
          onTell={onTell}
          onClose={() => setMending(false)}
        />
      )}
    </>
  );
}

/** The answer key: each wanted answer with its other accepted texts, then the notes. */
export function Key({ question, round }: { question: HostQuestion; round: HostRound }) {
  const words = useWords(consoleWords);
  const choices = question.matches.length > 0 ? question.matches : round.matches;
  return (
    <dl className={css.key}>
      <dt className={css.term}>{question.accepted.length === 1 ? words.key : words.keys}</dt>
      {question.accepted.map(([first = '', ...others]) => (
        <dd key={first} className={css.accepted}>
          <strong>{first}</strong>
          {others.length > 0 && (
            <span className={css.soft}>
              {' '}
              {words.also} {others.join(', ')}
            </span>
          )}
        </dd>
      ))}
      {question.notes !== '' && (
        <>
          <dt className={css.term}>{words.notes}</dt>
          <dd className={css.notes}>{question.notes}</dd>
        </>
      )}
      {choices.length > 0 && (
        <>
          <dt className={css.term}>{words.choices}</dt>
          <dd className={css.notes}>{choices.join(' · ')}</dd>
        </>
      )}
    </dl>
  );
}

function Submitted({ game, round, question }: { game: HostGame; round: HostRound; question: HostQuestion }) {
  const words = useWords(consoleWords);
  const isAsked = round.asked.includes(question.question_id);
  const groups = isAsked ? groupAnswers(game, round, question) : [];
  if (groups.length > 0) return <AnswerTable groups={groups} />;
  const title = isAsked ? words.nothingInTitle : words.notAskedTitle;
  return <EmptyState title={title}>{words.nothingIn}</EmptyState>;
}
