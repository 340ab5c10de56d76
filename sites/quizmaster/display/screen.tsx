import type { DisplayView } from '@snug/contract';
import { useWords, VisuallyHidden } from '@snug/ui';
import { AnswersStage } from './answers-stage.tsx';
import { BoardStage } from './board-stage.tsx';
import { BreakStage } from './break-stage.tsx';
import { JoinBar } from './join-bar.tsx';
import { PhotosStage } from './photos-stage.tsx';
import { ClosedStage, EndedStage, RoundStage } from './poster-stages.tsx';
import { QuestionStage } from './question-stage.tsx';
import * as css from './screen.css.ts';
import { VoteStage } from './vote-stage.tsx';
import { WelcomeStage } from './welcome-stage.tsx';
import { WinnersStage } from './winners-stage.tsx';
import { displayWords } from './words.ts';

export interface ScreenProps {
  readonly view: DisplayView;
  /** How far this device's clock is ahead of the server's, in ms. */
  readonly ahead?: number;
  /** Its line is down: what it shows may be old. */
  readonly isAway?: boolean;
}

/** The big screen, as large as what it is in: one stage by phase, the quizmaster's line, and how to join. */
export function Screen({ view, ahead = 0, isAway = false }: ScreenProps) {
  const words = useWords(displayWords);
  const { phase, round, vote, announcement } = view;
  const isOver = phase === 'cancelled' || phase === 'ended';
  return (
    <div className={css.frame}>
      <div className={css.screen} data-phase={phase}>
        {/* Anew with each phase, round, question and vote, so that what is new arrives. */}
        <Stage
          key={`${phase} ${round?.round_order} ${view.question?.question_id} ${vote?.vote} ${vote?.open}`}
          view={view}
          ahead={ahead}
        />
        {announcement && phase !== 'break' ? (
          <p className={css.line} dir="auto">
            {announcement.text}
          </p>
        ) : (
          <span />
        )}
        {phase !== 'welcome' && !isOver && <JoinBar view={view} />}
        {isAway && (
          <p className={css.away}>
            <span aria-hidden="true">{words.screenAwayShort}</span>
            <VisuallyHidden>{words.screenAway}</VisuallyHidden>
          </p>
        )}
      </div>
    </div>
  );
}

function Stage({ view, ahead }: { view: DisplayView; ahead: number }) {
  switch (view.phase) {
    case 'welcome':
      return <WelcomeStage view={view} />;
    case 'round':
      return <RoundStage view={view} />;
    case 'question':
      return <QuestionStage view={view} ahead={ahead} />;
    case 'closed':
      return <ClosedStage view={view} />;
    case 'break':
      return <BreakStage view={view} />;
    case 'answers':
      return <AnswersStage view={view} />;
    case 'board':
      return <BoardStage view={view} />;
    case 'winners':
      return <WinnersStage view={view} />;
    case 'vote':
      return <VoteStage view={view} />;
    case 'ended':
      return view.photos ? <PhotosStage view={view} /> : <EndedStage view={view} />;
    case 'cancelled':
      return <EndedStage view={view} />;
  }
}
