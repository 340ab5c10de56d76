import { Banner } from '@snug/ui';
import { roleOf, usePick, useTools } from './use-live-game.ts';

/** Says to someone without a team that they are watching (GAME-02). */
export function SpectatorBanner() {
  const { words: say } = useTools();
  const watching = usePick((game) => game.view !== undefined && roleOf(game) === 'watcher');
  if (!watching) return null;
  return (
    <Banner tone="info" silent>
      <strong>{say.spectator}</strong> {say.spectatorHint}
    </Banner>
  );
}
