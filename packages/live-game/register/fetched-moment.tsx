import { lazyComponent } from '@snug/ui';
import { useState } from 'react';
import { quietly } from '../quietly.ts';
import { usePick } from '../use-live-game.ts';

const Moment = lazyComponent(
  () => import('./register-moment.tsx').then(({ RegisterMoment }) => RegisterMoment),
  quietly,
);

/** Asks a guest team whether it wants to register. Once fetched it stays, to report the registration (GAME-27). */
export function FetchedMoment() {
  const isGuestTeam = usePick(({ view }) => view?.team?.kt_team_id === '' && view.me.registered);
  const [wanted, setWanted] = useState(isGuestTeam);
  if (isGuestTeam && !wanted) setWanted(true);
  return wanted && <Moment />;
}
