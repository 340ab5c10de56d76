import type { Doubling, NewSuggestion } from '../decision.ts';
import { askedOf, currentRound, type GameState, type Question, type Round } from '../state/game-state.ts';
import type { StoredAdjustment, StoredAppeal } from '../state/graded-game.ts';
import type { Person, TeamHoldings, TeamRoster } from '../state/people.ts';
import type { Answer, Submission } from '../state/team-round.ts';

/** Two teams of a game, and everything that they have given: of the rows of the two teams all that count. */
export interface ToMerge extends GameState {
  /** The team that goes. */
  readonly from: { readonly roster: TeamRoster; readonly holdings: TeamHoldings };
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

/** An answer of the team that goes, beside the other one of the team that stays. */
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
export interface MergedSubmission {
  readonly own: Submission | undefined;
  readonly like: Submission;
  readonly answers: readonly (readonly string[])[];
}

/**
 * Decides question by question what a merge brings: where both teams have answered, the answer of the team that stays stands.
 * What the other one has handed in counts where this one has given nothing; in a round that takes answers still, the team that
 * stays hands in itself what it has saved.
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
  const [theirs, ours] = [givenBy(state, state.from.roster, round), givenBy(state, state.into, round)];
  const isOpen = state.game.submissions_open && currentRound(state)?.round_id === round_id;
  const ourTexts = asked.map((question, place) => textsOf(ours, question, place));
  const theirTexts = asked.map((question, place) => textsOf(theirs, question, place));
  const dropped = asked.flatMap(({ question_id }, place) => {
    const [lost = [], kept = []] = [theirTexts[place], ourTexts[place]];
    return isGiven(lost) && isGiven(kept) && lost.join('\n') !== kept.join('\n')
      ? { round_order, question_id, dropped: lost, kept }
      : [];
  });
  const answers = ours.submission
    ? []
    : theirs.saved.filter((answer) => !ours.saved.some((own) => isSame(own, answer)));
  const like = theirs.submission;
  const waits = isOpen && !ours.submission && ours.saved.some(({ answer }) => isGiven(answer));
  if (!like || waits) return { answers, dropped };
  // A round of clues has one answer, given at one clue: nothing of it can be completed.
  const texts = asked.map((_, place) => {
    const own = ourTexts[place] ?? [];
    return isGiven(own) ? own : (like.answers[place] ?? own);
  });
  const isWhole = round.single_answer && ours.submission !== undefined;
  const isNew = ours.submission
    ? JSON.stringify(texts) !== JSON.stringify(padded(ours.submission, asked.length))
    : true;
  if (isWhole || !isNew) return { answers, dropped };
  const merged = { own: ours.submission, like, answers: round.single_answer ? like.answers : texts };
  return {
    answers: ours.submission ? asked.flatMap((question, place) => filled(question, texts[place], ours, like)) : answers,
    dropped,
    submission: merged,
    doubled: doubledBy(state, round, like, ours.submission),
  };
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

function textsOf({ submission, saved }: Given, { question_id }: Question, place: number): readonly string[] {
  if (submission) return submission.answers[place] ?? [];
  return saved.find((each) => each.question_id === question_id && !each.late)?.answer ?? [];
}

/** What completes a submission is saved too, as everything that is handed in. */
function filled(
  { question_id }: Question,
  answer: readonly string[] = [],
  { saved, submission }: Given,
  { created_at, clue }: Submission,
): Answer[] {
  const isOwn = saved.some((each) => each.question_id === question_id && !each.late && isGiven(each.answer));
  if (isOwn || !submission || !isGiven(answer)) return [];
  return [{ teamid: submission.teamid, question_id, late: false, answer, at: created_at, clue }];
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
  own: Submission | undefined,
): string | undefined {
  if (own || !like.doubled) return undefined;
  const jokers = rounds.filter((each) => each.double_rule === 'joker').map((each) => each.round_id);
  const hasPlayed = doubles.some(
    (each) =>
      each.doubled && each.teamid === into.team.teamid && each.round_id !== round_id && jokers.includes(each.round_id),
  );
  return double_rule === 'joker' && hasPlayed ? undefined : round_id;
}
