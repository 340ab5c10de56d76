import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * A native modal dialog by an `open` prop: focus goes in and comes back, Escape and the backdrop ask to close (LIMIT-29, Y5).
 * Whoever holds the state decides; a dialog that is taken away while open closes properly too.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    return () => close(dialog);
  }, [open]);

  const outside = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file input inside sends an event of the same name.
      if (!outside(event)) return;
      event.preventDefault();
      onClose();
    },
    // The browser insists where Escape is pressed twice: then the state follows.
    onClose(event: SyntheticEvent) {
      if (outside(event) && open) onClose();
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

/** Closes, which gives the focus back to the opener; where that is gone, to the nearest heading. */
function close(dialog: HTMLDialogElement) {
  const root = dialog.getRootNode() as Document | ShadowRoot;
  dialog.close();
  queueMicrotask(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const heading = root.querySelector<HTMLElement>('h1, h2, h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  });
}
