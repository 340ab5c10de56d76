import { useEffect, useState } from 'react';
import { usePick, useTools } from '../use-live-game.ts';

let part: typeof import('./attention.tsx') | undefined;

/** Fetches the announcements' script. Exported for tests that need it from the first moment. */
export async function fetchAttention(): Promise<void> {
  part = await import('./attention.tsx');
}

/** Announcements, and beside them what calls for attention, once their script is there. */
export function Announcements() {
  const { there, opened } = useAttention();
  return there && <there.Attention opened={opened} />;
}

/** What stands above the bar, once its script is there. */
export function AboveBar() {
  const { there, opened } = useAttention();
  return there && <there.AboveBar opened={opened} />;
}

/**
 * The script, fetched once the screen is there, and the game with which the screen began. Not by `later`: a part of `later`
 * that fails to load waits for somebody to press Try again, and nobody would notice that this one is missing. So it is
 * requested again at every change of the connection.
 */
function useAttention() {
  const { game } = useTools();
  const connection = usePick(({ connection }) => connection);
  const [there, setThere] = useState(part);
  const [opened] = useState(game.get);

  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again whenever the connection changes
  useEffect(() => {
    if (!there)
      fetchAttention().then(
        () => setThere(part),
        () => undefined,
      );
  }, [there, connection]);

  return { there, opened };
}
