import { type DoubleRule, type GamePlan, type PlanChoices, questionPointsMax } from '@snug/contract';
import { type LocalStart, localStart, momentOf, usualStart } from './local-time.ts';

/** A plan as the form has it. '' stands for none, any or as the pack says. */
export interface PlanDraft extends LocalStart {
  readonly pack_id: string;
  readonly title: string;
  readonly kind: GamePlan['kind'];
  readonly host_id: string;
  readonly private_event: boolean;
  readonly team_size: string;
  readonly late_join: string;
  readonly approve_teams: boolean;
  readonly double_rule: DoubleRule | '';
  readonly points_each: string;
}

export type PlanProblem = 'pack' | 'date' | 'points';

/** A new game: this evening, of the named pack if the venue has it. */
export function newDraft({ packs, hosts }: PlanChoices, packId: string | undefined, now: Date): PlanDraft {
  const pack = packs.find(({ pack_id }) => pack_id === packId);
  return {
    ...usualStart(now),
    ...{ pack_id: pack?.pack_id ?? '', title: '', kind: pack?.kind ?? 'Pub Quiz', host_id: hosts[0]?.host_id ?? '' },
    ...{ private_event: false, team_size: '', late_join: '', approve_teams: false, double_rule: '', points_each: '' },
  };
}

export function draftOf(plan: GamePlan): PlanDraft {
  const { title, kind, host_id, private_event, approve_teams } = plan;
  const text = (number: number | null) => (number === null ? '' : String(number));
  return {
    ...localStart(new Date(plan.date)),
    ...{ title, kind, host_id, private_event, approve_teams },
    pack_id: plan.pack_id ?? '',
    team_size: text(plan.team_size),
    late_join: text(plan.late_join),
    double_rule: plan.double_rule ?? '',
    points_each: text(plan.points_each),
  };
}

/** What keeps a draft from being saved. `before`: the plan that it changes, which may be of a pack that is not kept. */
export function planProblems(draft: PlanDraft, before?: GamePlan): PlanProblem[] {
  const points = draft.points_each.trim();
  return [
    ...(draft.pack_id === '' && before?.pack_id !== null ? (['pack'] as const) : []),
    ...(momentOf(draft) === undefined ? (['date'] as const) : []),
    ...(/^\d*$/.test(points) && Number(points) <= questionPointsMax ? [] : (['points'] as const)),
  ];
}

/** The plan of a draft without problems. A start that was not changed stays to the second. */
export function planOf(draft: PlanDraft, before?: GamePlan): GamePlan {
  const { day, time, ...fields } = draft;
  const known = before && localStart(new Date(before.date));
  const isSame = known?.day === day && known.time === time;
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  return {
    ...fields,
    pack_id: draft.pack_id === '' ? null : draft.pack_id,
    date: (isSame ? before?.date : momentOf(draft)) ?? '',
    team_size: number(draft.team_size),
    late_join: number(draft.late_join),
    double_rule: draft.double_rule === '' ? null : draft.double_rule,
    points_each: number(draft.points_each),
  };
}
