import { type ReactNode, useId } from 'react';
import { hidden } from '../text/hidden.css.ts';
import { error as errorClass, field, hint as hintClass, label as labelClass } from './field.css.ts';

/** What a field says about its control. */
export type FieldTexts = {
  label: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong, in a sentence. Read out when it appears, and with the control. */
  error?: ReactNode;
};

/** What the control inside a field must carry. */
export type FieldIds = { id: string; describedBy: string | undefined; invalid: boolean };

export type FieldProps = FieldTexts & { children: (ids: FieldIds) => ReactNode };

/** Label, hint and error around one control, tied together by ids within the same root. */
export function Field({ label, labelHidden, hint, error, children }: FieldProps) {
  const id = useId();
  return (
    <div className={field}>
      <label className={labelHidden ? hidden : labelClass} htmlFor={id}>
        {label}
      </label>
      <Hint id={id}>{hint}</Hint>
      {children({ id, describedBy: descriptionOf(id, hint, error), invalid: Boolean(error) })}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** The ids of hint and error, where they are there. */
export function descriptionOf(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

type TextOfField = { id: string; children: ReactNode };

export function Hint({ id, children }: TextOfField) {
  return (
    children && (
      <p className={hintClass} id={`${id}-hint`}>
        {children}
      </p>
    )
  );
}

export function FieldError({ id, children }: TextOfField) {
  return (
    children && (
      <p className={errorClass} id={`${id}-error`} role="alert">
        {children}
      </p>
    )
  );
}
