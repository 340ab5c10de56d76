import { type ReactNode, useId } from 'react';
import { error as errorClass, field } from '../field/field.css.ts';
import { Drawing } from '../icon/drawing.tsx';
import { tick } from '../icon/paths.ts';
import { box, checkbox, hint as hintClass, input, mark, name as nameClass, words } from './checkbox.css.ts';

export type CheckboxProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in a sentence. Read out when it appears, and with the control. */
  error?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
};

/** Yes or no to a sentence, sent with the rest of a form. A setting that takes effect at once is a `Toggle`. */
export function Checkbox({ label, hint, error, checked, onChange, name, disabled }: CheckboxProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={field}>
      <label className={checkbox} data-disabled={disabled || undefined}>
        <span className={box}>
          <input
            className={input}
            type="checkbox"
            name={name}
            checked={checked}
            disabled={disabled}
            aria-labelledby={`${id}-label`}
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            onChange={({ currentTarget }) => {
              const wanted = currentTarget.checked;
              // The prop decides. Preact keeps the clicked state when the parent refuses the change and nothing renders.
              currentTarget.checked = checked;
              onChange(wanted);
            }}
          />
          <span className={mark}>
            <Drawing path={tick} />
          </span>
        </span>
        <span className={words}>
          <span className={nameClass} id={`${id}-label`}>
            {label}
          </span>
          {hint && (
            <span className={hintClass} id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && (
        <p className={errorClass} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
