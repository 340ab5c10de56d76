import { type ReactNode, useId } from 'react';
import { obeyProp } from '../field/obey-prop.ts';
import { hint as hintClass, name, toggle, track, words } from './toggle.css.ts';

export type ToggleProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** On or off, at once. */
export function Toggle({ label, hint, checked, onChange, disabled }: ToggleProps) {
  const id = useId();
  return (
    <label className={toggle} data-disabled={disabled || undefined}>
      <span className={words}>
        <span className={name} id={`${id}-label`}>
          {label}
        </span>
        {hint && (
          <span className={hintClass} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        className={track}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state.
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={obeyProp(checked, onChange)}
      />
    </label>
  );
}
