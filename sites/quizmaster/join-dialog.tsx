import type { HostGame } from '@snug/contract';
import { Dialog, uiWords, useWords } from '@snug/ui';
import { JoinPanel } from './join-panel.tsx';
import { consoleWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Lets latecomers join in the middle of a round. */
export function JoinDialog({ game, open, onClose }: Props) {
  const words = useWords(consoleWords);
  const { close } = useWords(uiWords);
  return (
    <Dialog
      open={open}
      title={words.joinTitle}
      buttons={[{ label: close, onClick: onClose }]}
      onClose={onClose}
      structured
    >
      <JoinPanel game={game} />
    </Dialog>
  );
}
