import type {
  Ad,
  GamePlayer,
  GameTeam,
  HostState,
  PackInput,
  SubmittedRound,
  Suggestion,
  Survey,
} from '@snug/contract';
import { type Clock, systemClock } from '../../seams.ts';
import { seededRandom } from '../fake-world.ts';
import type { FakeAnswers } from '../rows.ts';
import { demoQuiz } from './demo-quiz.ts';
import { createDesk, type FakeCall } from './desk.ts';
import { createHost, type FakeHost } from './host.ts';
import { createHouse, idMaker } from './house.ts';
import { openingState } from './opening-state.ts';
import { createPhone, type FakePhone, type FakePhoneOptions, fakeOrigin } from './phone.ts';
import type { FakeRound, FakeTeam } from './state.ts';
import { teamNamed } from './teams.ts';
import { askedOf, newestOf, ownTeam, peopleOf, playerView, submittedBy } from './view.ts';
import { createWeather, type FakeWeather } from './weather.ts';
import { fakeErrors } from './words.ts';

export interface FakeServerOptions {
  /** The night's questions, in the form of a pack; three short rounds unless told. */
  readonly quiz?: PackInput;
  readonly title?: string;
  /** The code people join by; 204816 unless told. */
  readonly code?: string;
  readonly private_event?: boolean;
  readonly ads?: readonly Ad[];
  readonly surveys?: readonly Survey[];
  /** Answers single calls in the server's place, those that it does not know among them; throw `Refused` for a no. */
  readonly answers?: FakeAnswers;
  /** Its time and that of its phones; the machine's unless told. */
  readonly clock?: Clock;
  /** Ids come from this number: the same seed, the same ids. */
  readonly seed?: number;
}

/** One quiz night in memory, with the contract's types and the real server's answers. */
export interface FakeServer {
  readonly gameId: string;
  readonly code: string;
  /** A browser that can play there: pass it to `createClient`. Every call makes another phone. */
  phone(options?: FakePhoneOptions): FakePhone;
  readonly host: FakeHost;
  /** What happens between the server and everybody. */
  readonly weather: FakeWeather;
  /** Where the night stands, as its quizmaster sees it. */
  state(): HostState;
  /** What a team has now. */
  team(name: string): FakeTeamNow;
  /** Every call so far, the oldest first. */
  readonly calls: readonly FakeCall[];
  /** How many live connections are open. */
  lines(): number;
}

/** A team as the server knows it. */
export interface FakeTeamNow extends GameTeam {
  readonly players: readonly GamePlayer[];
  /** To the asked questions of the current round, in order. */
  readonly answers: readonly {
    readonly question_text: string;
    /** Empty: nothing is saved. */
    readonly saved: readonly string[];
    readonly late: boolean;
    readonly suggestions: readonly Suggestion[];
  }[];
  /** The current round is doubled. */
  readonly doubled: boolean;
  /** What stands, by round order. */
  readonly submitted: Readonly<Record<string, SubmittedRound>>;
}

/**
 * A server in memory that the real client plays against: for stories, tests, and building on Snug without its server.
 *
 * @example
 * const server = fakeServer();
 * const client = createClient(server.phone({ name: 'Ada', team: 'The Night Owls' }));
 * client.game(server.gameId).subscribe(() => render());
 * server.host.startRound();
 * server.host.ask();
 */
export function fakeServer({
  quiz = demoQuiz,
  title,
  code,
  private_event = false,
  ads = [],
  surveys = [],
  answers = {},
  clock = systemClock,
  seed = 1,
}: FakeServerOptions = {}): FakeServer {
  const id = idMaker(seededRandom(seed));
  const opening = openingState({ quiz, title, code, private_event, ads, surveys, id });
  const house = createHouse(opening, { clock, id });
  const sky = createWeather({ clock, lines: house.lines });
  const calls: FakeCall[] = [];
  const desk = createDesk({ house, answers, calls, origin: fakeOrigin });
  let phones = 0;

  return {
    gameId: opening.game.gameid,
    code: opening.game.code,
    calls,
    host: createHost(house),
    weather: sky.byHand,
    lines: house.lines.count,

    phone(options = {}) {
      phones += 1;
      return createPhone({ house, desk, sky, seed: seed * 1_000 + phones }, options);
    },

    state() {
      const { status, game_started, submissions_open, round_index, round_open } = house.state.game;
      const asked = house.state.rounds[round_index]?.asked ?? [];
      const revealed = house.state.rounds.filter(({ isTold }) => isTold).map(({ round_order }) => round_order);
      return { status, game_started, submissions_open, round_index, round_open, asked: [...asked], revealed };
    },

    team(name) {
      const { state } = house;
      const team = teamNamed(state, name);
      if (!team) throw new Error(fakeErrors.noTeam(name));
      const round = state.rounds[state.game.round_index];
      return {
        ...ownTeam(team),
        players: peopleOf(state, team.teamid).map((player) => playerView(state, player)),
        answers: round ? givenTo(round, team) : [],
        doubled: round !== undefined && team.doubled.has(round.round_order),
        submitted: submittedBy(team),
      };
    },
  };
}

function givenTo(round: FakeRound, { answers, suggestions }: FakeTeam): FakeTeamNow['answers'] {
  return askedOf(round).map(({ question_id, question_text }) => {
    const held = answers.get(question_id);
    const { texts = [], late = false } = (held && newestOf(held)) ?? {};
    return { question_text, saved: texts, late, suggestions: suggestions.get(question_id) ?? [] };
  });
}
