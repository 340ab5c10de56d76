import { clockFace } from '@snug/client';
import type { DisplayQuestion, DisplayRound, DisplayView } from '@snug/contract';
import { useWords } from '@snug/ui';
import { useTimeLeft } from '../use-time-left.ts';
import { centred } from './fit-box.css.ts';
import { FitBox } from './fit-box.tsx';
import { Kicker } from './kicker.tsx';
import * as css from './question.css.ts';
import { sizes } from './sizes.ts';
import { mat, slip, slipBody, stub } from './slip.css.ts';
import { aside, headline, stage } from './stage.css.ts';
import { usePicture } from './use-picture.ts';
import { displayWords } from './words.ts';

/** More choices than a glance takes in stand on the phones alone. */
const choicesMax = 8;
/** The last seconds of a countdown stand out. */
const lastSeconds = 10;

/** The question that was asked last, on its slip, with what is left of the time. */
export function QuestionStage({ view, ahead }: { view: DisplayView; ahead: number }) {
  const words = useWords(displayWords);
  const { question, round } = view;
  const { isLost, onError } = usePicture(question?.image ?? '');
  if (!question || !round) return null;
  const { number } = question;
  const hasPicture = question.image !== '' && !isLost;
  return (
    <div className={stage}>
      <div className={headline}>
        <Kicker>
          <RoundName round={round} />
        </Kicker>
        <p className={aside}>{words.screenQuestion(number, round.question_count)}</p>
        <Timer view={view} ahead={ahead} />
      </div>
      <div className={slip}>
        <div className={stub} aria-hidden="true">
          <span className={mat}>{number}</span>
        </div>
        <div className={slipBody} data-picture={hasPicture || undefined}>
          <FitBox steps={sizes.question} className={centred} tooLong={words.screenTooLong}>
            <h1 className={css.questionText} dir="auto">
              {question.question_text}
            </h1>
            {question.num_answers > 1 && (
              <p className={css.wanted}>{words.screenAnswersWanted(question.num_answers)}</p>
            )}
            <Choices of={question} />
          </FitBox>
          {hasPicture && (
            <figure className={css.figure}>
              <img className={css.picture} src={question.image} alt={question.image_alt} onError={onError} />
              {question.source !== '' && <figcaption className={css.source}>{question.source}</figcaption>}
            </figure>
          )}
        </div>
      </div>
    </div>
  );
}

/** `Round 2 · Around the World`. */
export function RoundName({ round }: { round: Pick<DisplayRound, 'round_order' | 'title' | 'tiebreaker'> }) {
  const words = useWords(displayWords);
  const called = round.tiebreaker ? words.screenTiebreaker : words.screenRound(round.round_order);
  return <>{round.title === '' || round.title === called ? called : `${called} · ${round.title}`}</>;
}

function Choices({ of: { matches } }: { of: DisplayQuestion }) {
  if (matches.length === 0 || matches.length > choicesMax) return null;
  return (
    <ul className={css.choices}>
      {matches.map((text) => (
        <li key={text} className={css.choice} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  );
}

function Timer({ view: { countdown, paused }, ahead }: { view: DisplayView; ahead: number }) {
  const words = useWords(displayWords);
  const left = useTimeLeft({ ...(countdown && { countdown }), ...(paused && { paused }) }, ahead);
  if (left === undefined) return null;
  return (
    <p
      className={css.timer}
      role="timer"
      aria-label={words.screenTimeLeft}
      data-last={left <= lastSeconds || undefined}
    >
      {clockFace(left)}
    </p>
  );
}
