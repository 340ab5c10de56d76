import { shownRatio, type TokenName, type Verdict } from '@snug/theme/tokens';
import { StateDot, TextInput } from '@snug/ui';
import { useState } from 'react';
import * as css from './playground.css.ts';

interface Props {
  readonly name: TokenName;
  readonly value: string;
  /** Every pair with this colour, in this scheme. */
  readonly verdicts: readonly Verdict[];
  readonly onChange: (value: string) => void;
}

const HEX = /^#?([0-9a-f]{6})$/i;

/** One colour: a colour input, a text field, and the contrast that results. */
export function ColourField({ name, value, verdicts, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);

  function type(text: string): void {
    const [, digits] = HEX.exec(text.trim()) ?? [];
    setTyped(digits ? undefined : text);
    setLeft(false);
    if (digits) onChange(`#${digits.toLowerCase()}`);
  }

  return (
    <div className={css.colour}>
      <div className={css.wellAndField}>
        <input
          className={css.well}
          type="color"
          aria-label={`${name}, chosen by eye`}
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <TextInput
          label={name}
          value={typed ?? value}
          onChange={type}
          onBlur={() => setLeft(true)}
          autoComplete="off"
          maxLength={7}
          error={left && typed !== undefined && 'Six figures, as in #e3ad45.'}
        />
      </div>
      <Worst name={name} verdicts={verdicts} />
    </div>
  );
}

/** The pair that is closest to failing, or fails worst. */
function Worst({ name, verdicts }: { name: TokenName; verdicts: readonly Verdict[] }) {
  const [worst] = [...verdicts].sort((one, other) => one.ratio / one.least - other.ratio / other.least);
  if (!worst) return null;
  const { ink, on, ratio, least } = worst;
  const other = ink === name ? `on ${on}` : `under ${ink}`;
  return ratio < least ? (
    <StateDot tone="danger">
      {shownRatio(ratio)} {other}: needs {least}
    </StateDot>
  ) : (
    <StateDot tone="good">
      {shownRatio(ratio)} {other}, and up
    </StateDot>
  );
}
