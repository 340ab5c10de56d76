import { type ReactNode, useId } from 'react';
import { Button, type ButtonKind } from '../button/button.tsx';
import { useModal } from '../hooks/use-modal.ts';
import { Heading } from '../text/heading.tsx';
import { type UiWords, uiWords } from '../words/words.ts';
import { useWords } from '../words/words-provider.tsx';
import { buttons as buttonsClass, dialog, frame, narrow as narrowClass, slot } from './dialog.css.ts';

export type DialogButton = { label: string; kind?: ButtonKind; busy?: boolean; onClick: () => void };

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** `Cancel` and `Confirm` by default (DIALOG-02). */
  buttons?: readonly DialogButton[];
  onCancel?: () => void;
  onConfirm?: () => void;
  /** Called by Escape, the backdrop, and Cancel when `onCancel` is not given. */
  onClose: () => void;
  /** The body is a list or a table, not a sentence or two: screen readers walk through it and do not read it all at once. */
  structured?: boolean;
  /** 350 px wide, or as wide as a smaller phone (LIMIT-22). */
  narrow?: boolean;
  words?: Partial<UiWords>;
};

/** The one confirmation dialog: a title, a body, buttons (DIALOG-01). */
export function Dialog({
  open,
  title,
  children,
  buttons,
  onCancel,
  onConfirm,
  onClose,
  structured,
  narrow,
  words: override,
}: DialogProps) {
  const words = useWords(uiWords, override);
  const modal = useModal(open, onClose);
  const id = useId();
  const described = children && !structured ? `${id}-body` : undefined;
  const shown = buttons ?? [
    { label: words.cancel, onClick: onCancel ?? onClose },
    { label: words.confirm, kind: 'main', onClick: onConfirm ?? onClose },
  ];
  return (
    <dialog {...modal} className={narrow ? narrowClass : dialog} aria-labelledby={id} aria-describedby={described}>
      {open && (
        <div className={frame}>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {children && <div id={`${id}-body`}>{children}</div>}
          {shown.length > 0 && (
            <div className={buttonsClass}>
              {shown.map(({ label, kind, busy, onClick }) => (
                <span key={label} className={slot}>
                  <Button kind={kind} busy={busy} onClick={onClick}>
                    {label}
                  </Button>
                </span>
              ))}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
