import { useEffect, useRef } from 'react';
import { useAnnounce } from '../hooks/use-announce.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { type FormWords, formWords } from '../words/form-words.ts';
import { useWords } from '../words/words-provider.tsx';
import { countOf } from './clip.ts';
import { counter } from './counter.css.ts';
import { current, holder, widest } from './hold-width.css.ts';

/** The count is read out after a pause in typing this long, never between two letters. */
const REST_MS = 1000;

export type CounterProps = {
  text: string;
  /** The maximum, in code points. */
  most: number;
  /** From this many left, it shows how many are left; a fifth of `most` by default. */
  few?: number;
  words?: Partial<FormWords>;
};

/**
 * How many characters of how many (RULE-03). Goes into a field's hint: screen readers hear the maximum with the control, and
 * the count only when few are left and typing pauses.
 *
 * @example <TextArea label="Notes" hint={<Counter text={notes} most={1000} />} … />
 */
export function Counter({ text, most, few = Math.ceil(most / 5), words: own }: CounterProps) {
  const words = useWords(formWords, own);
  const announce = useAnnounce();
  const count = countOf(text);
  const left = most - count;
  const state = left < 0 ? 'over' : left === 0 ? 'full' : left <= few ? 'few' : undefined;

  const shown = {
    few: () => words.charactersLeft(left),
    full: () => words.charactersFull(most),
    over: () => words.charactersOver(-left),
  };
  const sentences = {
    few: () => words.charactersLeftAloud(left),
    full: () => words.charactersFullAloud(most),
    over: () => words.charactersOverAloud(-left),
  };
  const sentence = state && sentences[state]();
  const [whole, full] = [words.charactersOf(most, most), words.charactersFull(most)];
  const longest = full.length > whole.length ? full : whole;
  const announced = useRef(sentence);

  useEffect(() => {
    if (sentence === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = sentence;
      if (sentence) announce(sentence);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [sentence, announce]);

  return (
    <span className={counter} data-state={state}>
      <span className={holder} aria-hidden="true">
        <span className={widest} data-widest={longest} />
        <span className={current}>{state ? shown[state]() : words.charactersOf(count, most)}</span>
      </span>
      <VisuallyHidden>{words.charactersMost(most)}</VisuallyHidden>
    </span>
  );
}
