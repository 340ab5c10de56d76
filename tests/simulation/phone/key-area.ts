/** How a browser's storage may treat a page. */
export type StorageMood = 'fine' | 'full' | 'blocked';

/** Texts of one phone or of one tab, as the browser keeps them. */
export interface KeyArea {
  readonly texts: Map<string, string>;
  mood: StorageMood;
}

export function createKeyArea(): KeyArea {
  return { texts: new Map(), mood: 'fine' };
}

/** What a page is given of it: the part of `Storage` that a guard uses. `changed` is told of every write that was one. */
export function storageOf(area: KeyArea, changed: (key: string) => void = () => {}) {
  const { texts } = area;
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, value: string) {
      if (area.mood === 'full') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
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
    if (area.mood === 'blocked') throw new DOMException('Access is denied for this document.', 'SecurityError');
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
