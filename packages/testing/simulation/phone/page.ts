import type { PageEvent, Visibility } from '@snug/client';

/** One page as its browser treats it: visible or not, with the page events that it receives. */
export interface Page {
  readonly visibility: Visibility;
  isVisible: boolean;
  dispatch(event: PageEvent): void;
}

/** `waking` is called before an event after which the page may connect again. */
export function createPage(waking: () => void): Page {
  const listeners = new Set<(event: PageEvent) => void>();
  const page: Page = {
    isVisible: true,
    visibility: {
      isVisible: () => page.isVisible,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    dispatch(event) {
      if (event === 'visible' || event === 'pageshow') page.isVisible = true;
      if (event === 'hidden' || event === 'pagehide') page.isVisible = false;
      if (event !== 'hidden' && event !== 'pagehide') waking();
      for (const listener of [...listeners]) listener(event);
    },
  };
  return page;
}
