import type { ReactNode } from 'react';
import { banner, words } from './banner.css.ts';

export type BannerProps = {
  tone: 'info' | 'good' | 'danger';
  children: ReactNode;
  /** A button beside the words. */
  action?: ReactNode;
  /** No live region: for a state that changes often and is announced by `useAnnounce`, or not at all (Y12). */
  silent?: boolean;
};

/** A state of affairs, in words. Read out when it appears: trouble at once, the rest when there is a pause. */
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
