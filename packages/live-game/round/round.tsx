import { StateDot } from '@snug/ui';
import * as styles from '../live-game.css.ts';
import { PastSubmissions } from '../past/past-submissions.tsx';
import { Revealed } from '../revealed/revealed.tsx';
import { roleOf, usePick, useTools } from '../use-live-game.ts';
import { Answered } from './answered.tsx';
import { Double } from './double.tsx';
import { Nudge } from './nudge.tsx';
import { Question } from './question.tsx';
import { RoundHead } from './round-head.tsx';
import { Submit } from './submit.tsx';

/** The round being played: its questions and, for the captain, the button that submits it (GAME-04, GAME-09). */
export function Round() {
  const { words: say } = useTools();
  const round = usePick(({ view }) => view?.round);
  const role = usePick(roleOf);
  const isHeld = usePick(({ submitting }) => submitting.state === 'waiting');
  const forgetful = usePick(({ isForgetful }) => isForgetful);
  const isClosed = usePick((game) => game.isClosed === true);
  if (!round) return null;

  const newest = round.asked.length - 1;
  return (
    <>
      <RoundHead round={round} />
      {round.asked.length === 0 && <StateDot tone="quiet">{say.waiting}</StateDot>}
      <ol className={styles.questionList}>
        {round.asked.map((question, place) => (
          <li key={question.question_id} className={styles.questionItem} data-question={question.question_id}>
            <Question
              question={question}
              number={place + 1}
              matches={question.matches.length > 0 ? question.matches : round.matches}
              clue={round.single_answer}
              passed={round.single_answer && place < newest}
              nextId={round.single_answer ? round.asked[place + 1]?.question_id : undefined}
            />
          </li>
        ))}
      </ol>
      {forgetful && <StateDot tone="info">{say.notKept}</StateDot>}
      {role !== 'spectator' && round.double_or_nothing && (
        <Double
          doubled={round.doubled}
          editable={role === 'captain' && !isHeld && !isClosed}
          rule={round.double_rule}
        />
      )}
      {role === 'captain' && round.asked.length > 0 && (
        <>
          {!round.single_answer && <Answered />}
          <Submit />
        </>
      )}
      <Nudge />
      <PastSubmissions from={1} />
      <Revealed />
    </>
  );
}
