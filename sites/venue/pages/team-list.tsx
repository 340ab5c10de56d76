import { teamPath } from '@snug/client';
import { MyTeams } from '@snug/team-page/my-teams';
import { useLocation } from 'wouter';
import { loginAddress } from '../frame/login-address.ts';
import * as frame from '../frame/page-frame.css.ts';
import { useSite } from '../site.ts';

/** The player's teams (ROUTE-08). */
export function TeamListPage() {
  const { client } = useSite();
  const [path, go] = useLocation();

  return (
    <main className={frame.main}>
      <MyTeams
        client={client}
        onTeam={(number) => go(teamPath(number))}
        onCreate={() => go('/team/create')}
        onArchives={() => go('/team/restore')}
        onLogIn={() => go(loginAddress(path))}
      />
    </main>
  );
}
