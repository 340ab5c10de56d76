import { useRef, useState } from 'react';
import { useBothRefs } from '../hooks/use-both-refs.ts';
import { TextInput, type TextInputProps } from '../text-input/text-input.tsx';
import type { FormWords } from '../words/form-words.ts';
import { countOf, fit } from './clip.ts';
import { row, words as wordsClass } from './counted-input.css.ts';
import { Counter } from './counter.tsx';

export type CountedInputProps = Omit<TextInputProps, 'maxLength'> & {
  /** Code points kept of what is typed or pasted; 125 as for a team name (LIMIT-02). */
  most?: number;
  words?: Partial<FormWords>;
};

/** One line of text with a counter; it accepts no more than fits (RULE-03, RULE-04). */
export function CountedInput({ most = 125, words, hint, value, onChange, elementRef, ...input }: CountedInputProps) {
  const [element, give] = useBothRefs(elementRef);
  // The text of an unfinished input-method composition. Clipping it would break the composition.
  const [draft, setDraft] = useState<string>();
  const composing = useRef(false);

  const take = (text: string) => {
    if (countOf(text) <= most) {
      setDraft(undefined);
      onChange(text);
      return;
    }
    const field = element.current;
    const fitted = fit(text, field?.selectionStart ?? text.length, most);
    setDraft(composing.current ? text : undefined);
    if (field && !composing.current) {
      // Written directly: an unchanged value is not written back, and the caret must stay where it is.
      field.value = fitted.text;
      field.setSelectionRange(fitted.caret, fitted.caret);
    }
    onChange(fitted.text);
  };

  return (
    <div
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={() => {
        composing.current = false;
        if (element.current) take(element.current.value);
      }}
    >
      <TextInput
        {...input}
        elementRef={give}
        value={draft ?? value}
        onChange={take}
        hint={
          <span className={row}>
            {hint && <span className={wordsClass}>{hint}</span>}
            <Counter text={draft ?? value} most={most} words={words} />
          </span>
        }
      />
    </div>
  );
}
