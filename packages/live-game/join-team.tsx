import { joinWithCode } from '@snug/contract';
import { type ChosenTeam, TeamSelection } from '@snug/game-ui';
import { Sheet } from '@snug/ui';
import { useJoining } from './use-joining.ts';
import { usePick, useTools } from './use-live-game.ts';

/** From the watchers' bench onto a team: the same selection as when joining by code. */
export function JoinTeam({ open, onClose }: { open: boolean; onClose(): void }) {
  const { words: say, client, onLogIn } = useTools();
  const code = usePick(({ view }) => view?.code ?? '');
  const { busy, error, join } = useJoining();
  const add = (choice: ChosenTeam) =>
    join(client.call(joinWithCode, { body: { code, ...choice, invites: [] } }), onClose);

  return (
    <Sheet open={open} from="bottom" title={say.joinTeam} onClose={onClose}>
      {open && <TeamSelection client={client} onAdd={add} onLogIn={onLogIn} busy={busy} error={error} headingHidden />}
    </Sheet>
  );
}
