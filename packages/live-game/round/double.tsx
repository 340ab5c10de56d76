import type { DoubleRule } from '@snug/contract';
import { Card, lazyComponent, Toggle } from '@snug/ui';
import * as styles from '../live-game.css.ts';
import { Stake } from '../moments/fetched.ts';
import { useTools } from '../use-live-game.ts';

export interface DoubleProps {
  doubled: boolean;
  editable: boolean;
  /** Where it is not double or nothing. */
  rule?: DoubleRule | undefined;
  /** Only what it is set to, as a sentence. */
  said?: boolean;
}

/** The same by another rule, with words of its own. */
export const RuledDouble = lazyComponent(() => import('./ruled-double.tsx').then(({ RuledDouble }) => RuledDouble));

/** Double or nothing, with its rule. A failed change is reverted (ROUND-12); only the captain may change it (ROLE-11). */
export function Double(props: DoubleProps) {
  const { words: say, game } = useTools();
  const { doubled, editable, rule } = props;
  if (rule) return <RuledDouble {...props} />;
  return (
    <div className={styles.pictureBox}>
      <Card>
        <Toggle
          label={say.double}
          hint={say.doubleRule}
          checked={doubled}
          disabled={!editable}
          onChange={(on) => void game.setDouble(on).catch(() => undefined)}
        />
      </Card>
      {doubled && <Stake onEdge />}
    </div>
  );
}
