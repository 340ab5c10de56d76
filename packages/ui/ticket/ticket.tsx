import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NumberBadge } from '../badge/number-badge.tsx';
import { rescueFocus } from '../focus/rescue-focus.ts';
import { content, stub, ticket } from './ticket.css.ts';

export type TicketProps = {
  number: ReactNode;
  children: ReactNode;
  /** The id of the question's text. */
  labelledBy?: string;
};

/** A question's ticket: the number on its stub, and everything that belongs to the question beside it. */
export function Ticket({ number, children, labelledBy }: TicketProps) {
  const article = useRef<HTMLElement>(null);

  // A question can be recalled while somebody types in it; the focus then moves to the page's heading (Y5).
  useLayoutEffect(() => {
    const ticket = article.current;
    const root = ticket?.getRootNode() as Document | ShadowRoot | undefined;
    return () => {
      if (root && ticket?.contains(root.activeElement)) queueMicrotask(() => rescueFocus(root));
    };
  }, []);

  return (
    <article ref={article} className={ticket} aria-labelledby={labelledBy}>
      <div className={stub}>
        <NumberBadge>{number}</NumberBadge>
      </div>
      <div className={content}>{children}</div>
    </article>
  );
}
