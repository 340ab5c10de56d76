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

/** The login page. It then opens the address in the query, only within this site (AUTH-08 … AUTH-10, H46). */
export function Auth() {
  const { client, venue } = useSite();
  const [, go] = useLocation();
  const query = new URLSearchParams(useSearch());
  const back = wayBack(useHistoryState());
  const { loggedIn, asGuest } = afterLogin(query, location.origin);

  // Most players have one contact right after the login, so the warning's script loads while they look for their code.
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
