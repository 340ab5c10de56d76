import type { WhiteLabel } from '@snug/contract';
import { Logo } from '@snug/ui';
import * as styles from './header.css.ts';

/** What hangs over the door: the venue's own picture and name, or our glass and its name. */
export function VenueSign({ venue }: { venue: WhiteLabel }) {
  if (!venue.logo) return <Logo name={<span className={styles.name}>{venue.name}</span>} />;
  return (
    <span className={styles.sign}>
      <img className={styles.picture} src={venue.logo} alt="" />
      <span className={styles.name}>{venue.name}</span>
    </span>
  );
}
