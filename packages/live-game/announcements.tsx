import { useEffect, useState } from 'react';
import { usePick, useTools } from './use-live-game.ts';

let part: typeof import('./attention/attention.tsx') | undefined;

/** Fetches what says aloud and shows what happens: for a test that wants it there from the first moment. */
export async function fetchAttention(): Promise<void> {
  part = await import('./attention/attention.tsx');
}

/**
 * Fetched once the screen is there. Not by `later`, whose part waits for somebody to press Try again where it did not
 * arrive: nobody misses this one, so it is asked for again with every turn of the connection.
 */
export function Announcements() {
  const { game } = useTools();
  const connection = usePick(({ connection }) => connection);
  const [there, setThere] = useState(part);
  const [opened] = useState(game.get);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again whenever the connection is another
  useEffect(() => {
    if (!there)
      fetchAttention().then(
        () => setThere(part),
        () => undefined,
      );
  }, [there, connection]);

  return there && <there.Attention opened={opened} />;
}
