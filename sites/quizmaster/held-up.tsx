import type { HostGame } from '@snug/contract';
import { Banner, Button, useWords } from '@snug/ui';
import { hasEnded } from './host-game.ts';
import { consoleWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly busy: boolean;
  readonly onClose: () => void;
}

/** More newcomers come than are let in at once: a crowd, or somebody who floods the game, against whom the doors help. */
export function HeldUp({ game, busy, onClose }: Props) {
  const words = useWords(consoleWords);
  if (!game.newcomers_held_up || game.state.doors_closed || hasEnded(game)) return null;
  const close = (
    <Button busy={busy} onClick={onClose}>
      {words.closeDoors}
    </Button>
  );
  return (
    <Banner tone="info" action={close}>
      <strong>{words.newcomersWait}</strong> {words.newcomersWaitHint}
    </Banner>
  );
}
