import { type GamePlan, type PlanChoices, teamSizeMax } from '@snug/contract';
import { Select, TextInput, Toggle, useWords } from '@snug/ui';
import { timeZone } from './local-time.ts';
import * as css from './plan.css.ts';
import type { PlanDraft, PlanProblem } from './plan-draft.ts';
import { PlayedBefore } from './played-before.tsx';
import { planWords } from './words.ts';

const kinds: readonly GamePlan['kind'][] = ['Pub Quiz', 'Survey Slam', 'Music Bingo'];

interface Props {
  readonly draft: PlanDraft;
  readonly choices: PlanChoices;
  /** What is shown as wrong. */
  readonly problems: readonly PlanProblem[];
  /** The game that is changed: it is no game that its pack was played in before. */
  readonly gameId?: string;
  readonly onChange: (next: Partial<PlanDraft>) => void;
}

/** All that is settled about a game: its questions, when and for whom it is, who may sit down, and how it counts. */
export function PlanFields(props: Props) {
  return (
    <>
      <Questions {...props} />
      <Evening {...props} />
      <Teams {...props} />
      <Scores {...props} />
    </>
  );
}

function Questions({ draft, choices, problems, gameId, onChange }: Props) {
  const words = useWords(planWords);
  const pack = choices.packs.find(({ pack_id }) => pack_id === draft.pack_id);
  const options = choices.packs.map(({ pack_id, title }) => ({ value: pack_id, label: title }));
  const isOld = draft.pack_id !== '' && !pack;
  return (
    <>
      <Select
        label={words.planPack}
        hint={pack && words.planPackSize(pack.rounds, pack.questions)}
        error={problems.includes('pack') ? words.planPackNeeded : undefined}
        placeholder={words.planChoosePack}
        value={draft.pack_id}
        options={isOld ? [{ value: draft.pack_id, label: words.planOldPack }, ...options] : options}
        onChange={(pack_id) => {
          const chosen = choices.packs.find((each) => each.pack_id === pack_id);
          onChange({ pack_id, ...(chosen && { kind: chosen.kind }) });
        }}
      />
      <PlayedBefore played={(pack?.played ?? []).filter(({ gameid }) => gameid !== gameId)} />
    </>
  );
}

function Evening({ draft, choices, problems, onChange }: Props) {
  const words = useWords(planWords);
  const pack = choices.packs.find(({ pack_id }) => pack_id === draft.pack_id);
  const dateError = problems.includes('date') ? words.planDateNeeded : undefined;
  return (
    <>
      <div className={css.pair}>
        <TextInput
          label={words.planDay}
          type="date"
          value={draft.day}
          error={draft.day === '' ? dateError : undefined}
          onChange={(day) => onChange({ day })}
        />
        <TextInput
          label={words.planTime}
          type="time"
          hint={words.planZone(timeZone())}
          value={draft.time}
          error={draft.day === '' ? undefined : dateError}
          onChange={(time) => onChange({ time })}
        />
      </div>
      <TextInput
        label={words.planGameTitle}
        hint={words.planGameTitleHint}
        placeholder={pack?.title}
        maxLength={200}
        autoComplete="off"
        value={draft.title}
        onChange={(title) => onChange({ title })}
      />
      <div className={css.pair}>
        <Select
          label={words.planKind}
          value={draft.kind}
          options={kinds.map((kind) => ({ value: kind, label: kind }))}
          onChange={(value) => onChange({ kind: kinds.find((kind) => kind === value) ?? draft.kind })}
        />
        <Select
          label={words.planHost}
          hint={words.planHostHint}
          value={draft.host_id}
          options={choices.hosts.map(({ host_id, name }) => ({ value: host_id, label: name }))}
          onChange={(host_id) => onChange({ host_id })}
        />
      </div>
      <Toggle
        label={words.planPrivate}
        hint={words.planPrivateHint}
        checked={draft.private_event}
        onChange={(private_event) => onChange({ private_event })}
      />
    </>
  );
}

function Teams({ draft, choices, onChange }: Props) {
  const words = useWords(planWords);
  const rounds = choices.packs.find(({ pack_id }) => pack_id === draft.pack_id)?.rounds ?? 0;
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>{words.planTeams}</legend>
      <Select
        label={words.planTeamSize}
        value={draft.team_size}
        options={[
          { value: '', label: words.planAnySize },
          ...numbers(1, teamSizeMax).map((size) => ({ value: String(size), label: words.planUpTo(size) })),
        ]}
        onChange={(team_size) => onChange({ team_size })}
      />
      <Select
        label={words.planLate}
        hint={words.planLateHint}
        value={draft.late_join}
        options={[
          { value: '', label: words.planLateAlways },
          { value: '0', label: words.planLateStart },
          ...numbers(1, Math.max(rounds, Number(draft.late_join))).map((round) => {
            return { value: String(round), label: words.planLateRound(round) };
          }),
        ]}
        onChange={(late_join) => onChange({ late_join })}
      />
      <Toggle
        label={words.planApprove}
        hint={words.planApproveHint}
        checked={draft.approve_teams}
        onChange={(approve_teams) => onChange({ approve_teams })}
      />
    </fieldset>
  );
}

const rules = ['all', 'mild', 'joker'] as const;

function Scores({ draft, problems, onChange }: Props) {
  const words = useWords(planWords);
  return (
    <fieldset className={css.fieldset}>
      <legend className={css.legend}>{words.planScores}</legend>
      <Select
        label={words.planDouble}
        value={draft.double_rule}
        options={[
          { value: '', label: words.planAsPack },
          ...rules.map((rule) => ({ value: rule, label: words.planDoubleRules[rule] })),
        ]}
        onChange={(value) => onChange({ double_rule: rules.find((rule) => rule === value) ?? '' })}
      />
      <TextInput
        label={words.planPoints}
        hint={words.planPointsHint}
        error={problems.includes('points') ? words.planPointsWrong : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={draft.points_each}
        onChange={(points_each) => onChange({ points_each })}
      />
    </fieldset>
  );
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
}
