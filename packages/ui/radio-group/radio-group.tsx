import { type ReactNode, useId } from 'react';
import { error as errorClass, field, hint as hintClass } from '../field/field.css.ts';
import { hidden } from '../text/hidden.css.ts';
import { choice, hint as choiceHint, name as choiceName, legend, radio, words } from './radio-group.css.ts';

export type RadioGroupProps = {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
  disabled?: boolean;
};

/** One of a few options, all visible. Arrow keys move and choose, as native radio buttons do. */
export function RadioGroup({ label, labelHidden, hint, error, value, onChange, options, disabled }: RadioGroupProps) {
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
      {options.map((option) => (
        <label key={option.value} className={choice}>
          <input
            className={radio}
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={words}>
            <span className={choiceName}>{option.label}</span>
            {option.hint && <span className={choiceHint}>{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p className={errorClass} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
