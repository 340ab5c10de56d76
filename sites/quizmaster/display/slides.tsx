import { AdCard } from './ad-card.tsx';
import { PhotoCard } from './photo-card.tsx';
import * as css from './slides.css.ts';
import type { Slide } from './slides-of.ts';
import { useTurn } from './use-turn.ts';

/** One slide at a time, the last one fading under it. */
export function Slides({ slides }: { slides: readonly Slide[] }) {
  const { shown, before } = useTurn(slides);
  return (
    <div className={css.slides}>
      {[before, shown].map(
        (slide) =>
          slide && (
            <div
              key={slide.key}
              className={slide === shown ? css.shown : css.fading}
              aria-hidden={slide === shown ? undefined : true}
            >
              {slide.photo ? <PhotoCard photo={slide.photo} /> : <AdCard ad={slide.ad} />}
            </div>
          ),
      )}
    </div>
  );
}
