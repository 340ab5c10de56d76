import type { HostGame, HostMessage } from '@snug/contract';
import { Button, EmptyState, useWords } from '@snug/ui';
import { useState } from 'react';
import { ConfirmAction } from '../confirm-action.tsx';
import { DeskHeader } from '../desk/desk-header.tsx';
import { GradingLink } from '../desk/grading-link.tsx';
import { FollowedGame } from '../followed-game.tsx';
import type { HostConsoleState } from '../host-console.ts';
import { type HostAction, otherActions } from '../host-game.ts';
import { useAnnounceAppeals } from '../use-announce-appeals.ts';
import { useTitle } from '../use-title.ts';
import { Adjustments } from './adjustments.tsx';
import * as css from './board.css.ts';
import { BoardTable } from './board-table.tsx';
import { boardLines, publicBoard, roundsOf } from './board-view.ts';
import { ExportPanel } from './export-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { Scoring } from './scoring.tsx';
import { boardWords } from './words.ts';

/** The page with the boards of a game. */
export function BoardPage({ gameId }: { gameId: string }) {
  return (
    <FollowedGame gameId={gameId}>
      {({ game, connection, tell, run }) => <Boards game={game} connection={connection} onTell={tell} onRun={run} />}
    </FollowedGame>
  );
}

interface Props extends Pick<HostConsoleState, 'connection'> {
  readonly game: HostGame;
  /** Takes what a reply says. */
  readonly onTell: (message: HostMessage) => void;
  readonly onRun: (action: HostAction) => Promise<boolean>;
}

/** The quizmaster's board beside the public one, and all that changes them. */
export function Boards({ game, connection, onTell, onRun }: Props) {
  const words = useWords(boardWords);
  useAnnounceAppeals(game);
  useTitle(words.boardTitle);
  const rounds = roundsOf(game);
  const { lines, veiled } = publicBoard(game);
  const { board_through = 0 } = game.state;
  return (
    <div className={css.page}>
      <DeskHeader game={game} title={words.boardTitle} connection={connection}>
        <GradingLink game={game} />
      </DeskHeader>
      <main className={css.main}>
        {rounds.length === 0 && <EmptyState title={words.noBoardTitle}>{words.noBoard}</EmptyState>}
        {rounds.length > 0 && (
          <>
            <PublishPanel game={game} onTell={onTell} />
            <Finalize game={game} onRun={onRun} />
            <div className={css.boards}>
              <div className={css.card}>
                <h2 className={css.cardTitle}>{words.nowTitle}</h2>
                <p className={css.soft}>{words.nowHint}</p>
                <BoardTable label={words.nowTitle} lines={boardLines(game)} rounds={rounds} />
              </div>
              <div className={css.card}>
                <h2 className={css.cardTitle}>
                  {board_through > 0 ? words.publicBoardTitle(board_through) : words.publicNone}
                </h2>
                {board_through > 0 && (
                  <>
                    <p className={css.soft}>{words.publicHint}</p>
                    <BoardTable
                      label={words.publicBoardTitle(board_through)}
                      lines={lines}
                      rounds={[]}
                      veiled={veiled}
                    />
                  </>
                )}
              </div>
            </div>
          </>
        )}
        <Adjustments game={game} onTell={onTell} />
        <Scoring game={game} onTell={onTell} />
        <ExportPanel game={game} />
      </main>
    </div>
  );
}

/** Makes the results of a game that has ended final, which is asked first. */
function Finalize({ game, onRun }: Pick<Props, 'game' | 'onRun'>) {
  const words = useWords(boardWords);
  const [asked, setAsked] = useState<HostAction>();
  const action = otherActions(game).find(({ kind }) => kind === 'finalize-game');
  if (!action) return null;
  return (
    <div className={css.buttons}>
      <Button opens="dialog" onClick={() => setAsked(action)}>
        {words.makeFinal}
      </Button>
      <ConfirmAction
        game={game}
        action={asked}
        onConfirm={(confirmed) => {
          setAsked(undefined);
          void onRun(confirmed);
        }}
        onClose={() => setAsked(undefined)}
      />
    </div>
  );
}
