import { TeamPage } from '@snug/team-page';
import { useLocation } from 'wouter';
import { loginAddress } from '../frame/login-address.ts';
import * as frame from '../frame/page-frame.css.ts';
import { useSite } from '../site.ts';

/** The page of a registered team, by its public number (ROUTE-11). */
export function TeamOfNumberPage({ params }: { params: Readonly<Record<string, string>> }) {
  const { client, venue } = useSite();
  const [path, go] = useLocation();

  return (
    <main className={frame.main}>
      <TeamPage
        client={client}
        number={params.t_id ?? ''}
        stats={venue.links.team_stats}
        onLogIn={() => go(loginAddress(path))}
      />
    </main>
  );
}
