import { useRef, useState } from 'react';
import { countOf, fit } from './clip.ts';
import { row, words as wordsClass } from './counted-input.css.ts';
import { Counter } from './counter.tsx';
import type { FormWords } from './form-words.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useBothRefs } from './use-both-refs.ts';

export type CountedInputProps = Omit<TextInputProps, 'maxLength'> & {
  /** So many code points are kept of what is typed or pasted; a team name's 125 (LIMIT-02). */
  most?: number;
  words?: Partial<FormWords>;
};

/** One line of text with a counter, which takes in no more than fits (RULE-03, RULE-04). */
export function CountedInput({ most = 125, words, hint, value, onChange, elementRef, ...input }: CountedInputProps) {
  const [element, give] = useBothRefs(elementRef);
  // What an input method is still making of the keys. Clipped underneath it, it would lose its thread.
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
      // Written here, because a value that stays the same is not written back; and for the caret to stay where it is.
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
