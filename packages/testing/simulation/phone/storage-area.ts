/** How a browser's storage behaves. */
export type StorageState = 'fine' | 'full' | 'blocked';

/** The texts that the browser stores for one phone or one tab. */
export interface StorageArea {
  readonly texts: Map<string, string>;
  state: StorageState;
}

export function createStorageArea(): StorageArea {
  return { texts: new Map(), state: 'fine' };
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
