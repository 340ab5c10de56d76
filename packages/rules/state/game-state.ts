import type { DoubleRule, GameHead, HostState, Question as QuestionShown, RoundStart } from '@snug/contract';

/** A game as the rules read it. Times are milliseconds since 1970. */
export interface Game extends Pick<GameHead, 'code' | 'kind' | 'title' | 'date' | 'status'> {
  readonly game_id: string;
  readonly venue_id: string;
  readonly game_started: boolean;
  readonly submissions_open: boolean;
  /** The index of the round that was started last, from 0; -1 before the first. */
  readonly round_index: number;
  /** True from the start of that round to its end. */
  readonly round_open: boolean;
  /** True while the round is on the players' screens: a close without `keep_round` takes it off before the round ends. */
  readonly round_shown: boolean;
  readonly private_event: boolean;
  /** How many may be on a team; null: any number. */
  readonly team_size: number | null;
  /** The round through whose end new teams are taken; 0: until the game begins; null: always. */
  readonly late_join: number | null;
  /** Whether a new team waits until the quizmaster lets it in. */
  readonly approve_teams: boolean;
  /** How doubling counts in every round that can be doubled; null: as the pack says. */
  readonly double_rule: DoubleRule | null;
  /** The points of each wanted answer of every question; null: as the pack says. */
  readonly points_each: number | null;
  /** Whether what a team has saved is handed in at the close (decision 22). */
  readonly submit_at_close: boolean;
  /** The quizmaster's line of text to everybody, and when it was sent; '' for none. */
  readonly announcement: string;
  readonly announced_at: number | null;
  /** When submissions close by themselves; null: no countdown runs. In a break it stands still (decision 33). */
  readonly countdown_ends_at: number | null;
  /** When the countdown was last set, or went on after a break. */
  readonly countdown_set_at: number | null;
  /** Since when the game has a break; null: it has none. */
  readonly paused_at: number | null;
  /** Since when nobody new comes in by the code; null: the doors are open. */
  readonly doors_closed_at: number | null;
  /** The operator's own number of the game; '' without one. */
  readonly kt_id: string;
  /** The round through which the board is published; 0: no board is. */
  readonly board_through: number;
  /** How many teams of the board are unveiled, from the last; null: all. */
  readonly unveiled: number | null;
  /** When the board was last published or unveiled further; null: never. */
  readonly board_at: number | null;
  /** Rises with every change of what players may know of the results; 0: there are none. */
  readonly results_version: number;
  /** Rises with every change of photos that the room sees, and of votes; 0: there was none. */
  readonly photos_version: number;
  /** A bot runs the game, or has stepped back for a person; null: it is a person's alone (decision 39). */
  readonly autopilot: 'on' | 'off' | null;
  readonly ended_at: number | null;
}

/** A round and when it was started, opened, closed and revealed. */
export interface Round extends Omit<RoundStart, 'double_rule'> {
  readonly double_rule: DoubleRule;
  readonly started_at: number | null;
  /** When submissions were first opened; null: never. */
  readonly opened_at: number | null;
  /** When submissions were last closed; null: they are open, were never closed, or a revealed round has continued. */
  readonly closed_at: number | null;
  /** When the answers were revealed to the players; null: they were not, or the round has continued since (decision 13). */
  readonly revealed_at: number | null;
  /** How many of its asked questions are told, while they are told one by one; null: all, once the round is revealed. */
  readonly revealed_count: number | null;
  /** When what teams had saved was handed in (decision 22); null: not since submissions were last opened. */
  readonly handed_in_at: number | null;
}

/** A question with its answer key, which only the views of the quizmaster and of revealed rounds show. */
export interface Question extends QuestionShown {
  readonly round_id: string;
  /** For each answer the accepted texts, the quizmaster's spelling first. */
  readonly accepted: readonly (readonly string[])[];
  readonly notes: string;
  /** The points of each wanted answer. */
  readonly points: number;
  /** Its wanted answers belong in their order. */
  readonly ordered: boolean;
  /** The place among the asked questions of the round; null: not asked, or recalled. */
  readonly asked_order: number | null;
}

/** A game with its rounds in order, and those of its questions that the rule needs. */
export interface GameState {
  readonly game: Game;
  readonly rounds: readonly Round[];
  readonly questions: readonly Question[];
}

/** Whether its first round has begun: then its plan stands. */
export function hasBegun({ game_started, round_index }: Pick<Game, 'game_started' | 'round_index'>): boolean {
  return game_started || round_index >= 0;
}

/** The round that was started last, open or not. */
export function currentRound({ game, rounds }: Pick<GameState, 'game' | 'rounds'>): Round | undefined {
  return rounds[game.round_index];
}

/** The asked questions of a round, in the order asked. */
export function askedOf<Q extends Pick<Question, 'round_id' | 'asked_order'>>(
  questions: readonly Q[],
  round_id: string | undefined,
): Q[] {
  return questions
    .filter((question) => question.round_id === round_id && question.asked_order !== null)
    .sort((a, b) => (a.asked_order ?? 0) - (b.asked_order ?? 0));
}

/** Whether the round's answers have been revealed to the players. */
export function isRevealed({ revealed_at }: Pick<Round, 'revealed_at'>): boolean {
  return revealed_at !== null;
}

/** The first of a revealed round's asked questions, as many as are told. */
export function toldOf<Q>({ revealed_count }: Pick<Round, 'revealed_count'>, asked: readonly Q[]): readonly Q[] {
  return asked.slice(0, revealed_count ?? asked.length);
}

/** The state of the game, as in the reply to each of the quizmaster's commands. */
export function hostState({ game, rounds, questions }: GameState): HostState {
  const { status, game_started, submissions_open, round_index, round_open, submit_at_close } = game;
  const { announcement, announced_at, countdown_ends_at, countdown_set_at, paused_at } = game;
  const { board_through, unveiled, autopilot } = game;
  return {
    status,
    game_started,
    submissions_open,
    round_index,
    round_open,
    submit_at_close,
    asked: askedOf(questions, rounds[round_index]?.round_id).map((question) => question.question_id),
    revealed: rounds.filter(isRevealed).map((round) => round.round_order),
    ...tellingOf(rounds),
    ...(announcement !== '' && { announcement: { text: announcement, at: announced_at ?? 0 } }),
    ...(countdown_ends_at !== null && {
      countdown: { ends_at: countdown_ends_at, now: paused_at ?? countdown_set_at ?? 0 },
    }),
    ...(paused_at !== null && { paused: true }),
    ...(board_through > 0 && { board_through }),
    ...(unveiled !== null && { unveiled }),
    ...(autopilot !== null && { autopilot }),
    ...(game.doors_closed_at !== null && { doors_closed: true }),
    ...lastClosed(rounds, questions),
  };
}

/** When submissions of a round in which a question was asked were last closed. */
function lastClosed(rounds: GameState['rounds'], questions: GameState['questions']): Pick<HostState, 'last_closed_at'> {
  const closed = rounds.flatMap(({ round_id, closed_at }) =>
    closed_at !== null && askedOf(questions, round_id).length > 0 ? [closed_at] : [],
  );
  return closed.length > 0 ? { last_closed_at: Math.max(...closed) } : {};
}

/** The round whose answers are told one by one, the latest if there are several. */
function tellingOf(rounds: readonly Round[]): Pick<HostState, 'telling'> {
  const round = rounds.findLast(({ revealed_count }) => revealed_count !== null);
  return round?.revealed_count ? { telling: { round_order: round.round_order, count: round.revealed_count } } : {};
}
