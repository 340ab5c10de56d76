import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Mat } from './mat.tsx';
import { rescueFocus } from './rescue-focus.ts';
import { content, slip, stub } from './slip.css.ts';

export type SlipProps = {
  number: ReactNode;
  children: ReactNode;
  /** The id of the question's text. */
  labelledBy?: string;
};

/** An answer slip: the number on its stub, and everything that belongs to the question beside it. */
export function Slip({ number, children, labelledBy }: SlipProps) {
  const article = useRef<HTMLElement>(null);

  // A question can be taken back while somebody types in it: their focus goes on from the page, not from nowhere (Y5).
  useLayoutEffect(() => {
    const slip = article.current;
    const root = slip?.getRootNode() as Document | ShadowRoot | undefined;
    return () => {
      if (root && slip?.contains(root.activeElement)) queueMicrotask(() => rescueFocus(root));
    };
  }, []);

  return (
    <article ref={article} className={slip} aria-labelledby={labelledBy}>
      <div className={stub}>
        <Mat>{number}</Mat>
      </div>
      <div className={content}>{children}</div>
    </article>
  );
}
