import { createJoin, type Join, type JoinState, type SnugCore } from '@snug/client';
import { useJoin } from '@snug/client/react';
import { useEffect, useMemo } from 'react';

interface Options {
  readonly client: SnugCore;
  readonly code: string | undefined;
  readonly onGame: (gameId: string) => void;
  readonly onJoinLink: (address: string) => void;
}

interface JoinBoxState {
  readonly join: Join;
  readonly state: JoinState;
  /** Whether this browser knows its player again. */
  readonly isKept: boolean;
}

/** A join that begins by itself: with the code given, else with the one stored (JOIN-14). */
export function useJoinBox({ client, code, onGame, onJoinLink }: Options): JoinBoxState {
  const join = useMemo(() => createJoin(client), [client]);
  const isKept = useMemo(() => client.session.isKept(), [client]);
  const state = useJoin(join);
  const gone = state.step === 'go' ? state : undefined;

  useEffect(() => {
    if (!code) return void join.start();
    join.setCode(code);
    void join.find();
  }, [join, code]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrival is told once, whatever function is there to hear it
  useEffect(() => {
    if (gone?.gameId !== undefined) onGame(gone.gameId);
    else if (gone?.by === 'link') onJoinLink(gone.to);
  }, [gone]);

  return { join, state, isKept };
}
