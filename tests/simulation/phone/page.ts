import type { PageEvent, Visibility } from '@snug/client';

/** One page as its browser treats it: seen or not, and told of what happens to it. */
export interface Page {
  readonly visibility: Visibility;
  isVisible: boolean;
  tell(event: PageEvent): void;
}

/** `waking`: called before the page is told of something after which it may connect again. */
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
    tell(event) {
      if (event === 'visible' || event === 'pageshow') page.isVisible = true;
      if (event === 'hidden' || event === 'pagehide') page.isVisible = false;
      if (event !== 'hidden' && event !== 'pagehide') waking();
      for (const listener of [...listeners]) listener(event);
    },
  };
  return page;
}
