import { Drawing, IconButton, useWords } from '@snug/ui';
import { menu } from '@snug/ui/paths';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import * as styles from './header.css.ts';
import { Menu } from './menu.tsx';
import { VenueSign } from './venue-sign.tsx';

type BackToGame = typeof import('./back-to-game.tsx').BackToGame;

/**
 * The venue's sign, the way back to one's games and the menu (MENU-01). A landmark for moving about, since the game has a
 * header of its own.
 */
export function Header({ isFirstPage }: { isFirstPage: boolean }) {
  const say = useWords(siteWords);
  const { venue, isNewcomer } = useSite();
  const [path] = useLocation();
  const [open, setOpen] = useState(false);
  const [part, setPart] = useState<{ readonly BackToGame: BackToGame }>();
  // Who comes here for the first time has no game to go back to, and waits for nothing of it.
  const mayGoBack = !path.startsWith('/game/') && !(isFirstPage && isNewcomer);

  useEffect(() => {
    if (!mayGoBack || part) return;
    // One that does not arrive is no button: the game is reached by its code too.
    import('./back-to-game.tsx').then(setPart, () => {});
  }, [mayGoBack, part]);

  return (
    <nav className={styles.bar} aria-label={say.site}>
      <Link href="/" className={styles.home} aria-label={say.home(venue.name)}>
        <VenueSign venue={venue} />
      </Link>
      {mayGoBack && part && <part.BackToGame />}
      <span className={styles.menu}>
        <IconButton label={say.menu} expanded={open} onClick={() => setOpen(true)}>
          <Drawing path={menu} />
        </IconButton>
      </span>
      <Menu open={open} onClose={() => setOpen(false)} />
    </nav>
  );
}
