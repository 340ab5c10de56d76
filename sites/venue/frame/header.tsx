import { Drawing, IconButton, lazyComponent, useWords } from '@snug/ui';
import { menu } from '@snug/ui/paths';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import * as styles from './header.css.ts';
import { Menu } from './menu.tsx';
import { isGame } from './page-kind.ts';
import { VenueSign } from './venue-sign.tsx';

/** One that does not arrive is no button: the game is reached by its code too. */
const BackToGame = lazyComponent(() => import('@snug/join-box/games').then(({ BackToGame }) => BackToGame), {
  fallback: () => null,
});

/**
 * The venue's sign, the way back to one's games and the menu (MENU-01). A landmark for moving about, since the game has a
 * header of its own.
 */
export function Header({ isFirstPage }: { isFirstPage: boolean }) {
  const say = useWords(siteWords);
  const { client, venue, isNewcomer } = useSite();
  const [path, go] = useLocation();
  const [open, setOpen] = useState(false);
  // Who comes here for the first time has no game to go back to, and waits for nothing of it.
  const mayGoBack = !isGame(path) && !(isFirstPage && isNewcomer);

  return (
    <nav className={styles.bar} aria-label={say.site}>
      <Link href="/" className={styles.home} aria-label={say.home(venue.name)}>
        <VenueSign venue={venue} />
      </Link>
      {mayGoBack && (
        <BackToGame
          client={client}
          page={path}
          onGo={go}
          frame={(trouble) => <div className={styles.trouble}>{trouble}</div>}
        />
      )}
      <span className={styles.menu}>
        <IconButton label={say.menu} expanded={open} onClick={() => setOpen(true)}>
          <Drawing path={menu} />
        </IconButton>
      </span>
      <Menu open={open} onClose={() => setOpen(false)} />
    </nav>
  );
}
