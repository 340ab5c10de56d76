import { Banner } from '@snug/ui';
import { roleOf, usePick, useTools } from '../use-live-game.ts';

/** Tells a spectator that they are isSpectator (GAME-02). */
export function SpectatorBanner() {
  const { words: say } = useTools();
  const isSpectator = usePick((game) => game.view !== undefined && roleOf(game) === 'spectator');
  if (!isSpectator) return null;
  return (
    <Banner tone="info" silent>
      <strong>{say.spectator}</strong> {say.spectatorHint}
    </Banner>
  );
}
