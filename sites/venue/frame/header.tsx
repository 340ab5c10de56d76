import { Icon, Logo, useWords } from '@snug/ui';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';
import * as styles from './header.css.ts';
import { Menu } from './menu.tsx';

/** Logo, the venue's name, and the menu (MENU-01). A landmark for moving about, since the game has a header of its own. */
export function Header() {
  const say = useWords(siteWords);
  const { venue } = useSite();
  const [open, setOpen] = useState(false);

  return (
    <nav className={styles.bar} aria-label={say.site}>
      <Link href="/" className={styles.home} aria-label={say.home(venue.name)}>
        <span className={styles.logo}>{venue.logo ? <img className={styles.picture} src={venue.logo} alt="" /> : <Logo />}</span>
        <span className={styles.name}>{venue.name}</span>
      </Link>
      <button
        type="button"
        className={styles.button}
        aria-label={say.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <Menu open={open} onClose={() => setOpen(false)} />
    </nav>
  );
}
