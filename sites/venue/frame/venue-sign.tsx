import type { WhiteLabel } from '@snug/contract';
import { Logo } from '@snug/ui';
import * as styles from './header.css.ts';

/** The venue's own picture and name, or Snug's logo with the venue's name. */
export function VenueSign({ venue }: { venue: WhiteLabel }) {
  if (!venue.logo) return <Logo name={<span className={styles.name}>{venue.name}</span>} />;
  return (
    <span className={styles.sign}>
      <img className={styles.picture} src={venue.logo} alt="" />
      <span className={styles.name}>{venue.name}</span>
    </span>
  );
}
