import { createJoin, type Join, type JoinState, type SnugCore } from '@snug/client';
import { useJoin } from '@snug/client/react';
import { useEffect, useMemo } from 'react';

/** A join that begins by itself: with the code given, else with the one stored (JOIN-14). */
export function useJoinBox(
  client: SnugCore,
  code: string | undefined,
  onGame: (gameId: string) => void,
): {
  readonly join: Join;
  readonly state: JoinState /** Whether this browser knows its player again. */;
  readonly keeps: boolean;
} {
  const join = useMemo(() => createJoin(client), [client]);
  const keeps = useMemo(() => client.session.isKept(), [client]);
  const state = useJoin(join);
  const gameId = state.step === 'go' ? state.gameId : undefined;

  useEffect(() => {
    if (!code) return void join.start();
    join.setCode(code);
    void join.find();
  }, [join, code]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrival is told once, whatever function is there to hear it
  useEffect(() => {
    if (gameId !== undefined) onGame(gameId);
  }, [gameId]);

  return { join, state, keeps };
}
