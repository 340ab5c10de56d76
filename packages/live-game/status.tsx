import type { ReactNode } from 'react';
import * as styles from './live-game.css.ts';

/** A moment without questions: one line in the display face, one sentence, and what a site puts there. */
export function Status({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <>
      <section className={styles.status}>
        <h2 className={styles.statusTitle}>{title}</h2>
        {text && <p className={styles.statusText}>{text}</p>}
      </section>
      {children}
    </>
  );
}
