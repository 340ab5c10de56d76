import { Banner, Card, Text, Toggle, useWords } from '@snug/ui';
import * as styles from '../live-game.css.ts';
import { Stake } from '../moments/stake.tsx';
import { usePick, useTools } from '../use-live-game.ts';
import type { DoubleProps } from './double.tsx';
import { doubleWords } from './double-words.ts';

/** The doubling of a round that is not double or nothing, by its rule. Why it was refused stands below it. */
export function RuledDouble({ doubled, editable, rule, said }: DoubleProps) {
  const { game } = useTools();
  const say = useWords(doubleWords);
  const refused = usePick(({ view, doubleRefused }) =>
    view?.round?.round_order === doubleRefused?.round_order ? doubleRefused?.detail : undefined,
  );
  const [label, hint] = rule === 'joker' ? [say.joker, say.jokerRule] : [say.mildDouble, say.mildRule];
  if (said) return <Text>{say.doublingIs(label, doubled)}</Text>;
  return (
    <div className={styles.pictureBox}>
      <Card>
        <Toggle
          label={label}
          hint={hint}
          checked={doubled}
          disabled={!editable}
          onChange={(on) => void game.setDouble(on).catch(() => undefined)}
        />
        {refused && <Banner tone="danger">{refused}</Banner>}
      </Card>
      {doubled && <Stake onEdge />}
    </div>
  );
}
