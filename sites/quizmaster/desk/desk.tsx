import type { ConnectionState } from '@snug/client';
import type { HostGame, HostMessage, HostRound, Mark } from '@snug/contract';
import { Button, EmptyState, Toggle, useWords } from '@snug/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { boardPath } from '../game-address.ts';
import { Key } from '../question-panel.tsx';
import { RouteButton } from '../route-button.tsx';
import { kicker, soft } from '../type.css.ts';
import { useAnnounceAppeals } from '../use-announce-appeals.ts';
import { useTitle } from '../use-title.ts';
import { wide } from '../wide.ts';
import { consoleWords } from '../words.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import * as answerRowCss from './answer-row.css.ts';
import { AnswerRow } from './answer-row.tsx';
import { appealsOf, countAppeals } from './contested.ts';
import * as css from './desk.css.ts';
import { type DeskCommand, isViewing } from './desk-command.ts';
import * as deskHeaderCss from './desk-header.css.ts';
import { DeskHeader } from './desk-header.tsx';
import { DeskKey } from './desk-key.tsx';
import { DeskItem, DeskPart } from './desk-part.tsx';
import type { DeskRow } from './desk-rows.ts';
import type { GradeQueue } from './grade-queue.ts';
import { KeyLegend } from './key-legend.tsx';
import { PaperPanel } from './paper-panel.tsx';
import { PublicDialog } from './public-dialog.tsx';
import * as questionHeadCss from './question-head.css.ts';
import { QuestionList } from './question-list.tsx';
import { RowAppeal } from './row-appeal.tsx';
import { moreSummary } from './row-more.css.ts';
import { RowMore } from './row-more.tsx';
import { TiebreakList } from './tiebreak-list.tsx';
import { useAnnounceGrades } from './use-announce-grades.ts';
import { useBlind } from './use-blind.ts';
import { useDesk } from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useTakeBack } from './use-take-back.ts';
import { deskWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly round: HostRound;
  readonly connection: ConnectionState;
  readonly queue: GradeQueue;
  /** Takes what a reply says. */
  readonly onTell: (message: HostMessage) => void;
}

