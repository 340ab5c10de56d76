import { Dialog, useWords } from '@snug/ui';
import { deskWords } from './words.ts';

interface Props {
  readonly open: boolean;
  /** Told whether the change is meant. */
  readonly onAnswer: (isSure: boolean) => void;
}

/** Asks whether a board that everybody sees is to change. */
export function PublicDialog({ open, onAnswer }: Props) {
  const words = useWords(deskWords);
  return (
    <Dialog
      open={open}
      title={words.publicTitle}
      buttons={[
        { label: words.leaveTheirs, kind: 'quiet', onClick: () => onAnswer(false) },
        { label: words.publicConfirm, kind: 'main', onClick: () => onAnswer(true) },
      ]}
      onClose={() => onAnswer(false)}
    >
      <p>{words.publicBody}</p>
    </Dialog>
  );
}
