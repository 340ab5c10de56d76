import { isToHandIn } from '../at-close.ts';
import type { Doubling, NewSuggestion } from '../decision.ts';
import { askedOf, currentRound, type GameState, type Question, type Round } from '../state/game-state.ts';
import type { StoredAdjustment, StoredAppeal } from '../state/graded-game.ts';
import type { Person, Player, TeamHoldings, TeamRoster } from '../state/people.ts';
import type { Answer, Submission } from '../state/team-round.ts';

/** Two teams of a game, and everything that they have given: of the rows of the two teams all that count. */
export interface ToMerge extends GameState {
  /** The team that goes. */
  readonly from: { readonly roster: TeamRoster; readonly holdings: TeamHoldings };
  /** Who has left it by themselves, and comes back to it by its name. */
  readonly leavers: readonly Player[];
  /** The team that stays. */
  readonly into: TeamRoster;
  readonly answers: readonly Answer[];
  /** Those that are not withdrawn. */
  readonly submissions: readonly Submission[];
  readonly doubles: readonly Doubling[];
  readonly suggestions: readonly NewSuggestion[];
  /** Those that stand. */
  readonly adjustments: readonly StoredAdjustment[];
  readonly appeals: readonly StoredAppeal[];
}

/** An answer of the team that goes which does not come along, beside what stands instead; `kept` is empty where nothing does. */
export interface DroppedAnswer {
  readonly round_order: number;
  readonly question_id: string;
  readonly dropped: readonly string[];
  readonly kept: readonly string[];
}

/** What becomes of a merge's people and answers. */
export interface MergePlan {
  /** Who comes along, the captain first. */
  readonly moving: readonly Person[];
  /** Guests, who play alone and watch from then on (ROLE-02). */
  readonly watching: readonly Person[];
  /** Saved answers that the team that stays takes over. */
  readonly answers: readonly Answer[];
  /** Submissions to make for it, and those of its own to complete. */
  readonly submissions: readonly MergedSubmission[];
  /** The rounds that it plays for double or nothing from then on, since the other team has handed them in so. */
  readonly doubles: readonly string[];
  readonly dropped: readonly DroppedAnswer[];
}

/** `own`: the submission that is completed; else `like` is handed in for the team that stays. */
export type MergedSubmission = { readonly answers: readonly (readonly string[])[] } & (
  | { readonly own: Submission }
  | { readonly own: undefined; readonly like: Submission }
);

/**
 * Decides question by question what a merge brings: where both teams have answered, the answer of the team that stays stands.
 * What the other one has handed in counts where this one has given nothing, and so does what it has saved, as long as saved
 * answers count; in a round that is still to be handed in, the team that stays hands in itself what it has saved.
 */
export function mergePlan(state: ToMerge): MergePlan {
  const { members } = state.from.roster;
  const byRound = state.rounds.map((round) => inRound(state, round));
  return {
    moving: members
      .filter(({ account_id }) => account_id !== null)
      .toSorted((one, other) => Number(other.is_captain) - Number(one.is_captain)),
    watching: members.filter(({ account_id }) => account_id === null),
    answers: byRound.flatMap(({ answers }) => answers),
    submissions: byRound.flatMap(({ submission }) => submission ?? []),
    doubles: byRound.flatMap(({ doubled }) => doubled ?? []),
    dropped: byRound.flatMap(({ dropped }) => dropped),
  };
}

interface RoundPlan {
  readonly answers: readonly Answer[];
  readonly submission?: MergedSubmission | undefined;
  readonly doubled?: string | undefined;
  readonly dropped: readonly DroppedAnswer[];
}

