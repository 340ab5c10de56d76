import type { Ad, HostState, PackInput } from '@snug/contract';
import { hostState } from '@snug/rules';
import { type Clock, systemClock } from '../../seams.ts';
import { seededRandom } from '../fake-world.ts';
import type { FakeAnswers } from '../rows.ts';
import { demoQuiz } from './demo-quiz.ts';
import { createHost, type FakeHost } from './host.ts';
import { createHttp, type FakeCall } from './http.ts';
import { createNetwork, type FakeNetwork } from './network.ts';
import { openingState } from './opening-state.ts';
import { createPhone, type FakePhone, type FakePhoneOptions, fakeOrigin } from './phone.ts';
import { createServerContext, idMaker } from './server-context.ts';
import type { FakeSurvey } from './state.ts';
import { teamNamed } from './teams.ts';
import { type FakeTeamNow, teamNow } from './view.ts';
import { fakeErrors } from './words.ts';

export interface FakeServerOptions {
  /** The game's questions, as a pack. Default: three short rounds. */
  readonly quiz?: PackInput;
  readonly title?: string;
  /** The join code. Default: 204816. */
  readonly code?: string;
  readonly private_event?: boolean;
  readonly ads?: readonly Ad[];
  /** `sponsor`: the key of the sponsor on whose page it is asked, too. */
  readonly surveys?: readonly FakeSurvey[];
  /** Replies to single calls in place of the server's, also to those that it does not know; throw `Refused` to refuse. */
  readonly answers?: FakeAnswers;
  /** The time of the server and its phones. Default: the machine's. */
  readonly clock?: Clock;
  /** The seed of the ids: the same seed gives the same ids. */
  readonly seed?: number;
}

/** One game in memory, with the contract's types and the real server's rules. */
export interface FakeServer {
  readonly gameId: string;
  readonly code: string;
  /** A browser that can play there: pass it to `createClient`. Every call makes another phone. */
  phone(options?: FakePhoneOptions): FakePhone;
  readonly host: FakeHost;
  /** The network between the server and everybody. */
  readonly network: FakeNetwork;
  /** The game, as its quizmaster sees it. */
  state(): HostState;
  /** A team's players, answers and submissions. */
  team(name: string): FakeTeamNow;
  /** Every call so far, the oldest first. */
  readonly calls: readonly FakeCall[];
  /** The number of open live connections. */
  connections(): number;
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
  const state = openingState({ quiz, title, code, private_event, ads, surveys, id });
  const context = createServerContext(state, { clock, id });
  const { connections } = context;
  const shared = createNetwork({ clock, connections });
  const calls: FakeCall[] = [];
  const http = createHttp({ context, answers, calls, origin: fakeOrigin });
  let phones = 0;

  return {
    gameId: state.game.game_id,
    code: state.game.code,
    calls,
    host: createHost(context),
    network: shared.controls,
    connections: connections.count,

    phone(options = {}) {
      phones += 1;
      return createPhone({ context, http, shared, seed: seed * 1_000 + phones }, options);
    },

    state: () => hostState(state),

    team(name) {
      const team = teamNamed(state, name);
      if (!team) throw new Error(fakeErrors.noTeam(name));
      return teamNow(state, team);
    },
  };
}
