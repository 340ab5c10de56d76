import { type ReactNode, useId } from 'react';
import { error as errorClass, field, hint as hintClass } from '../field/field.css.ts';
import { star as path } from '../icon/paths.ts';
import { legend } from '../radio-group/radio-group.css.ts';
import { hidden } from '../text/hidden.css.ts';
import { type FormWords, formWords } from '../words/form-words.ts';
import { useWords } from '../words/words-provider.tsx';
import { input, meaning, star, stars, target } from './star-rating.css.ts';

export type StarRatingProps = {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** 1 to 5; 0 when nothing is chosen yet. */
  value: number;
  onChange: (stars: number) => void;
  disabled?: boolean;
  words?: Partial<FormWords>;
};

/** One to five stars (FEEDBACK-02, LIMIT-05): radio buttons, so arrow keys move and choose (Y7). */
export function StarRating({
  label,
  labelHidden,
  hint,
  error,
  value,
  onChange,
  disabled,
  words: own,
}: StarRatingProps) {
  const id = useId();
  const words = useWords(formWords, own);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const chosen = words.starsMean[value - 1];
  return (
    <fieldset className={field} aria-describedby={described || undefined} disabled={disabled}>
      <legend className={labelHidden ? hidden : legend}>{label}</legend>
      {hint && (
        <p className={hintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
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
      {error && (
        <p className={errorClass} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
