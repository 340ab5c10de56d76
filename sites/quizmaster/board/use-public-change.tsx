import type { HostGame } from '@snug/contract';
import { type ReactNode, useRef, useState } from 'react';
import { PublicDialog } from '../desk/public-dialog.tsx';

export interface PublicChange {
  /** Resolves to whether a change of these rounds may go on: asks where the public board has one of them. */
  may(rounds: readonly number[]): Promise<boolean>;
  /** The question. */
  readonly dialog: ReactNode;
}

/** Asks before something changes a board that everybody sees: once, since whoever has said yes knows. */
export function usePublicChange({ state }: HostGame): PublicChange {
  const [decide, setDecide] = useState<(isSure: boolean) => void>();
  const isConfirmed = useRef(false);
  const answer = (isSure: boolean) => {
    isConfirmed.current ||= isSure;
    decide?.(isSure);
    setDecide(undefined);
  };
  return {
    may(rounds) {
      const isPublic = rounds.some((order) => order <= (state.board_through ?? 0));
      if (!isPublic || isConfirmed.current) return Promise.resolve(true);
      return new Promise((resolve) => setDecide(() => resolve));
    },
    dialog: <PublicDialog open={decide !== undefined} onAnswer={answer} />,
  };
}
