import { teamPath } from '@snug/client';
import { TeamArchives } from '@snug/team-page/archives';
import { useLocation } from 'wouter';
import { loginAddress } from '../frame/login-address.ts';
import * as frame from '../frame/page-frame.css.ts';
import { useSite } from '../site.ts';

/** Finds a team by its number (ROUTE-10). */
export function TeamArchivesPage() {
  const { client } = useSite();
  const [path, go] = useLocation();

  return (
    <main className={frame.main}>
      <TeamArchives
        client={client}
        onTeam={(number) => go(teamPath(number))}
        onMyTeams={() => go('/team/list')}
        onLogIn={() => go(loginAddress(path))}
      />
    </main>
  );
}
