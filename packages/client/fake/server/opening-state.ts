import type { PackInput } from '@snug/contract';
import type { Question, Round } from '@snug/rules';
import { newGameInMemory } from '@snug/rules/memory';
import { demoGame } from '../demo-game.ts';
import type { FakeState } from './state.ts';

export interface Opening {
  readonly quiz: PackInput;
  readonly title: string | undefined;
  readonly code: string | undefined;
  readonly private_event: boolean;
  readonly ads: FakeState['ads'];
  readonly surveys: FakeState['surveys'];
  /** Makes an id with a prefix. */
  readonly id: (word: string) => string;
}

/** The demo game with this quiz, before its first round, without players. */
export function openingState({ quiz, title, code, private_event, ads, surveys, id }: Opening): FakeState {
  const demo = demoGame();
  const rounds = quiz.rounds.map((round, place) => roundOf(round, place, id));
  const memory = newGameInMemory({
    game: {
      game_id: demo.gameid,
      venue_id: id('venue'),
      code: code ?? demo.code,
      kind: quiz.kind ?? demo.kind,
      title: title ?? demo.title,
      date: demo.date,
      status: 'live',
      game_started: false,
      submissions_open: false,
      round_index: -1,
      round_open: false,
      round_shown: false,
      private_event,
      team_size: null,
      late_join: null,
      approve_teams: false,
      double_rule: null,
      points_each: null,
      submit_at_close: true,
      doors_closed_at: null,
      announcement: '',
      announced_at: null,
      countdown_ends_at: null,
      countdown_set_at: null,
      paused_at: null,
      board_through: 0,
      unveiled: null,
      board_at: null,
      results_version: 0,
      photos_version: 0,
      autopilot: null,
      kt_id: demo.kt_id,
      ended_at: null,
    },
    venue: demo.venue,
    hosts: demo.host_venmo.map(({ name, handle }) => ({ host_id: id('host'), name, tip_handle: handle })),
    rounds,
    questions: quiz.rounds.flatMap((round, place) => questionsOf(round, rounds[place]?.round_id ?? '', id)),
  });
  return {
    ...memory,
    tokens: new Map(),
    endedTokens: new Set(),
    challenges: new Map(),
    images: [],
    ads,
    surveys,
    surveyed: [],
    served: [],
    surveyIds: new Set(),
    replies: new Map(),
  };
}

type PackRound = PackInput['rounds'][number];

/** A round of a pack, with the real server's defaults for what the pack leaves out. */
function roundOf(round: PackRound, place: number, id: Opening['id']): Round {
  const { matches = [], questions } = round;
  return {
    round_id: id('round'),
    round_order: place + 1,
    title: round.title,
    subtitle: round.subtitle ?? '',
    player_instructions: round.player_instructions ?? '',
    matches: [...new Set([...matches, ...questions.flatMap((question) => question.matches ?? [])])],
    single_answer: round.single_answer ?? false,
    double_or_nothing: round.double_or_nothing ?? false,
    double_rule: round.double_rule ?? 'all',
    handout: round.handout ?? '',
    tiebreaker: round.tiebreaker ?? false,
    question_count: questions.length,
    started_at: null,
    opened_at: null,
    closed_at: null,
    revealed_at: null,
    revealed_count: null,
    handed_in_at: null,
  };
}

function questionsOf({ questions }: PackRound, round_id: string, id: Opening['id']): Question[] {
  return questions.map((question, question_index) => ({
    question_id: id('question'),
    round_id,
    question_index,
    question_text: question.question_text,
    num_answers: question.accepted.length,
    image: question.image ?? '',
    image_alt: question.image_alt ?? '',
    source: question.source ?? '',
    matches: question.matches ?? [],
    accepted: question.accepted,
    notes: question.notes ?? '',
    points: question.points ?? 1,
    ordered: question.ordered ?? false,
    asked_order: null,
  }));
}
