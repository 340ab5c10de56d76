import type { ReactNode } from 'react';
import { banner, words } from './banner.css.ts';

export type BannerProps = {
  tone: 'info' | 'good' | 'danger';
  children: ReactNode;
  /** A button beside the text. */
  action?: ReactNode;
  /** No live region: for a state that changes often and is announced by `useAnnounce`, or not at all (Y12). */
  silent?: boolean;
};

/** States in a sentence how things are. Read out when it appears: `danger` at once, the rest at the next pause. */
export function Banner({ tone, children, action, silent }: BannerProps) {
  return (
    <div className={banner[tone]}>
      <div className={words} role={silent ? undefined : tone === 'danger' ? 'alert' : 'status'}>
        {children}
      </div>
      {action}
    </div>
  );
}
