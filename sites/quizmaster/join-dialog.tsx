import { Dialog, uiWords, useWords } from '@snug/ui';
import { JoinPanel, type JoinPanelProps } from './join-panel.tsx';
import { consoleWords } from './words.ts';

interface Props extends JoinPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Lets latecomers join in the middle of a round. */
export function JoinDialog({ open, onClose, ...panel }: Props) {
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
      <JoinPanel {...panel} />
    </Dialog>
  );
}
