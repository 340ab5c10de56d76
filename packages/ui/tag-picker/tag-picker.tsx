import type { ReactNode } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { FieldSet } from '../field/field-set.tsx';
import { obeyProp } from '../field/obey-prop.ts';
import { Drawing } from '../icon/drawing.tsx';
import { plus, tick } from '../icon/paths.ts';
import { input, sign, tag, tags, word } from './tag-picker.css.ts';

export type TagPickerProps = FieldTexts & {
  options: readonly { value: string; label: ReactNode }[];
  /** The chosen tags, in the order in which they were chosen. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled?: boolean;
};

/**
 * Several tags of a list; a chosen tag that is clicked again is removed (FEEDBACK-03). Built of checkboxes, so that screen
 * readers know what it is, and Space works.
 */
export function TagPicker({ options, value, onChange, ...fieldSet }: TagPickerProps) {
  return (
    <FieldSet {...fieldSet}>
      <div className={tags}>
        {options.map((option) => {
          const chosen = value.includes(option.value);
          return (
            <label key={option.value} className={tag} data-chosen={chosen || undefined}>
              <input
                className={input}
                type="checkbox"
                checked={chosen}
                onChange={obeyProp(chosen, () =>
                  onChange(chosen ? value.filter((one) => one !== option.value) : [...value, option.value]),
                )}
              />
              <span className={sign}>
                <Drawing path={chosen ? tick : plus} />
              </span>
              <bdi className={word}>{option.label}</bdi>
            </label>
          );
        })}
      </div>
    </FieldSet>
  );
}
