import type { Ref } from 'react';
import { enter } from '../field/enter.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { box, ghost, input, row } from './code-input.css.ts';

export type CodeInputProps = FieldTexts & {
  value: string;
  /** Only digits, at most `length`; every other character is removed. */
  onChange: (digits: string) => void;
  length?: number;
  /** Takes the digits of a code out of what was typed or pasted, at most `length`; the first ones, unless given. */
  digitsIn?: (text: string) => string;
  /** As many characters as digits are expected: the row is as wide. */
  placeholder: string;
  name?: string;
  /** A game code is not autofilled; a one-time code passes `one-time-code`. */
  autoComplete?: string;
  disabled?: boolean;
  elementRef?: Ref<HTMLInputElement>;
  onEnter?: () => void;
};

/** A code in one field of large digits, whose placeholder fades digit by digit (JOIN-01, Y1). */
export function CodeInput({
  value,
  onChange,
  length = 6,
  digitsIn = (text) => text.replace(/\D/g, '').slice(0, length),
  placeholder,
  name,
  autoComplete = 'off',
  disabled,
  elementRef,
  onEnter,
  ...texts
}: CodeInputProps) {
  return (
    <Field {...texts}>
      {({ id, describedBy, invalid }) => (
        // Digits run from left to right in every language.
        <div className={box} dir="ltr" data-invalid={invalid || undefined}>
          <div className={row}>
            <span aria-hidden="true">
              {placeholder.split('').map((x, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a digit's position is its identity.
                <span key={at} className={ghost} data-ghost={x} data-filled={at < value.length || undefined}>
                  {value[at] ?? '0'}
                </span>
              ))}
            </span>
            <input
              ref={elementRef}
              className={input}
              id={id}
              name={name}
              inputMode="numeric"
              autoComplete={autoComplete}
              placeholder={placeholder}
              value={value}
              disabled={disabled}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              onChange={({ currentTarget }) => {
                const digits = digitsIn(currentTarget.value);
                // When nothing remains after filtering the value does not change, and Preact would not write it back.
                if (digits !== currentTarget.value) currentTarget.value = digits;
                onChange(digits);
              }}
              onKeyDown={enter(onEnter)}
            />
          </div>
        </div>
      )}
    </Field>
  );
}
