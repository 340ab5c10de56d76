import type { KeyStore } from '../storage.ts';

/** A text that lives as long as the tab, also over a reload. */
export interface TabNote {
  read(): string;
  /** False where this tab stores nothing: after a reload the note is missing. */
  write(text: string): boolean;
}

/** Uses session storage; where that is blocked or full, the window's name, unless the page uses that itself. */
export function tabNote(key: string, session: KeyStore, page: { name: string } = window): TabNote {
  const mark = `${key}=`;
  const inName = (): string | undefined => (page.name.startsWith(mark) ? page.name.slice(mark.length) : undefined);
  return {
    read: () => inName() ?? session.get(key) ?? '',
    write(text) {
      if (inName() === undefined && session.set(key, text)) return true;
      if (page.name !== '' && inName() === undefined) return false;
      page.name = mark + text;
      return inName() === text;
    },
  };
}
