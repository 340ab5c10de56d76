import { type ReactNode, useEffect, useRef, useState } from 'react';
import { arrow, carousel, controls, count, slide, slides as slidesClass } from './carousel.css.ts';
import { type CarouselWords, carouselWords } from './carousel-words.ts';
import { Drawing } from './drawing.tsx';
import { IconButton } from './icon-button.tsx';
import { next, pause, play, previous } from './paths.ts';
import { useRotation } from './use-rotation.ts';
import { useWords } from './words-provider.tsx';

/** LIMIT-13. */
const HALF_A_MINUTE = 30_000;

export type CarouselProps = {
  /** What is shown: "From the house". */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** The first one shown, counted from 0. */
  startAt?: number;
  everyMs?: number;
  words?: Partial<CarouselWords>;
};

/**
 * One of several at a time, as high as the highest, so that nothing below it moves. It goes on by itself, says nothing of
 * that, and rests when somebody is there (`useRotation`). One alone stands still and has no buttons.
 */
export function Carousel({ label, slides, startAt = 0, everyMs = HALF_A_MINUTE, words: own }: CarouselProps) {
  const words = useWords(carouselWords, own);
  const [step, setStep] = useState(startAt);
  const { playing, rotates, toggle, pointAt, focusIn } = useRotation();
  const region = useRef<HTMLDivElement>(null);
  const many = slides.length > 1;
  const at = around(step, slides.length);

  // Anew from each slide, so that one that was chosen by hand has its full time.
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
      // A thumb leaves the focus on the button it pressed; who is there by keyboard sees the ring. What has the focus in a
      // slide is in use however it came, and must not be taken away.
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
          <IconButton label={words.previousSlide} onClick={() => setStep(at - 1)}>
            <span className={arrow}>
              <Drawing path={previous} />
            </span>
          </IconButton>
          <IconButton label={words.nextSlide} onClick={() => setStep(at + 1)}>
            <span className={arrow}>
              <Drawing path={next} />
            </span>
          </IconButton>
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

/** A place from 0 on, beyond either end from the other. */
function around(step: number, length: number): number {
  return length && ((step % length) + length) % length;
}
