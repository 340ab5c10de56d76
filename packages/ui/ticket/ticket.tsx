import { type ReactNode, useRef } from 'react';
import { NumberBadge } from '../badge/number-badge.tsx';
import { useRescueFocus } from '../focus/use-rescue-focus.ts';
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
  // A question can be recalled while somebody types in it.
  useRescueFocus(article);

  return (
    <article ref={article} className={ticket} aria-labelledby={labelledBy}>
      <div className={stub}>
        <NumberBadge>{number}</NumberBadge>
      </div>
      <div className={content}>{children}</div>
    </article>
  );
}
