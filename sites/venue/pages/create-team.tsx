import { teamPath } from '@snug/client';
import { CreateTeam } from '@snug/team-page/create';
import { useLocation } from 'wouter';
import { loginAddress } from '../frame/login-address.ts';
import * as frame from '../frame/page-frame.css.ts';
import { useSite } from '../site.ts';

/** Creates a team. Anybody may come; the page itself asks for a login (ROUTE-09). */
export function CreateTeamPage() {
  const { client } = useSite();
  const [path, go] = useLocation();

  return (
    <main className={frame.main}>
      <CreateTeam
        client={client}
        // Going back does not lead to an empty form for the team that is there already.
        onCreated={(number) => go(teamPath(number), { replace: true })}
        onLogIn={() => go(loginAddress(path))}
      />
    </main>
  );
}
