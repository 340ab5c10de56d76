import { detailOf } from '@snug/client';
import { Banner, Button } from '@snug/ui';
import { useState } from 'react';
import { useTools } from '../use-live-game.ts';

/** Takes the round's submission back, from the host or from this phone. Nothing is lost, so nothing is asked. */
export function TakeBack({ onTaken }: { onTaken?(): void }) {
  const { words: say, game } = useTools();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function takeBack() {
    setBusy(true);
    setFailure(undefined);
    try {
      await game.takeBack();
      onTaken?.();
    } catch (error) {
      setFailure(detailOf(error) || say.takeBackFailed);
    }
    setBusy(false);
  }

  return (
    <>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Button onClick={takeBack} busy={busy}>
        {say.takeBack}
      </Button>
    </>
  );
}
