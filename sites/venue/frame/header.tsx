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

/** When its script does not load, there is no button; the code also leads into the game. */
const BackToGame = lazyComponent(() => import('@snug/join-box/games').then(({ BackToGame }) => BackToGame), {
  fallback: () => null,
});

/**
 * The header with the venue's name, the way back into the game and the menu (MENU-01). It is a navigation landmark, because
 * the game has a header element of its own.
 */
export function Header({ isFirstPage }: { isFirstPage: boolean }) {
  const say = useWords(siteWords);
  const { client, venue, isNewcomer } = useSite();
  const [path, go] = useLocation();
  const [open, setOpen] = useState(false);
  // A first-time visitor has no game to go back to, so nothing is loaded for the button.
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
