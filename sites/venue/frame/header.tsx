import { Drawing, IconButton, useWords } from '@snug/ui';
import { menu } from '@snug/ui/paths';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import * as styles from './header.css.ts';
import { Menu } from './menu.tsx';
import { VenueSign } from './venue-sign.tsx';

/** The venue's sign and the menu (MENU-01). A landmark for moving about, since the game has a header of its own. */
export function Header() {
  const say = useWords(siteWords);
  const { venue } = useSite();
  const [open, setOpen] = useState(false);

  return (
    <nav className={styles.bar} aria-label={say.site}>
      <Link href="/" className={styles.home} aria-label={say.home(venue.name)}>
        <VenueSign venue={venue} />
      </Link>
      <IconButton label={say.menu} expanded={open} onClick={() => setOpen(true)}>
        <Drawing path={menu} />
      </IconButton>
      <Menu open={open} onClose={() => setOpen(false)} />
    </nav>
  );
}
