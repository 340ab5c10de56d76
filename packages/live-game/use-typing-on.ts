import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where somebody was typing, or choosing, in fields that go: which field, and where the caret was in it. */
interface Typing {
  readonly place: number;
  readonly caret: number | null;
}

/** From fields that go to fields that come with the same message, and no longer: then nobody types there. */
let typing: Typing | undefined;

/**
 * A new clue takes the answer with it while somebody is typing it (ROUND-04): these fields go, and what was in them stands in
 * those of the clue. So does the caret, or the keyboard would close in the middle of a word (Y4, Y15).
 */
export function useTypingOn(): RefObject<HTMLDivElement | null> {
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
