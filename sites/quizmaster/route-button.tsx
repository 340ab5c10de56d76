import { isPlainClick, LinkButton } from '@snug/ui';
import type { ReactNode } from 'react';
import { useLocation, useRouter } from 'wouter';

/** A link that looks like a button and leads to another page of this site. */
export function RouteButton({ to, kind, children }: { to: string; kind?: 'main' | 'quiet'; children: ReactNode }) {
  const { base } = useRouter();
  const [, navigate] = useLocation();
  return (
    <LinkButton
      href={base + to}
      kind={kind}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </LinkButton>
  );
}
