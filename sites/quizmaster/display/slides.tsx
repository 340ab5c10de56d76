import { AdCard } from './ad-card.tsx';
import { PhotoCard } from './photo-card.tsx';
import * as css from './slides.css.ts';
import type { Slide } from './slides-of.ts';
import { useTurn } from './use-turn.ts';

interface Props {
  readonly slides: readonly Slide[];
  /** The frame, in place of one that leaves the words beside it what is left. */
  readonly className?: string;
}

/** One slide at a time, the last one fading under it. */
export function Slides({ slides, className = css.slides }: Props) {
  const { shown, before } = useTurn(slides);
  return (
    <div className={className}>
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
