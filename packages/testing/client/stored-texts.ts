type IsOver = (standing: string | undefined) => boolean;

/** A store's operations on texts in memory. `run` decides when each takes place, and whether. */
export function storedTexts(texts: Map<string, string>, run: <T>(work: () => T, isPut?: boolean) => Promise<T>) {
  return {
    all: (prefix: string) =>
      run((): ReadonlyMap<string, string> => new Map([...texts].filter(([key]) => key.startsWith(prefix)))),
    put: (key: string, value: string, isOver: IsOver) =>
      run(() => {
        if (isOver(texts.get(key))) texts.set(key, value);
      }, true),
    remove: (key: string, isOver: IsOver) =>
      run(() => {
        if (isOver(texts.get(key))) texts.delete(key);
      }),
  };
}