function inRound(state: ToMerge, round: Round): RoundPlan {
  const { round_id, round_order } = round;
  const asked = askedOf(state.questions, round_id);
  const all = givenBy(state, state.from.roster, round);
  const ours = givenBy(state, state.into, round);
  // A late submission waits for the quizmaster, and none does beside one in time.
  const isTooLate = ours.submission?.late === false && all.submission?.late === true;
  const theirs = isTooLate ? { ...all, submission: undefined } : all;
  const isPending = isStillToHandIn(state, round);
  const savedCounts =
    isPending || state.game.submit_at_close || [ours, theirs].some(({ submission }) => submission?.at_close);
  const textsBy = (given: Given) => asked.map((question, place) => textsOf(given, question, place, savedCounts));
  const [ourTexts, theirTexts] = [textsBy(ours), textsBy(theirs)];
  const hasGiven = ourTexts.some(isGiven);
  // A round of clues has one answer, given at one clue: nothing of it can be completed.
  const isWhole = round.single_answer && (ours.submission !== undefined || hasGiven);
  const texts = isWhole
    ? ourTexts
    : ourTexts.map((own, place) => {
        const other = theirTexts[place] ?? [];
        return isGiven(own) || (ours.submission && !isGiven(other)) ? own : other;
      });
  const dropped = textsBy(all).flatMap((lost, place) => {
    const kept = texts[place] ?? [];
    const { question_id = '' } = asked[place] ?? {};
    if (!isGiven(lost) || lost.join('\n') === kept.join('\n')) return [];
    return { round_order, question_id, dropped: lost, kept: isGiven(kept) ? kept : [] };
  });
  if (isWhole) return { answers: [], dropped };
  if (ours.submission) {
    const own = ours.submission;
    const isNew = JSON.stringify(texts) !== JSON.stringify(padded(own, asked.length));
    const completing = asked.flatMap((question, place) => filled(question, texts[place], own, ours, theirs));
    return isNew ? { answers: completing, dropped, submission: { own, answers: texts } } : { answers: [], dropped };
  }
  const answers = theirs.saved.filter((answer) => !ours.saved.some((own) => isSame(own, answer)));
  const like = theirs.submission;
  if (!like || (isPending && hasGiven)) return { answers, dropped };
  return {
    answers,
    dropped,
    submission: { own: undefined, like, answers: texts },
    doubled: doubledBy(state, round, like),
  };
}

/** Whether the round takes answers, or is over and not handed in yet: the grace after the close. */
function isStillToHandIn(state: ToMerge, round: Round): boolean {
  const isCurrent = currentRound(state)?.round_id === round.round_id;
  return isCurrent && (state.game.submissions_open || isToHandIn(round));
}

/** What one team has given for a round. */
interface Given {
  readonly submission: Submission | undefined;
  readonly saved: readonly Answer[];
}

function givenBy(state: ToMerge, { team: { teamid } }: TeamRoster, { round_id }: Round): Given {
  const own = state.submissions.filter((each) => each.teamid === teamid && each.round_id === round_id);
  const asked = askedOf(state.questions, round_id);
  return {
    // The one that counts, as on the phones: what was handed in at the close, until a late one is accepted.
    submission: own.find(({ at_close }) => at_close) ?? own[0],
    saved: state.answers.filter(
      (each) => each.teamid === teamid && asked.some(({ question_id }) => question_id === each.question_id),
    ),
  };
}

/** What a team has given; saved answers that were not handed in only while such count. */
function textsOf(
  { submission, saved }: Given,
  { question_id }: Question,
  place: number,
  savedCounts: boolean,
): readonly string[] {
  if (submission) return submission.answers[place] ?? [];
  return (savedCounts && saved.find((each) => each.question_id === question_id && !each.late)?.answer) || [];
}

/** What completes a submission is saved too, as everything that is handed in. */
function filled(
  { question_id }: Question,
  answer: readonly string[] = [],
  { teamid, created_at }: Submission,
  ours: Given,
  theirs: Given,
): Answer[] {
  const savedBy = ({ saved }: Given) => saved.find((each) => each.question_id === question_id && !each.late);
  if (isGiven(savedBy(ours)?.answer ?? []) || !isGiven(answer)) return [];
  const at = theirs.submission?.created_at ?? savedBy(theirs)?.at ?? created_at;
  return [{ teamid, question_id, late: false, answer, at, clue: null }];
}

function isSame(own: Answer, { question_id, late }: Answer): boolean {
  return own.question_id === question_id && own.late === late && isGiven(own.answer);
}

function isGiven(texts: readonly string[]): boolean {
  return texts.some((text) => text.trim() !== '');
}

function padded({ answers }: Submission, count: number): readonly (readonly string[])[] {
  return Array.from({ length: count }, (_, place) => answers[place] ?? []);
}

/** The round, if the team that stays plays it doubled from then on; its joker is played once. */
function doubledBy(
  { doubles, rounds, into }: ToMerge,
  { round_id, double_rule }: Round,
  like: Submission,
): string | undefined {
  if (!like.doubled) return undefined;
  const jokers = rounds.filter((each) => each.double_rule === 'joker').map((each) => each.round_id);
  const hasPlayed = doubles.some(
    (each) =>
      each.doubled && each.teamid === into.team.teamid && each.round_id !== round_id && jokers.includes(each.round_id),
  );
  return double_rule === 'joker' && hasPlayed ? undefined : round_id;
}
