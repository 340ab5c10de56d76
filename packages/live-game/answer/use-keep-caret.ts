import { type RefObject, useLayoutEffect, useRef } from 'react';
import { usePick } from '../use-live-game.ts';

/** The field that had the focus when it was removed, and what was selected in it. */
interface Typing {
  readonly answer: string;
  readonly place: number;
  readonly selection: readonly [start: number | null, end: number | null];
}

const noSelection = [null, null] as const;

/** Passes from removed fields to those added by the same message; cleared right after. */
let typing: Typing | undefined;

/**
 * A new clue takes over the answer that is being typed: its old field is removed and its text is in the new clue's field
 * (ROUND-04). The focus and the caret move too, or the keyboard would close in the middle of a word (Y4, Y15). A player who
 * becomes captain, or is no longer, types on at the same question.
 */
export function useKeepCaret(questionId: string): RefObject<HTMLDivElement | null> {
  // All clues have one answer.
  const answer = usePick(({ view }) => (view?.round?.single_answer ? '' : questionId));
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const inputs = [...(fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])];
    const here = typing?.answer === answer ? inputs[typing.place] : undefined;
    here?.focus();
    if (typing && here && 'setSelectionRange' in here) here.setSelectionRange(...typing.selection);
    const root = fields.current?.getRootNode() as Document | ShadowRoot | undefined;
    return () => {
      const place = inputs.indexOf(root?.activeElement as HTMLInputElement);
      const left = inputs[place];
      if (!left) return;
      const selection = 'selectionStart' in left ? ([left.selectionStart, left.selectionEnd] as const) : noSelection;
      typing = { answer, place, selection };
      queueMicrotask(() => {
        typing = undefined;
      });
    };
  }, [answer]);
  return fields;
}
