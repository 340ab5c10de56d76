import { type ReactNode, useId } from 'react';
import { error as errorClass, field, hint as hintClass } from '../field/field.css.ts';
import { Drawing } from '../icon/drawing.tsx';
import { plus, tick } from '../icon/paths.ts';
import { legend } from '../radio-group/radio-group.css.ts';
import { hidden } from '../text/hidden.css.ts';
import { input, sign, tag, tags, word } from './tag-picker.css.ts';

export type TagPickerProps = {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly { value: string; label: ReactNode }[];
  /** The chosen tags, in the order in which they were chosen. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled?: boolean;
};

/**
 * Several tags of a list; a chosen tag that is clicked again is removed (FEEDBACK-03). Built of checkboxes, so that screen
 * readers know what it is, and Space works.
 */
export function TagPicker({ label, labelHidden, hint, error, options, value, onChange, disabled }: TagPickerProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={field} aria-describedby={described || undefined} disabled={disabled}>
      <legend className={labelHidden ? hidden : legend}>{label}</legend>
      {hint && (
        <p className={hintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={tags}>
        {options.map((option) => {
          const chosen = value.includes(option.value);
          return (
            <label key={option.value} className={tag} data-chosen={chosen || undefined}>
              <input
                className={input}
                type="checkbox"
                checked={chosen}
                onChange={({ currentTarget }) => {
                  // The prop decides. Preact keeps the clicked state when the parent refuses the change and nothing renders.
                  currentTarget.checked = chosen;
                  onChange(chosen ? value.filter((one) => one !== option.value) : [...value, option.value]);
                }}
              />
              <span className={sign}>
                <Drawing path={chosen ? tick : plus} />
              </span>
              <bdi className={word}>{option.label}</bdi>
            </label>
          );
        })}
      </div>
      {error && (
        <p className={errorClass} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
