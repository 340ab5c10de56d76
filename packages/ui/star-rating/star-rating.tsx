import { useId } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { FieldSet } from '../field/field-set.tsx';
import { star as path } from '../icon/paths.ts';
import { hidden } from '../text/hidden.css.ts';
import { type FormWords, formWords } from '../words/form-words.ts';
import { useWords } from '../words/words-provider.tsx';
import { input, meaning, star, stars, target } from './star-rating.css.ts';

export type StarRatingProps = FieldTexts & {
  /** 1 to 5; 0 when nothing is chosen yet. */
  value: number;
  onChange: (stars: number) => void;
  disabled?: boolean;
  words?: Partial<FormWords>;
};

/** One to five stars (FEEDBACK-02, LIMIT-05): radio buttons, so arrow keys move and choose (Y7). */
export function StarRating({ value, onChange, words: own, ...fieldSet }: StarRatingProps) {
  const id = useId();
  const words = useWords(formWords, own);
  const chosen = words.starsMean[value - 1];
  return (
    <FieldSet {...fieldSet}>
      <div className={stars}>
        {words.starsMean.map((means, at) => (
          <label key={means} className={target} data-filled={at < value || undefined}>
            <input
              className={input}
              type="radio"
              name={id}
              value={at + 1}
              checked={at + 1 === value}
              aria-label={words.stars(at + 1)}
              aria-describedby={`${id}-${at}`}
              onChange={({ currentTarget }) => {
                // The prop decides. Preact keeps the clicked star when the parent refuses the change and nothing renders.
                for (const radio of currentTarget.closest('fieldset')?.querySelectorAll('input') ?? []) {
                  radio.checked = Number(radio.value) === value;
                }
                onChange(at + 1);
              }}
            />
            <svg className={star} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={path} />
            </svg>
            <span className={hidden} id={`${id}-${at}`}>
              {means}
            </span>
          </label>
        ))}
      </div>
      {/* Hidden from screen readers, which read it with its star. */}
      <p className={meaning} data-chosen={chosen !== undefined || undefined} aria-hidden="true">
        {chosen ?? words.noStars}
      </p>
    </FieldSet>
  );
}
