import { type ReactNode, useId } from 'react';
import { hidden } from '../text/hidden.css.ts';
import { error as errorClass, field, hint as hintClass, label as labelClass } from './field.css.ts';

/** What the control inside a field must carry. */
export type FieldIds = { id: string; describedBy: string | undefined; invalid: boolean };

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in a sentence. Read out when it appears, and with the control. */
  error?: ReactNode;
  labelHidden?: boolean;
  children: (ids: FieldIds) => ReactNode;
};

/** Label, hint and error around one control, tied together by ids within the same root. */
export function Field({ label, hint, error, labelHidden, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={field}>
      <label className={labelHidden ? hidden : labelClass} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={hintClass} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, describedBy: described || undefined, invalid: Boolean(error) })}
      {error && (
        <p className={errorClass} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
