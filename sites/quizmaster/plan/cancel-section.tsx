import { type GameHead, hostCancelGame, hostUncancelGame } from '@snug/contract';
import { Banner, Button, Dialog, useAnnounce, useWords } from '@snug/ui';
import { useState } from 'react';
import { useHostClient } from '../host-client.ts';
import { useCommand } from '../use-command.ts';
import * as css from './plan.css.ts';
import type { LoadedPlan } from './plan-page.tsx';
import { planWords } from './words.ts';

interface Props {
  readonly gameId: string;
  readonly game: Pick<GameHead, 'status' | 'date'>;
  readonly onChanged: (plan: LoadedPlan) => void;
}

/** Cancels a game after a question, and brings a cancelled one back while its date is ahead. */
export function CancelSection({ gameId, game, onChanged }: Props) {
  const words = useWords(planWords);
  const { call } = useHostClient();
  const announce = useAnnounce();
  const { busy, failure, run } = useCommand();
  const [isAsking, setAsking] = useState(false);
  const params = { id: gameId };

  async function change(to: 'cancelled' | 'back'): Promise<void> {
    const reply = await run(() => call(to === 'cancelled' ? hostCancelGame : hostUncancelGame, { params }));
    setAsking(false);
    if (!reply) return;
    onChanged(reply);
    announce(to === 'cancelled' ? words.planSaidCancelled : words.planSaidBack);
  }

  const isCancelled = game.status === 'cancelled';
  const canReturn = Date.parse(game.date) > Date.now();
  return (
    <div className={css.section}>
      {isCancelled ? (
        <Banner
          tone="info"
          action={
            canReturn ? (
              <Button busy={busy} onClick={() => void change('back')}>
                {words.planBringBack}
              </Button>
            ) : undefined
          }
        >
          {words.planCancelled}
        </Banner>
      ) : (
        <Button opens="dialog" onClick={() => setAsking(true)}>
          {words.planCancel}
        </Button>
      )}
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <Dialog
        open={isAsking}
        title={words.planCancelTitle}
        buttons={[
          { label: words.planKeep, kind: 'quiet', onClick: () => setAsking(false) },
          { label: words.planCancelNow, kind: 'main', busy, onClick: () => void change('cancelled') },
        ]}
        onClose={() => setAsking(false)}
      >
        {words.planCancelBody}
      </Dialog>
    </div>
  );
}
