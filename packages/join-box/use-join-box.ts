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
  /** Whether this browser can store the session. */
  readonly isKept: boolean;
}

/** A join that begins by itself: with the given code, else with the stored one (JOIN-14). */
export function useJoinBox({ client, code, onGame, onJoinLink }: Options): JoinBoxState {
  const join = useMemo(() => createJoin(client), [client]);
  const isKept = useMemo(() => client.session.isKept(), [client]);
  const state = useJoin(join);
  const arrived = state.step === 'go' ? state : undefined;

  useEffect(() => {
    if (!code) return void join.start();
    join.setCode(code);
    void join.find();
  }, [join, code]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival is reported once, even if the callbacks change
  useEffect(() => {
    if (arrived?.gameId !== undefined) onGame(arrived.gameId);
    else if (arrived?.by === 'link') onJoinLink(arrived.to);
  }, [arrived]);

  return { join, state, isKept };
}
