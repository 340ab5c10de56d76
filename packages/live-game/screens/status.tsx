import { Drawing } from '@snug/ui';
import type { Ref } from 'react';
import * as styles from '../live-game.css.ts';

export interface StatusProps {
  /** The path of the drawing above the title. */
  picture: string;
  title: string;
  text?: string;
  /** When given, the title can be focused by script. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** The head of a screen without questions: a drawing, a title, a sentence. */
export function Status({ picture, title, text, titleRef }: StatusProps) {
  return (
    <section className={styles.status}>
      <div className={styles.statusPicture}>
        <Drawing path={picture} />
      </div>
      <h2 className={styles.statusTitle} ref={titleRef} tabIndex={titleRef ? -1 : undefined} data-focus-home>
        {title}
      </h2>
      {text && <p className={styles.statusText}>{text}</p>}
    </section>
  );
}
