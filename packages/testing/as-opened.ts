/** What tests share, which is opened before them: as it is when something of it is used. */
export function asOpened<T extends object>(opened: () => T | undefined): T {
  return new Proxy({} as T, {
    get(_, name) {
      const now = opened();
      if (!now) throw new Error('This is opened before the first test, not while the file is read.');
      return Reflect.get(now, name);
    },
  });
}
