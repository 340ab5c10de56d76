import { type ReactNode, type Ref, useLayoutEffect } from 'react';
import { Field } from './field.tsx';
import { area } from './text-area.css.ts';
import { useBothRefs } from './use-both-refs.ts';

export type TextAreaProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  labelHidden?: boolean;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  name?: string;
  /** As the platform counts it, an emoji twice: room for more than is meant to be kept. */
  maxLength?: number;
  placeholder?: string;
  /** How many lines it has room for before anything is written. It grows with what is. */
  rows?: number;
  disabled?: boolean;
  readOnly?: boolean;
  elementRef?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text. Grows with them up to half the screen, then scrolls. */
export function TextArea({
  label,
  hint,
  error,
  labelHidden,
  value,
  onChange,
  rows = 3,
  elementRef,
  ...textarea
}: TextAreaProps) {
  const [own, give] = useBothRefs(elementRef);

  useLayoutEffect(() => {
    // What a form's reset goes back to. React keeps it with the value, Preact would not.
    if (own.current) own.current.defaultValue = value;
  }, [value, own]);

  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {({ id, describedBy, invalid }) => (
        <textarea
          {...textarea}
          ref={give}
          className={area}
          id={id}
          // For browsers in which it does not grow; where it does, rows mean nothing, so their height is said as well.
          rows={rows}
          style={{ minBlockSize: `calc(${rows}lh + 18px)` }}
          // What people type runs its own way; an empty field runs as the page does.
          dir={value ? 'auto' : undefined}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
