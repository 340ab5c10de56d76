import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useModal } from '../hooks/use-modal.ts';
import { Drawing } from '../icon/drawing.tsx';
import { close } from '../icon/paths.ts';
import { Heading } from '../text/heading.tsx';
import { type UiWords, uiWords } from '../words/words.ts';
import { useWords } from '../words/words-provider.tsx';
import { body, head, sheet } from './sheet.css.ts';

export type SheetProps = {
  open: boolean;
  from: 'right' | 'left' | 'bottom';
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  words?: Partial<UiWords>;
};

/** A panel that slides in over the page (GAME-16, GAME-17, GAME-18). A dialog: Escape and the backdrop close it. */
export function Sheet({ open, from, title, onClose, children, words: override }: SheetProps) {
  const words = useWords(uiWords, override);
  const modal = useModal(open, onClose);
  const id = useId();
  return (
    <dialog {...modal} className={sheet[from]} aria-labelledby={id}>
      {open && (
        <>
          <div className={head}>
            <Heading level={2} id={id}>
              {title}
            </Heading>
            <IconButton label={words.close} onClick={onClose}>
              <Drawing path={close} />
            </IconButton>
          </div>
          <div className={body}>{children}</div>
        </>
      )}
    </dialog>
  );
}
