import { type MouseEvent, type PointerEvent, type SyntheticEvent, useContext, useLayoutEffect, useRef } from 'react';
import { rescueFocus } from '../focus/rescue-focus.ts';
import { AnnouncerContext } from './use-announce.ts';

/**
 * A native modal dialog by an `open` prop: the focus goes in and comes back, Escape and the backdrop ask to close (LIMIT-29,
 * Y5). The caller's state decides; a dialog that is unmounted while open closes properly too.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const announcer = useContext(AnnouncerContext);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    const leave = announcer?.announceIn(dialog);
    return () => {
      leave?.();
      const root = dialog.getRootNode() as Document | ShadowRoot;
      // Gives the focus back to the opener, unless that is gone too.
      dialog.close();
      queueMicrotask(() => rescueFocus(root));
    };
  }, [open, announcer]);

  const outside = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file input inside sends an event of the same name.
      if (!outside(event)) return;
      event.preventDefault();
      onClose();
    },
    // The browser closes the dialog itself when Escape is pressed twice: then the state follows. The event comes late, so it
    // is ignored when the dialog is open again, or was unmounted, which Preact still reports.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const { isConnected, open: stands } = event.currentTarget;
      if (outside(event) && open && isConnected && !stands) onClose();
    },
    onPointerDown(event: PointerEvent) {
      pressedOutside.current = outside(event);
    },
    // A text selection that ends on the backdrop must not close the dialog.
    onClick(event: MouseEvent) {
      if (outside(event) && pressedOutside.current) onClose();
    },
  };
}