/** The desk at which the answers of a round are graded, with keys or buttons. */
export function Desk({ game, round, connection, queue, onTell }: Props) {
  const words = useWords(deskWords);
  const { toBoard } = useWords(consoleWords);
  const takeBack = useTakeBack(game.gameid, onTell);
  const desk = useDesk({ game, round, queue, takeBack });
  const { question, rows, cursor, part, waiting } = desk;
  const [isBlind, setBlind] = useBlind();
  const [isPaper, setPaper] = useState(false);
  const [accepting, setAccepting] = useState<{ row: DeskRow; text: string }>();
  const [upholding, setUpholding] = useState<{ readonly appeal_id: string; readonly mark: Mark }>();
  const title = words.deskTitle(round.round_order);
  useTitle(title);
  useAnnounceGrades(game, queue);
  useAnnounceAppeals(game, isBlind ? words.aTeam : undefined);
  const [appealMoves, setAppealMoves] = useState(0);
  const isContested = cursor !== undefined && countAppeals([cursor], game, round) > 0;
  const list = useFocusAlong(desk.moves + appealMoves, isContested ? cursor.key : undefined);

  const accept = (row: DeskRow, nth?: number) => {
    const wrong = row.proposed.findIndex((mark) => mark !== 'full');
    const text = row.texts[nth ?? Math.max(0, wrong)];
    if (text !== undefined) setAccepting({ row, text });
  };
  const commands: Readonly<Record<DeskCommand, () => void>> = {
    full: () => cursor && desk.mark(cursor, 'full', part, true),
    half: () => cursor && desk.mark(cursor, 'half', part, true),
    none: () => cursor && desk.mark(cursor, 'none', part, true),
    funny: () => cursor && desk.toggleFunny(cursor),
    take: () => cursor && desk.take(cursor, true),
    'take-all': desk.takeAll,
    accept: () => cursor && accept(cursor, part),
    undo: desk.undo,
    blind: () => setBlind(!isBlind),
    up: () => desk.step(-1),
    down: () => desk.step(1),
    left: () => desk.stepPart(-1),
    right: () => desk.stepPart(1),
    'previous-question': () => desk.stepQuestion(-1),
    'next-question': () => desk.stepQuestion(1),
  };
  useDeskKeys((command) => {
    if (!isPaper && !round.tiebreaker && (!desk.isFinal || isViewing(command))) commands[command]();
  });

  const rowOf = (row: DeskRow) => {
    const own = waiting.find((each) => each.question_id === row.question_id && each.answer_key === row.key);
    return (
      <DeskItem key={row.key} isFinal={desk.isFinal}>
        <AnswerRow
          row={row}
          isCurrent={row === cursor}
          part={part}
          isBlind={isBlind}
          waiting={own}
          onMark={(mark, nth) => desk.mark(row, mark, nth, false)}
          onTake={() => desk.take(row, false)}
          onAnew={() => own && desk.setAnew(row, own)}
          onDrop={() => own && queue.drop(own)}
          more={
            row.texts.length > 0 && (
              <RowMore
                gameId={game.gameid}
                row={row}
                onFunny={() => desk.toggleFunny(row)}
                onAccept={() => accept(row)}
                onClear={() => desk.clear(row)}
              />
            )
          }
        >
          {appealsOf(row, game, round).map((appeal) => (
            <RowAppeal
              key={appeal.appeal_id}
              game={game}
              appeal={appeal}
              row={row}
              waiting={own}
              isBlind={isBlind}
              upholding={upholding?.appeal_id === appeal.appeal_id ? upholding.mark : undefined}
              onUphold={(mark) => {
                setUpholding(mark && { appeal_id: appeal.appeal_id, mark });
                if (mark) desk.mark(row, mark, undefined, false);
              }}
              onTell={onTell}
            />
          ))}
        </AnswerRow>
      </DeskItem>
    );
  };

  /** The public board stays as it is, and so does the appeal for which it was to change. */
  function leaveBoard(): void {
    setUpholding(undefined);
    desk.confirm(false);
  }
  function toAppeal(): void {
    if (contested) desk.showQuestion(contested.question.question_id);
    setAppealMoves((count) => count + 1);
  }

  const contested = desk.questions.find((each) => countAppeals(each.rows, game, round) > 0);
  const open = desk.toTake;
  const isGraded = desk.questions.every((each) => each.open === 0);
  const appeals = desk.questions.reduce((sum, each) => sum + countAppeals(each.rows, game, round), 0);
  const unsent = waiting.filter(({ state }) => state !== 'refused');
  return (
    <div className={css.page}>
      <DeskHeader game={game} title={title} connection={connection}>
        <p className={deskHeaderCss.unsent} role="status">
          {unsent.some(({ state }) => state === 'unsent') && words.unsentCount(unsent.length)}
        </p>
        <RouteButton to={boardPath(game.gameid)}>{toBoard}</RouteButton>
      </DeskHeader>
      <div className={css.left}>
        <QuestionList
          game={game}
          round={round}
          questions={desk.questions}
          shown={question}
          isPaper={isPaper}
          onPaper={() => setPaper(true)}
          onShow={(question_id) => {
            setPaper(false);
            desk.showQuestion(question_id);
          }}
        />
      </div>
      <main className={css.middle} ref={list}>
        {desk.isFinal && <p className={css.final}>{words.resultsFinal}</p>}
        {isPaper ? (
          <DeskPart isFinal={desk.isFinal}>
            <PaperPanel game={game} round={round} />
          </DeskPart>
        ) : question ? (
          <>
            <QuestionHead question={question} round={round}>
              {isGraded && !round.tiebreaker && (appeals > 0 ? words.allGradedBut(appeals) : words.allGraded)}
            </QuestionHead>
            <div className={css.tools}>
              <div className={css.step}>
                {round.tiebreaker ? (
                  <p className={soft}>{words.tiebreakHint}</p>
                ) : open > 0 || !isGraded ? (
                  <Button kind="main" disabled={desk.isFinal} onClick={desk.takeAll}>
                    {open > 0 ? words.takeAll(open) : question.refused ? words.toRefused : words.nextOpen}{' '}
                    <DeskKey>
                      {words.shiftKey} {words.enterKey}
                    </DeskKey>
                  </Button>
                ) : appeals > 0 ? (
                  <Button kind="main" onClick={toAppeal}>
                    {words.toAppeal}
                  </Button>
                ) : (
                  <RouteButton to={boardPath(game.gameid)} kind="main">
                    {toBoard}
                  </RouteButton>
                )}
              </div>
              <Toggle label={words.blind} checked={isBlind} onChange={setBlind} />
            </div>
            {round.tiebreaker ? (
              <TiebreakList game={game} round={round} question={question.question} isBlind={isBlind} />
            ) : (
              <ul className={answerRowCss.rows} aria-label={words.answersList}>
                {rows.map(rowOf)}
              </ul>
            )}
            {!round.tiebreaker && desk.folded.length > 0 && (
              <details className={css.folded}>
                <summary className={moreSummary}>{words.gradedByThemselves(desk.folded.length)}</summary>
                <ul className={answerRowCss.rows}>{desk.folded.map(rowOf)}</ul>
              </details>
            )}
          </>
        ) : (
          <EmptyState title={words.deskNothingTitle}>{words.deskNothing}</EmptyState>
        )}
      </main>
      <p className={css.note} role="status">
        {desk.note}
      </p>
      {!isPaper && !round.tiebreaker && <KeyLegend />}
      {accepting && question && (
        <AcceptDialog
          gameId={game.gameid}
          question={question.question}
          text={accepting.text}
          onAccepted={(changed, spelling) => {
            onTell({ type: 'HOST_QUESTION', question: changed });
            desk.accepted(accepting.row, spelling);
            setAccepting(undefined);
          }}
          onClose={() => setAccepting(undefined)}
        />
      )}
      <PublicDialog open={desk.isAsking} onAnswer={(isSure) => (isSure ? desk.confirm(true) : leaveBoard())} />
    </div>
  );
}

