import { Profile } from '@snug/account/profile';
import { useLocation } from 'wouter';
import { loginAddress } from '../frame/login-address.ts';
import * as frame from '../frame/page-frame.css.ts';
import { useSite } from '../site.ts';

/** The name and contacts of the logged-in player (ROUTE-06). */
export function ProfilePage() {
  const { client } = useSite();
  const [path, go] = useLocation();

  return (
    <main className={frame.main}>
      <Profile client={client} onLogIn={() => go(loginAddress(path))} />
    </main>
  );
}
