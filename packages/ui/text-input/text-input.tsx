import type { HTMLInputTypeAttribute, Ref } from 'react';
import { control } from '../field/control.css.ts';
import { enter } from '../field/enter.ts';
import { Field, type FieldTexts } from '../field/field.tsx';

export type TextInputProps = FieldTexts & {
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  name?: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal' | 'search' | 'url';
  autoComplete?: string;
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  elementRef?: Ref<HTMLInputElement>;
  onEnter?: () => void;
};

/** One line of text. */
export function TextInput({
  label,
  hint,
  error,
  labelHidden,
  value,
  onChange,
  onEnter,
  elementRef,
  ...input
}: TextInputProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {({ id, describedBy, invalid }) => (
        <input
          {...input}
          ref={elementRef}
          className={control}
          id={id}
          // The text sets its own direction; an empty field has the page's.
          dir={value ? 'auto' : undefined}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={enter(onEnter)}
        />
      )}
    </Field>
  );
}
