import { onCard, stake } from './moments.css.ts';

/** The coin of a doubled round, on the slip, or on the card around it. What it means stands beside it in words. */
export function Stake({ onEdge }: { onEdge?: boolean }) {
  return (
    <span className={onEdge ? `${stake} ${onCard}` : stake} aria-hidden="true">
      ×2
    </span>
  );
}