interface QuestionHeadProps {
  readonly question: NonNullable<ReturnType<typeof useDesk>['question']>;
  readonly round: HostRound;
  /** How far the round is. It stands in a line that is there anyway, so that nothing moves when it appears. */
  readonly children: ReactNode;
}

function QuestionHead({ question: { question, number }, round, children }: QuestionHeadProps) {
  const words = useWords(consoleWords);
  return (
    <div className={questionHeadCss.head}>
      <div className={questionHeadCss.kickerLine}>
        <p className={kicker}>{round.single_answer ? words.singleAnswer : words.question(number)}</p>
        <strong className={questionHeadCss.stepState}>{children}</strong>
      </div>
      <h2 className={questionHeadCss.question} dir="auto">
        {question.question_text}
      </h2>
      <Key question={question} round={round} />
    </div>
  );
}

/**
 * Moves the focus to the row under the cursor after a move by keys. One that is contested is shown whole where the list
 * scrolls by itself: its decisions stand at its end.
 */
function useFocusAlong(moves: number, contested: string | undefined) {
  const list = useRef<HTMLElement>(null);
  const current = () => list.current?.querySelector<HTMLElement>('[data-row][aria-current]');
  useEffect(() => {
    if (moves === 0) return;
    const row = current();
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [moves]);
  useEffect(() => {
    if (contested !== undefined && matchMedia(wide).matches) current()?.scrollIntoView({ block: 'nearest' });
  }, [contested]);
  return list;
}
