import { hostSignOut } from '@snug/contract';
import { Button, Logo, useWords } from '@snug/ui';
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { useHostClient } from './host-client.ts';
import * as css from './page.css.ts';
import { VenueSwitch } from './venue/venue-switch.tsx';
import { consoleWords } from './words.ts';

interface Props {
  /** For tables and plots. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The frame of the pages around the games: where one can go, and the way out. */
export function ConsolePage({ wide = false, children }: Props) {
  const words = useWords(consoleWords);
  const { call, session } = useHostClient();

  /** Ends the sign-in at the server too: other tabs and consoles that have it are signed out. Without a line, here alone. */
  function signOut() {
    call(hostSignOut).catch(() => {});
    session.clearToken();
  }

  return (
    <div className={wide ? css.wideColumn : css.column}>
      <header className={css.top}>
        <div className={css.brand}>
          <Logo /> <span className={css.product}>{words.product}</span>
        </div>
        <Button onClick={signOut}>{words.signOut}</Button>
        <VenueSwitch />
        <nav className={css.nav} aria-label={words.pages}>
          <NavLink to="/" below={undefined}>
            {words.gamesPage}
          </NavLink>
          <NavLink to="/packs" below="/packs/*">
            {words.packs}
          </NavLink>
          <NavLink to="/sponsors" below="/sponsors/*">
            {words.sponsors}
          </NavLink>
          <NavLink to="/ratings" below={undefined}>
            {words.ratings}
          </NavLink>
          <NavLink to="/venue" below={undefined}>
            {words.venuePage}
          </NavLink>
        </nav>
      </header>
      <main>{children}</main>
    </div>
  );
}

interface NavLinkProps {
  readonly to: string;
  /** The pattern of the pages inside, where it has any. */
  readonly below: string | undefined;
  readonly children: ReactNode;
}

function NavLink({ to, below, children }: NavLinkProps) {
  const [isHere] = useRoute(to);
  const [isBelow] = useRoute(below ?? to);
  return (
    <Link href={to} className={css.navLink} aria-current={isHere ? 'page' : isBelow ? 'true' : undefined}>
      {children}
    </Link>
  );
}
