import { Login } from '@snug/account';
import { returnAddress } from '@snug/client';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { wayBack } from '../frame/login-address.ts';
import * as frame from '../frame/page-frame.css.ts';
import { VenueSign } from '../frame/venue-sign.tsx';
import { useSite } from '../site.ts';

/** Log in, then back to where one came from (AUTH-08); only ever to a place of this site (H46). */
export function Auth() {
  const { client, venue } = useSite();
  const [, go] = useLocation();
  const query = new URLSearchParams(useSearch());
  const back = wayBack(useHistoryState());
  const previous = back ?? returnAddress(query.get('success') ?? query.get('previous'), location.origin);

  return (
    <main className={frame.main}>
      <Login
        client={client}
        logo={<VenueSign venue={venue} />}
        previous={previous}
        links={venue.links}
        onDone={(address) => go(address, { replace: true })}
        onGuest={() => go(previous, { replace: true })}
      />
    </main>
  );
}
