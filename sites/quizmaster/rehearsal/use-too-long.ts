import type { HostGame, RehearsalFinding } from '@snug/contract';
import { type RefObject, useMemo } from 'react';
import type { Overflow } from '../display/overflows.tsx';
import { useOverflows } from '../display/use-overflows.ts';

/** The texts that do not fit on the big screen: only a browser can measure them. `parent`: an element with the page's tokens. */
export function useTooLong(game: HostGame, parent: RefObject<HTMLElement | null>): readonly RehearsalFinding[] {
  const overflows = useOverflows(game, parent);
  return useMemo(() => overflows.map(findingOf), [overflows]);
}

function findingOf(overflow: Overflow): RehearsalFinding {
  const inQuestion = overflow.kind === 'question' || overflow.kind === 'answer';
  return {
    kind: 'too-long',
    round_order: overflow.kind === 'title' ? 0 : overflow.round_order,
    question_id: inQuestion ? overflow.question_id : '',
    question_index: inQuestion ? overflow.number - 1 : -1,
    text: overflow.kind,
  };
}
