import type { Board } from '@snug/contract';
import { Button, lazyComponent, useWords } from '@snug/ui';
import { useMemo, useState } from 'react';
import { FetchedDialog } from '../panels/fetched-dialog.tsx';
import { useOwnTeam, useResults } from '../results/use-results.ts';
import { usePick } from '../use-live-game.ts';
import { nightFacts } from './night-facts.ts';
import { cardWords } from './words.ts';

const CardPanel = lazyComponent(() => import('./card-panel.tsx').then(({ CardPanel }) => CardPanel));

/** Opens the picture of the team's night; nothing for who has no team on the board. */
export function NightCard({ board }: { board: Board }) {
  const say = useWords(cardWords);
  const [isOpen, setOpen] = useState(false);
  const own = useOwnTeam();
  const title = usePick(({ view }) => view?.title ?? '');
  const venue = usePick(({ view }) => view?.venue ?? '');
  const date = usePick(({ view }) => view?.date ?? '');
  const private_event = usePick(({ view }) => view?.private_event ?? true);
  const rounds = useResults().state.results?.rounds;
  // Not by the whole game: no message that changes none of these draws the picture anew.
  const facts = useMemo(
    () => nightFacts({ title, venue, date, private_event }, board, own, rounds ?? []),
    [title, venue, date, private_event, board, own, rounds],
  );
  if (!facts) return null;
  return (
    <div>
      <Button opens="dialog" onClick={() => setOpen(true)}>
        {say.cardOpen}
      </Button>
      <FetchedDialog open={isOpen} title={say.cardTitle} narrow onClose={() => setOpen(false)}>
        <CardPanel facts={facts} />
      </FetchedDialog>
    </div>
  );
}
