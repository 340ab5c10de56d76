import { Dialog, type DialogProps, uiWords, useWords } from '@snug/ui';

export type FetchedDialogProps = Pick<DialogProps, 'open' | 'title' | 'narrow' | 'onClose' | 'children'>;

/** A modal whose content is fetched when it opens. The frame is there at once and shows loading and failure. */
export function FetchedDialog({ children, ...frame }: FetchedDialogProps) {
  const { open, onClose } = frame;
  const { close } = useWords(uiWords);
  return (
    <Dialog {...frame} structured buttons={[{ label: close, onClick: onClose }]}>
      {open && children}
    </Dialog>
  );
}
