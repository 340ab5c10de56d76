import type { ReactNode } from 'react';
import { NumberBadge } from '../badge/number-badge.tsx';
import { piece, stubPiece, torn } from './torn-ticket.css.ts';

export type TornTicketProps = {
  number: ReactNode;
  children: ReactNode;
};

/** A ticket that has been handed in: its sheet tears off the stub along the perforation, once, and stays so. */
export function TornTicket({ number, children }: TornTicketProps) {
  return (
    <div className={torn}>
      <div className={stubPiece} aria-hidden="true">
        <NumberBadge>{number}</NumberBadge>
      </div>
      <div className={piece}>{children}</div>
    </div>
  );
}
