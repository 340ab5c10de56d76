import { Icon } from '@snug/ui';
import { useState } from 'react';
import * as css from './sponsors.css.ts';

/** An ad's picture beside its text, which says the same; a drawing where it does not load. */
export function Picture({ src }: { src: string }) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) {
    return (
      <span className={css.missing}>
        <Icon name="image" />
      </span>
    );
  }
  return <img className={css.picture} src={src} alt="" decoding="async" onError={() => setBroken(src)} />;
}
