import { createContext, type ReactNode, useContext, useMemo } from 'react';

const Words = createContext<object>({});

export type WordsProviderProps<W extends object> = {
  /** Texts by key, for every part and widget inside: a key means the same sentence everywhere. */
  words: Partial<W>;
  children: ReactNode;
};

/** A venue's own texts. Providers nest; the inner one wins. */
export function WordsProvider<W extends object>({ words, children }: WordsProviderProps<W>) {
  const outer = useContext(Words);
  const merged = useMemo(() => ({ ...outer, ...words }), [outer, words]);
  return <Words.Provider value={merged}>{children}</Words.Provider>;
}

/**
 * A part's texts: the `words` prop over the provider's over the part's own table.
 *
 * @example const words = useWords(joinBoxWords, props.words);
 */
export function useWords<W extends object>(table: W, override?: Partial<W>): W {
  const provided = useContext(Words);
  return useMemo(() => ({ ...table, ...provided, ...override }), [table, provided, override]);
}
