import type { Schedule } from '@snug/contract';
import { TextInput, Toggle, useWords } from '@snug/ui';
import { isTurnedRound } from '../proof/proof-filter.ts';
import * as css from './sponsors.css.ts';
import { sponsorWords } from './words.ts';

type Value = Schedule & { readonly active: boolean };

interface Props {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** On which days something is shown, and whether it is paused. A range turned round is said at once. */
export function ScheduleFields({ value, onChange }: Props) {
  const words = useWords(sponsorWords);
  const { starts_on, ends_on, active } = value;
  const isTurned = isTurnedRound(starts_on, ends_on);
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>{words.schedule}</legend>
      <p className={css.soft}>{words.scheduleHint}</p>
      <div className={css.days}>
        <TextInput
          label={words.startsOn}
          type="date"
          value={starts_on}
          onChange={(day) => onChange({ starts_on: day, ends_on, active })}
        />
        <TextInput
          label={words.endsOn}
          type="date"
          value={ends_on}
          error={isTurned ? words.turnedRoundDays : undefined}
          onChange={(day) => onChange({ starts_on, ends_on: day, active })}
        />
      </div>
      <Toggle
        label={words.shownToggle}
        hint={words.shownToggleHint}
        checked={active}
        onChange={(next) => onChange({ starts_on, ends_on, active: next })}
      />
    </fieldset>
  );
}
