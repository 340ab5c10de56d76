import { type ReactNode, useId } from 'react';
import { hidden } from '../text/hidden.css.ts';
import { field } from './field.css.ts';
import { descriptionOf, FieldError, type FieldTexts, Hint } from './field.tsx';
import { legend } from './field-set.css.ts';

export type FieldSetProps = FieldTexts & { disabled?: boolean; children: ReactNode };

/** Label, hint and error around several controls that are one question. */
export function FieldSet({ label, labelHidden, hint, error, disabled, children }: FieldSetProps) {
  const id = useId();
  return (
    <fieldset className={field} aria-describedby={descriptionOf(id, hint, error)} disabled={disabled}>
      <legend className={labelHidden ? hidden : legend}>{label}</legend>
      <Hint id={id}>{hint}</Hint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
