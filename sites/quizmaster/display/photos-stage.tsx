import type { DisplayView } from '@snug/contract';
import { useWords } from '@snug/ui';
import { useMemo } from 'react';
import { FitBox } from './fit-box.tsx';
import { Kicker } from './kicker.tsx';
import { poster, posterLead, posterWords } from './poster.css.ts';
import { sizes } from './sizes.ts';
import { halfSlides } from './slides.css.ts';
import { Slides } from './slides.tsx';
import { slidesOf } from './slides-of.ts';
import { headline, stage } from './stage.css.ts';
import { display } from './type.css.ts';
import { displayWords } from './words.ts';

/** The photos of tonight, once the game is over. */
export function PhotosStage({ view: { venue, title, photos = [], phase } }: { view: DisplayView }) {
  const words = useWords(displayWords);
  const slides = useMemo(() => slidesOf(photos, []), [photos]);
  return (
    <div className={stage}>
      <div className={headline}>
        <Kicker>
          {venue} · {title}
        </Kicker>
      </div>
      <div className={poster}>
        <FitBox steps={sizes.poster} className={posterWords}>
          <h1 className={display}>{phase === 'ended' ? words.screenGoodNight : words.screenPhotosTitle}</h1>
          {phase === 'ended' && (
            <p className={posterLead} dir="auto">
              {words.screenEndedLead(venue)}
            </p>
          )}
        </FitBox>
        <Slides slides={slides} className={halfSlides} />
      </div>
    </div>
  );
}
