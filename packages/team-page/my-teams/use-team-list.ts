import { type AsyncAction, type ListedTeam, type SnugCore, teamList } from '@snug/client';
import { useAsyncAction, useOnReturn, useSession } from '@snug/client/react';
import { useAnnounce } from '@snug/ui';
import { useEffect, useState } from 'react';
import type { MyTeamsWords } from './words.ts';

interface Found {
  /** The player the teams belong to, and the try that found them. */
  readonly playerId: string | undefined;
  readonly tries: number;
  readonly teams?: readonly ListedTeam[];
  readonly failed?: boolean;
}

/** The player's teams: loaded at once, on `ask`, when another player logs in, and when somebody comes back to the page. */
export function useTeamList(client: SnugCore, isAllowed: boolean, say: MyTeamsWords) {
  const announce = useAnnounce();
  const playerId = useSession(client.session).claims?.sub;
  const [tries, setTries] = useState(1);
  const [found, setFound] = useState<Found>({ playerId, tries: 0 });

  const load = ({ run }: AsyncAction) =>
    isAllowed &&
    run(
      (signal) => teamList(client, signal),
      (teams) => {
        setFound({ playerId, tries, teams });
        announce(say.teamCount(teams.length));
      },
      () => setFound({ playerId, tries, failed: true }),
    );
  useAsyncAction(load, [client, playerId, isAllowed, tries]);

  // Another player's teams are not shown after a new login.
  const isMine = found.playerId === playerId;
  const { teams, failed = false } = isMine ? found : {};
  const asking = !isMine || found.tries !== tries;
  const failedAgain = failed && !asking && tries > 1 && tries;

  useEffect(() => {
    // The sentence is on the screen already, so a screen reader would not notice that it failed again.
    if (failedAgain) announce(say.teamsFailed, 'assertive');
  }, [failedAgain, announce, say]);

  // Others invite and approve meanwhile. A list that cannot be loaded anew stays as it was.
  const again = useAsyncAction(undefined, [client, playerId]);
  const reload = () =>
    again.run(
      (signal) => teamList(client, signal),
      (newest) => setFound((found) => ({ ...found, teams: newest })),
      () => undefined,
    );
  useOnReturn(() => void reload(), isMine && isAllowed && teams !== undefined);

  return { teams, failed, asking, ask: () => setTries(tries + 1) };
}
