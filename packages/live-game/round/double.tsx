import { Card, Toggle } from '@snug/ui';
import { useTools } from '../use-live-game.ts';

/** Double or nothing, with its rule. A failed change is reverted (ROUND-12); only the captain may change it (ROLE-11). */
export function Double({ doubled, editable }: { doubled: boolean; editable: boolean }) {
  const { words: say, game } = useTools();
  return (
    <Card>
      <Toggle
        label={say.double}
        hint={say.doubleRule}
        checked={doubled}
        disabled={!editable}
        onChange={(on) => void game.setDouble(on).catch(() => undefined)}
      />
    </Card>
  );
}
