import { useState } from 'react';

/** What an `img` needs, or nothing where there is no picture or it cannot be loaded: then the default is drawn. */
export function usePicture(src?: string) {
  const [broken, setBroken] = useState<string>();
  return src && src !== broken ? { src, onError: () => setBroken(src) } : undefined;
}
