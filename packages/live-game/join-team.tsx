import { Refused } from '@snug/client';
import { joinWithCode } from '@snug/contract';
import { type ChosenTeam, TeamSelection } from '@snug/game-ui';
import { Sheet } from '@snug/ui';
import { useState } from 'react';
import { usePick, useTools } from './use-live-game.ts';

/** From the watchers' bench onto a team: the same selection as when joining by code. */
export function JoinTeam({ open, onClose }: { open: boolean; onClose(): void }) {
  const { words: say, client, game, onLogIn } = useTools();
  const code = usePick(({ view }) => view?.code ?? '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function add(choice: ChosenTeam) {
    setBusy(true);
    setError(undefined);
    try {
      await client.call(joinWithCode, { body: { code, ...choice, invites: [] } });
      onClose();
      // Another audience, so another stream: load and connect anew.
      game.refresh();
    } catch (trouble) {
      setError(trouble instanceof Refused && trouble.detail ? trouble.detail : say.somethingWrong);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Sheet open={open} from="bottom" title={say.joinTeam} onClose={onClose}>
      {open && <TeamSelection client={client} onAdd={add} onLogIn={onLogIn} busy={busy} error={error} headingHidden />}
    </Sheet>
  );
}
