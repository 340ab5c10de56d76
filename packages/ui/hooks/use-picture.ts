import { useState } from 'react';

/** The props of an `img`, or undefined when there is no picture or it failed to load: then the default is drawn. */
export function usePicture(src?: string) {
  const [broken, setBroken] = useState<string>();
  return src && src !== broken ? { src, onError: () => setBroken(src) } : undefined;
}
