import { useId } from 'react';
import { field } from '../field/field.css.ts';
import { descriptionOf, FieldError, type FieldTexts } from '../field/field.tsx';
import { obeyProp } from '../field/obey-prop.ts';
import { Drawing } from '../icon/drawing.tsx';
import { tick } from '../icon/paths.ts';
import { box, checkbox, hint as hintClass, input, mark, name as nameClass, words } from './checkbox.css.ts';

export type CheckboxProps = Omit<FieldTexts, 'labelHidden'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
};

/** Yes or no to a sentence, sent with the rest of a form. A setting that takes effect at once is a `Toggle`. */
export function Checkbox({ label, hint, error, checked, onChange, name, disabled }: CheckboxProps) {
  const id = useId();
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
            aria-describedby={descriptionOf(id, hint, error)}
            aria-invalid={error ? true : undefined}
            onChange={obeyProp(checked, onChange)}
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
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
