import type { DisplayView } from '@snug/contract';
import { Drawing, useWords } from '@snug/ui';
import { door, glass, pencil } from '@snug/ui/paths';
import type { ReactNode } from 'react';
import { FitBox } from './fit-box.tsx';
import { Kicker } from './kicker.tsx';
import * as css from './poster.css.ts';
import { RoundName } from './question-stage.tsx';
import { sizes } from './sizes.ts';
import { headline, stage } from './stage.css.ts';
import { display } from './type.css.ts';
import { displayWords } from './words.ts';

interface PosterProps {
  readonly title: string;
  /** Stands in the large ring beside the words. */
  readonly ring: ReactNode;
  readonly children?: ReactNode;
}

/** A few words as large as fit, beside a beer mat. */
function Poster({ title, ring, children }: PosterProps) {
  return (
    <div className={css.poster}>
      <FitBox steps={sizes.poster} className={css.posterWords}>
        <h1 className={display} dir="auto">
          {title}
        </h1>
        {children}
      </FitBox>
      <div className={css.posterDrawing} aria-hidden="true">
        {ring}
      </div>
    </div>
  );
}

/** A round, between its start and its first question. */
export function RoundStage({ view }: { view: DisplayView }) {
  const words = useWords(displayWords);
  const { round } = view;
  if (!round) return null;
  const { round_order, round_count, title, subtitle, player_instructions, tiebreaker, double_or_nothing } = round;
  const called = tiebreaker ? words.screenTiebreaker : words.screenRoundOf(round_order, round_count);
  const facts = [
    words.screenQuestions(round.question_count),
    ...(double_or_nothing ? [words.screenDoubleOrNothing] : []),
  ];
  return (
    <div className={stage}>
      <div className={headline}>
        <Kicker>{called}</Kicker>
      </div>
      <Poster title={title || called} ring={<span className={css.posterNumber}>{round_order}</span>}>
        {subtitle !== '' && (
          <p className={css.posterLead} dir="auto">
            {subtitle}
          </p>
        )}
        {player_instructions !== '' && (
          <p className={css.posterLead} dir="auto">
            {player_instructions}
          </p>
        )}
        <p className={css.posterFacts}>{facts.join(' · ')}</p>
      </Poster>
    </div>
  );
}

/** Between the close and the answers. */
export function ClosedStage({ view }: { view: DisplayView }) {
  const words = useWords(displayWords);
  const { round } = view;
  return (
    <div className={stage}>
      <div className={headline}>
        <Kicker>{round && <RoundName round={round} />}</Kicker>
      </div>
      <Poster title={words.screenPensDown} ring={<Drawing path={pencil} />}>
        <p className={css.posterLead}>{words.screenAnswersSoon}</p>
      </Poster>
    </div>
  );
}

/** After a game without a board, and instead of one that does not take place: nobody is invited any more. */
export function EndedStage({ view }: { view: DisplayView }) {
  const words = useWords(displayWords);
  const { venue, title, phase } = view;
  const isOff = phase === 'cancelled';
  return (
    <div className={stage}>
      <div className={headline}>
        <Kicker>
          {venue} · {title}
        </Kicker>
      </div>
      <Poster
        title={isOff ? words.screenCancelledTitle : words.screenGoodNight}
        ring={<Drawing path={isOff ? door : glass} />}
      >
        <p className={css.posterLead} dir="auto">
          {isOff ? words.screenCancelledLead : words.screenEndedLead(venue)}
        </p>
      </Poster>
    </div>
  );
}
