import { lazyComponent } from '@snug/ui';
import { useState } from 'react';
import { usePick } from './use-live-game.ts';

const Moment = lazyComponent(
  () => import('./register/register-moment.tsx').then(({ RegisterMoment }) => RegisterMoment),
  {
    fallback: () => null,
  },
);

/** Asks a guest team whether it wants to be registered (GAME-27). Fetched where there is one, and stays to tell that it is. */
export function RegisterMoment() {
  const isGuestTeam = usePick(({ view }) => view?.team?.kt_team_id === '' && view.me.registered);
  const [wanted, setWanted] = useState(isGuestTeam);
  if (isGuestTeam && !wanted) setWanted(true);
  return wanted && <Moment />;
}
