import type { HostGame } from '@snug/contract';
import { Banner, useWords } from '@snug/ui';
import { useRef } from 'react';
import type { Overflow } from './overflows.tsx';
import * as css from './panel.css.ts';
import { useOverflows } from './use-overflows.ts';
import { type DisplayWords, displayWords } from './words.ts';

/** What the room would see the beginning of alone, said before it does. */
export function OverflowNote({ game }: { game: HostGame }) {
  const words = useWords(displayWords);
  const place = useRef<HTMLDivElement>(null);
  const of = useOverflows(game, place);
  return <div ref={place}>{of.length > 0 && <Note of={of} words={words} />}</div>;
}

function Note({ of, words }: { of: readonly Overflow[]; words: DisplayWords }) {
  return (
    <Banner tone="info">
      <strong>{words.screenOverflowTitle(of.length)}</strong> {words.screenOverflowLead}
      <ul className={css.list}>
        {of.map((overflow) => (
          <li key={JSON.stringify(overflow)}>{nameOf(overflow, words)}</li>
        ))}
      </ul>
    </Banner>
  );
}

function nameOf(overflow: Overflow, words: DisplayWords): string {
  switch (overflow.kind) {
    case 'title':
      return words.screenOverflowTitleText;
    case 'round':
      return words.screenOverflowRound(overflow.round_order);
    case 'question':
      return words.screenOverflowQuestion(overflow.round_order, overflow.number);
    case 'answer':
      return words.screenOverflowAnswer(overflow.round_order, overflow.number);
  }
}
