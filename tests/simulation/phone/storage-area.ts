/** How a browser's storage may treat a page. */
export type StorageState = 'fine' | 'full' | 'blocked';

/** Texts of one phone or of one tab, as the browser keeps them. */
export interface StorageArea {
  readonly texts: Map<string, string>;
  state: StorageState;
}

export function createStorageArea(): StorageArea {
  return { texts: new Map(), state: 'fine' };
}

/** What a page is given of it: the part of `Storage` that a guard uses. `changed` is told of every write that was one. */
export function storageOf(area: StorageArea, changed: (key: string) => void = () => {}) {
  const { texts } = area;
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, value: string) {
      if (area.state === 'full') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      if (texts.get(key) === value) return;
      texts.set(key, value);
      changed(key);
    },
    removeItem(key: string) {
      if (texts.delete(key)) changed(key);
    },
    key: (place: number) => keyAt(texts, place),
    get length() {
      return texts.size;
    },
  };
  return () => {
    if (area.state === 'blocked') throw new DOMException('Access is denied for this document.', 'SecurityError');
    return storage;
  };
}

function keyAt(texts: ReadonlyMap<string, string>, place: number): string | null {
  let n = 0;
  for (const key of texts.keys()) {
    if (n === place) return key;
    n += 1;
  }
  return null;
}
