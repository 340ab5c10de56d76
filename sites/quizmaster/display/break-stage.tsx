import type { DisplayView } from '@snug/contract';
import { Drawing, useWords } from '@snug/ui';
import { glass } from '@snug/ui/paths';
import { useMemo } from 'react';
import { FitBox } from './fit-box.tsx';
import { Kicker } from './kicker.tsx';
import { poster, posterDrawing, posterWords } from './poster.css.ts';
import { sizes } from './sizes.ts';
import { Slides } from './slides.tsx';
import { slidesOf } from './slides-of.ts';
import { headline, stage } from './stage.css.ts';
import { display } from './type.css.ts';
import { displayWords } from './words.ts';

/** A break: the quizmaster's line where there is one, beside what turns: photos of tonight, and what sponsors show. */
export function BreakStage({ view }: { view: DisplayView }) {
  const words = useWords(displayWords);
  const { venue, title, ads, photos, announcement } = view;
  const slides = useMemo(() => slidesOf(photos ?? [], ads), [photos, ads]);
  return (
    <div className={stage}>
      <div className={headline}>
        <Kicker>
          {venue} · {title}
        </Kicker>
      </div>
      <div className={poster}>
        <FitBox steps={sizes.poster} className={posterWords}>
          <h1 className={display} dir="auto">
            {announcement?.text ?? words.screenBreakTitle}
          </h1>
        </FitBox>
        {slides.length > 0 ? (
          <Slides slides={slides} />
        ) : (
          <div className={posterDrawing} aria-hidden="true">
            <Drawing path={glass} />
          </div>
        )}
      </div>
    </div>
  );
}
