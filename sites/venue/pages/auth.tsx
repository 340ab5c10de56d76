import { Login } from '@snug/account';
import { afterLogin } from '@snug/client';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { ContactWarning } from '../frame/contact-reminder.tsx';
import { wayBack } from '../frame/login-address.ts';
import * as frame from '../frame/page-frame.css.ts';
import { VenueSign } from '../frame/venue-sign.tsx';
import { useSite } from '../site.ts';

/** Log in, then on to where the query says (AUTH-08 … AUTH-10); only ever to a place of this site (H46). */
export function Auth() {
  const { client, venue } = useSite();
  const [, go] = useLocation();
  const query = new URLSearchParams(useSearch());
  const back = wayBack(useHistoryState());
  const { loggedIn, asGuest } = afterLogin(query, location.origin);

  // Most have one contact when they have just logged in: while they look for their code, what tells them so is fetched.
  useEffect(() => void ContactWarning.fetch(), []);

  return (
    <main className={frame.main}>
      <Login
        client={client}
        logo={<VenueSign venue={venue} />}
        previous={back ?? loggedIn}
        guest={back ?? asGuest}
        links={venue.links}
        onDone={(address) => go(address, { replace: true })}
        onGuest={(address) => go(address, { replace: true })}
      />
    </main>
  );
}
