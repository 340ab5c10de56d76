import type { Ref } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Drawing } from '../icon/drawing.tsx';
import { down } from '../icon/paths.ts';
import { arrow, frame, option as optionClass, select } from './select.css.ts';

export type SelectProps = FieldTexts & {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
  /** Shown before anything is chosen. */
  placeholder?: string;
  elementRef?: Ref<HTMLSelectElement>;
};

/** One option of a list: the native select, which is the best one on a phone. */
export function Select({ value, onChange, options, disabled, placeholder, elementRef, ...texts }: SelectProps) {
  return (
    <Field {...texts}>
      {({ id, describedBy, invalid }) => (
        <div className={frame}>
          <select
            ref={elementRef}
            className={select}
            id={id}
            value={value}
            disabled={disabled}
            data-empty={value === '' || undefined}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            onChange={({ currentTarget }) => {
              const wanted = currentTarget.value;
              // The prop decides. Preact keeps the chosen option when the parent refuses the change and nothing renders.
              currentTarget.value = value;
              onChange(wanted);
            }}
          >
            {placeholder !== undefined && (
              <option className={optionClass} value="">
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} className={optionClass} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={arrow}>
            <Drawing path={down} />
          </span>
        </div>
      )}
    </Field>
  );
}
