import type { ChangeEvent } from 'react';

/** The prop decides. Preact keeps the clicked state when the parent refuses the change and nothing renders. */
export function obeyProp(checked: boolean, onChange: (wanted: boolean) => void) {
  return ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const wanted = currentTarget.checked;
    currentTarget.checked = checked;
    onChange(wanted);
  };
}
