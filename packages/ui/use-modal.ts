import { type MouseEvent, type PointerEvent, type SyntheticEvent, useContext, useLayoutEffect, useRef } from 'react';
import { rescueFocus } from './rescue-focus.ts';
import { Announcer } from './voice.ts';

/**
 * A native modal dialog by an `open` prop: focus goes in and comes back, Escape and the backdrop ask to close (LIMIT-29, Y5).
 * Whoever holds the state decides; a dialog that is taken away while open closes properly too.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const voice = useContext(Announcer);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    const hush = voice?.speakIn(dialog);
    return () => {
      hush?.();
      const root = dialog.getRootNode() as Document | ShadowRoot;
      // Gives the focus back to the opener, unless that is gone too.
      dialog.close();
      queueMicrotask(() => rescueFocus(root));
    };
  }, [open, voice]);

  const outside = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file input inside sends an event of the same name.
      if (!outside(event)) return;
      event.preventDefault();
      onClose();
    },
    // The browser insists where Escape is pressed twice: then the state follows. It tells late: open again, nothing is closed,
    // nor is anything by one that was taken away, which Preact still hears.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const { isConnected, open: stands } = event.currentTarget;
      if (outside(event) && open && isConnected && !stands) onClose();
    },
    onPointerDown(event: PointerEvent) {
      pressedOutside.current = outside(event);
    },
    // Text selected from the inside out ends on the backdrop, and must not close anything.
    onClick(event: MouseEvent) {
      if (outside(event) && pressedOutside.current) onClose();
    },
  };
}
