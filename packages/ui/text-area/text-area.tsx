import { type Ref, useLayoutEffect } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import { useBothRefs } from '../hooks/use-both-refs.ts';
import { area } from './text-area.css.ts';

export type TextAreaProps = FieldTexts & {
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  name?: string;
  /** In UTF-16 code units, as the platform counts: an emoji counts twice, so allow more than is to be kept. */
  maxLength?: number;
  placeholder?: string;
  /** How many lines it has room for while empty. It grows with the text. */
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
    // What a form's reset restores. React keeps it in step with the value, Preact does not.
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
          // For browsers in which it does not grow. Where it does, rows have no effect, so the height is set as well.
          rows={rows}
          style={{ minBlockSize: `calc(${rows}lh + 18px)` }}
          // The text sets its own direction; an empty field has the page's.
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
