/** The texts that a browser stores for one phone or one tab. */
export interface StorageArea {
  readonly texts: Map<string, string>;
  state: 'fine' | 'full' | 'blocked';
}

export function createStorageArea(texts = new Map<string, string>()): StorageArea {
  return { texts, state: 'fine' };
}

/** The part of `Storage` that the client's guard uses. `changed` is called for every write that changes something. */
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
    key: (place: number) => [...texts.keys()][place] ?? null,
    get length() {
      return texts.size;
    },
  };
  return () => {
    if (area.state === 'blocked') throw new DOMException('Access is denied for this document.', 'SecurityError');
    return storage;
  };
}
