import type { PackInput } from '@snug/contract';
import { demoGame } from '../demo-game.ts';
import type { FakeRound, FakeState } from './state.ts';

export interface Opening {
  readonly quiz: PackInput;
  readonly title: string | undefined;
  readonly code: string | undefined;
  readonly private_event: boolean;
  readonly ads: FakeState['ads'];
  readonly surveys: FakeState['surveys'];
  /** Makes an id that begins with a word. */
  readonly id: (word: string) => string;
}

/** A night before its first round, with nobody in it: the demo night with this quiz. */
export function openingState({ quiz, title, code, private_event, ads, surveys, id }: Opening): FakeState {
  const demo = demoGame();
  return {
    game: {
      gameid: demo.gameid,
      code: code ?? demo.code,
      kind: quiz.kind ?? demo.kind,
      title: title ?? demo.title,
      venue: demo.venue,
      date: demo.date,
      status: 'live',
      private_event,
      game_started: false,
      submissions_open: false,
      round_index: -1,
      round_open: false,
      round_shown: false,
    },
    rounds: quiz.rounds.map((round, place) => roundOf(round, place, id)),
    teams: [],
    players: [],
    invites: [],
    accounts: [],
    tokens: new Map(),
    challenges: new Map(),
    registered: [],
    hosts: demo.host_venmo.map(({ name, handle }) => ({ userid: id('host'), name, handle })),
    ratings: [],
    images: [],
    ads,
    surveys,
    surveyed: new Map(),
    answered: new Map(),
  };
}

/** A round as a pack describes it: what may be left out there has the same defaults as on the real server. */
function roundOf(round: PackInput['rounds'][number], place: number, id: Opening['id']): FakeRound {
  const { matches = [] } = round;
  const round_id = id('round');
  const questions = round.questions.map((question) => ({ ...question, question_id: id('question') }));
  return {
    round_id,
    round_order: place + 1,
    title: round.title,
    subtitle: round.subtitle ?? '',
    player_instructions: round.player_instructions ?? '',
    matches: [...new Set([...matches, ...questions.flatMap((question) => question.matches ?? [])])],
    single_answer: round.single_answer ?? false,
    double_or_nothing: round.double_or_nothing ?? false,
    handout: round.handout ?? '',
    tiebreaker: round.tiebreaker ?? false,
    question_count: questions.length,
    asked: [],
    isTold: false,
    keys: Object.fromEntries(
      questions.map(({ question_id, accepted, notes = '' }) => [
        question_id,
        { answers: accepted.map(([first = '']) => first), notes },
      ]),
    ),
    questions: questions.map((question, question_index) => ({
      question_id: question.question_id,
      question_index,
      question_text: question.question_text,
      num_answers: question.accepted.length,
      image: question.image ?? '',
      image_alt: question.image_alt ?? '',
      source: question.source ?? '',
      matches: question.matches ?? [],
    })),
  };
}
