import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The field that had the focus when it was removed, and the caret in it. */
interface Typing {
  readonly place: number;
  readonly caret: number | null;
}

/** Passes from removed fields to those added by the same message; cleared right after. */
let typing: Typing | undefined;

/**
 * A new clue takes over the answer that is being typed: its old field is removed and its text is in the new clue's field
 * (ROUND-04). The focus and the caret move too, or the keyboard would close in the middle of a word (Y4, Y15).
 */
export function useKeepCaret(): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const inputs = [...(fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])];
    const here = typing && inputs[typing.place];
    here?.focus();
    if (here && 'setSelectionRange' in here) here.setSelectionRange(typing?.caret ?? null, typing?.caret ?? null);
    const root = fields.current?.getRootNode() as Document | ShadowRoot | undefined;
    return () => {
      const place = inputs.indexOf(root?.activeElement as HTMLInputElement);
      const left = inputs[place];
      if (!left) return;
      typing = { place, caret: 'selectionStart' in left ? left.selectionStart : null };
      queueMicrotask(() => {
        typing = undefined;
      });
    };
  }, []);
  return fields;
}
