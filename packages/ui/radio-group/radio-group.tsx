import { type ReactNode, useId } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { FieldSet } from '../field/field-set.tsx';
import { choice, hint as choiceHint, name as choiceName, radio, words } from './radio-group.css.ts';

export type RadioGroupProps = FieldTexts & {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
  disabled?: boolean;
};

/** One of a few options, all visible. Arrow keys move and choose, as native radio buttons do. */
export function RadioGroup({ value, onChange, options, ...fieldSet }: RadioGroupProps) {
  const id = useId();
  return (
    <FieldSet {...fieldSet}>
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
    </FieldSet>
  );
}
