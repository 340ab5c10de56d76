import { shownRatio, type Verdict } from '@snug/theme/tokens';
import { StateDot } from '@snug/ui';
import * as css from './playground.css.ts';

/** What is readable and what is not: a summary, the pairs that fail, and all pairs on request. */
export function Verdicts({ verdicts }: { verdicts: readonly Verdict[] }) {
  const faults = verdicts.filter(({ ratio, least }) => ratio < least);
  return (
    <div className={css.verdicts}>
      <div role="status">
        {faults.length === 0 ? (
          <StateDot tone="good">All {verdicts.length} pairs can be read.</StateDot>
        ) : (
          <StateDot tone="danger">
            {faults.length} of {verdicts.length} pairs are too close for some.
          </StateDot>
        )}
      </div>
      {faults.length > 0 && <Pairs verdicts={faults} />}
      <details className={css.all}>
        <summary className={css.summary}>Every pair</summary>
        <Pairs verdicts={verdicts} />
      </details>
    </div>
  );
}

function Pairs({ verdicts }: { verdicts: readonly Verdict[] }) {
  return (
    <ul className={css.pairs}>
      {verdicts.map(({ scheme, ink, on, ratio, least }) => (
        <li key={`${scheme} ${ink} ${on}`}>
          <StateDot tone={ratio < least ? 'danger' : 'good'}>
            {scheme}: {ink} on {on} {shownRatio(ratio)},{' '}
            {ratio < least ? `too close: needs ${least}` : `passes ${least}`}
          </StateDot>
        </li>
      ))}
    </ul>
  );
}
