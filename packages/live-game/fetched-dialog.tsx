import { Dialog, type DialogProps, uiWords, useWords } from '@snug/ui';

export type FetchedDialogProps = Pick<DialogProps, 'open' | 'title' | 'narrow' | 'onClose' | 'children'>;

/** A modal whose inside is fetched when it opens: until it is there, and where it does not arrive, its frame says so. */
export function FetchedDialog({ children, ...frame }: FetchedDialogProps) {
  const { open, onClose } = frame;
  const { close } = useWords(uiWords);
  return (
    <Dialog {...frame} structured buttons={[{ label: close, onClick: onClose }]}>
      {open && children}
    </Dialog>
  );
}
