import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { statusWords } from '../words/status-words.ts';
import { useWords } from '../words/words-provider.tsx';
import {
  group,
  line,
  lines as linesClass,
  numberBadge,
  person,
  picture,
  plate,
  round,
  stub,
  ticket,
  ticketLines,
} from './skeleton.css.ts';

export type SkeletonProps = {
  /** `lines` of text, an answer `ticket`, a `person` with a picture and a name, a `picture`. */
  shape: 'lines' | 'ticket' | 'person' | 'picture';
  /** How many lines; three by default. */
  lines?: number;
};

/** The outline of what is loading, so that nothing moves when it arrives. Still, and hidden from screen readers. */
export function Skeleton({ shape, lines = 3 }: SkeletonProps) {
  return shapes[shape](lines);
}

const shapes: Record<SkeletonProps['shape'], (lines: number) => ReactNode> = {
  lines: (count) => (
    <div className={linesClass} aria-hidden="true">
      <Lines count={count} />
    </div>
  ),
  ticket: () => (
    <div className={ticket} aria-hidden="true">
      <div className={stub}>
        <div className={numberBadge} />
      </div>
      <div className={ticketLines}>
        <Lines count={2} />
        <div className={plate} />
      </div>
    </div>
  ),
  person: () => (
    <div className={person} aria-hidden="true">
      <div className={round} />
      <div className={linesClass}>
        <Lines count={2} />
      </div>
    </div>
  ),
  picture: () => <div className={picture} aria-hidden="true" />,
};

function Lines({ count }: { count: number }) {
  return [...Array(count).keys()].map((number) => <div key={number} className={line} />);
}

/** Skeletons that belong together, with one polite sentence for screen readers: "Loading…", or `label`. */
export function SkeletonGroup({ label, children }: { label?: string; children: ReactNode }) {
  const words = useWords(statusWords);
  return (
    <div className={group} role="status">
      <VisuallyHidden>{label ?? words.comingUp}</VisuallyHidden>
      {children}
    </div>
  );
}
