import { Button, lazyComponent } from '@snug/ui';
import { useState } from 'react';
import { centred } from '../live-game.css.ts';
import { FetchedDialog } from '../panels/fetched-dialog.tsx';
import { RoundOnPhone } from '../round/round-on-phone.tsx';
import { roleOf, usePick, useTools } from '../use-live-game.ts';

const PastRounds = lazyComponent(() => import('./past-rounds.tsx').then(({ PastRounds }) => PastRounds));

/** Rounds whose submission waits on this phone, and the button to the team's past submissions, shown once the round with index `from` has begun (PAST-01). */
export function PastSubmissions({ from = 0 }: { from?: number }) {
  const { words: say } = useTools();
  const begun = usePick(
    (game) =>
      game.view &&
      roleOf(game) !== 'spectator' &&
      (game.view.round_index >= from || Object.keys(game.view.submitted).length > 0),
  );
  const pending = usePick(({ pending }) => pending);
  const current = usePick(({ view }) => view?.round?.round_order);
  const [open, setOpen] = useState(false);
  if (!begun) return null;

  return (
    <>
      {pending.map(
        ({ kind, round_order }) =>
          kind === 'submit' && round_order !== current && <RoundOnPhone key={round_order} order={round_order} />,
      )}
      <div className={centred}>
        <Button onClick={() => setOpen(true)}>{say.viewSubmissions}</Button>
        <FetchedDialog open={open} title={say.pastSubmissions} onClose={() => setOpen(false)}>
          <PastRounds />
        </FetchedDialog>
      </div>
    </>
  );
}
