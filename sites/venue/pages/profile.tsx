import { Profile } from '@snug/account/profile';
import { Button, Stack, useWords } from '@snug/ui';
import { useLocation } from 'wouter';
import { loginAddress } from '../frame/login-address.ts';
import { notices } from '../frame/notices.ts';
import * as frame from '../frame/page-frame.css.ts';
import { useSite } from '../site.ts';
import { siteWords } from '../words.ts';

/** The name and contacts of the logged-in player (ROUTE-06). */
export function ProfilePage() {
  const { client } = useSite();
  const { yourTeams } = useWords(siteWords);
  const [path, go] = useLocation();

  return (
    <main className={frame.main}>
      <Stack gap={6}>
        <Profile
          client={client}
          onLogIn={() => go(loginAddress(path))}
          // Without a login the site leads home, where this is read (ROUTE-07).
          onLoggedOut={(text) => notices.set({ text })}
        />
        <Button onClick={() => go('/team/list')}>{yourTeams}</Button>
      </Stack>
    </main>
  );
}
