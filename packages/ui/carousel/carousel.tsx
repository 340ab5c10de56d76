import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Drawing } from '../icon/drawing.tsx';
import { next, pause, play, previous } from '../icon/paths.ts';
import { type CarouselWords, carouselWords } from '../words/carousel-words.ts';
import { useWords } from '../words/words-provider.tsx';
import { arrow, carousel, controls, count, slide, slides as slidesClass } from './carousel.css.ts';
import { useRotation } from './use-rotation.ts';

/** How long a slide stays (LIMIT-13). */
const HALF_A_MINUTE = 30_000;

export type CarouselProps = {
  /** What is shown: "From the house". */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** The slide shown first, counted from 0. */
  startAt?: number;
  everyMs?: number;
  /** Told which slide is shown, at first and after each change. Pass the same function at every render. */
  onShow?: (id: string) => void;
  words?: Partial<CarouselWords>;
};

/**
 * Shows one slide at a time, as high as the highest, so that nothing below it moves. It changes slides by itself without
 * announcing it, and pauses while somebody uses it (`useRotation`). A single slide has no buttons and does not rotate.
 */
export function Carousel({ label, slides, startAt = 0, everyMs = HALF_A_MINUTE, onShow, words: own }: CarouselProps) {
  const words = useWords(carouselWords, own);
  const [step, setStep] = useState(startAt);
  const { playing, rotates, toggle, pointAt, focusIn } = useRotation();
  const region = useRef<HTMLDivElement>(null);
  const many = slides.length > 1;
  const at = around(step, slides.length);

  const shown = slides[at]?.id;
  useEffect(() => {
    if (shown !== undefined) onShow?.(shown);
  }, [shown, onShow]);

  // The timer starts again at each slide, so that a slide chosen by hand has its full time.
  useEffect(() => {
    if (!many || !rotates) return;
    const timer = setTimeout(() => setStep(at + 1), everyMs);
    return () => clearTimeout(timer);
  }, [many, rotates, at, everyMs]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls.
    <div
      className={carousel}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      onPointerEnter={() => pointAt(true)}
      onPointerLeave={() => pointAt(false)}
      // A tap leaves the focus on the button, which must not pause the rotation; the keyboard's focus is recognised by its
      // ring. Focus inside a slide always pauses it: what somebody uses must not be taken away.
      onFocus={({ target }) => focusIn(region.current?.contains(target) || target.matches(':focus-visible'))}
      onBlur={() => focusIn(false)}
    >
      {many && (
        <div className={controls}>
          <span className={count}>
            <bdi>{words.slidePlace(at + 1, slides.length)}</bdi>
          </span>
          <IconButton label={playing ? words.pauseSlides : words.playSlides} onClick={toggle}>
            <Drawing path={playing ? pause : play} />
          </IconButton>
          <Arrow label={words.previousSlide} path={previous} onClick={() => setStep(at - 1)} />
          <Arrow label={words.nextSlide} path={next} onClick={() => setStep(at + 1)} />
        </div>
      )}
      <div ref={region} className={slidesClass} aria-live={rotates ? 'off' : 'polite'}>
        {slides.map(({ id, content }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls.
          <div
            key={id}
            className={slide}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slidePlace(place + 1, slides.length)}
            aria-hidden={place !== at}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

function Arrow({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <IconButton label={label} onClick={onClick}>
      <span className={arrow}>
        <Drawing path={path} />
      </span>
    </IconButton>
  );
}

/** Wraps an index around both ends. */
function around(step: number, length: number): number {
  return length && ((step % length) + length) % length;
}
