import { Banner } from '@snug/ui';
import { useEffect, useState } from 'react';
import * as styles from './page-frame.css.ts';

/** Long enough to read it twice. */
const shownMs = 8_000;

/** A notice that disappears by itself, because it asks for no action. */
export function PassingNotice({ text }: { text: string }) {
  const [passed, setPassed] = useState<string>();

  useEffect(() => {
    const timer = setTimeout(() => setPassed(text), shownMs);
    return () => clearTimeout(timer);
  }, [text]);

  if (passed === text) return null;
  return (
    <div className={styles.notice}>
      <Banner tone="info">{text}</Banner>
    </div>
  );
}
