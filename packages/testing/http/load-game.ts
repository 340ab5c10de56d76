import {
  hostAsk,
  hostLoadGame,
  hostNewGame,
  hostSignIn,
  hostStartRound,
  joinWithCode,
  registerPlayer,
  validateCode,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import { type HttpClient, newHttpClient } from './http-client.ts';

/** How many rounds a quiz has, with how many questions each. */
export interface QuizSize {
  readonly title: string;
  readonly rounds: number;
  readonly questions: number;
}

/** A game that players can join. */
export interface OpenGame {
  readonly host: HttpClient;
  readonly game_id: string;
  readonly code: string;
  /** The questions' ids, round by round. */
  readonly rounds: readonly (readonly string[])[];
}

/** The quizmaster signs in by the printed link. */
export async function signIn(port: number, link: string): Promise<HttpClient> {
  const host = newHttpClient(port);
  host.token = (await host.call(hostSignIn, { body: { link } })).token;
  return host;
}

export async function newGame(host: HttpClient, { title, rounds, questions }: QuizSize): Promise<OpenGame> {
  const round = (n: number) => ({
    title: `Round ${n + 1}`,
    double_or_nothing: true,
    questions: Array.from({ length: questions }, (_, q) => ({
      question_text: `Question ${q + 1}?`,
      accepted: [['yes']],
    })),
  });
  const pack = Pack.parse({ title, rounds: Array.from({ length: rounds }, (_, n) => round(n)) });
  const { game_id, code } = await host.call(hostNewGame, { body: { title, pack } });
  const game = await host.call(hostLoadGame, { params: { id: game_id } });
  return {
    host,
    game_id,
    code,
    rounds: game.rounds.map((each) => each.questions.map(({ question_id }) => question_id)),
  };
}

/** Starts a round and asks all its questions: from then on answers are accepted. */
export async function askRound({ host, game_id, rounds }: OpenGame, round_order: number): Promise<void> {
  const params = { id: game_id };
  await host.call(hostStartRound, { params, body: { round_order } });
  for (const question_id of rounds[round_order - 1] ?? []) await host.call(hostAsk, { params, body: { question_id } });
}

/** A captain with a team of their own in the game. */
export async function newCaptain(port: number, code: string, team_name: string, isGuest: boolean): Promise<HttpClient> {
  const captain = newHttpClient(port);
  if (!isGuest) await logIn(captain, port);
  await captain.call(joinWithCode, { body: { code, team_name, kt_team_id: 'new', num_players: 1, invites: [] } });
  return captain;
}

/** Logs in by e-mail, with the code from the outbox. */
export async function logIn(caller: HttpClient, port: number): Promise<void> {
  const email = `${caller.clientId}@example.com`;
  const { playerid } = await caller.call(registerPlayer, { body: { player_name: 'Loader', email } });
  const reply = await fetch(`http://127.0.0.1:${port}/dev/outbox`, { headers: { accept: 'application/json' } });
  // The format of our own server.
  const notifications = (await reply.json()) as readonly { to: string; code: string }[];
  const code = notifications.find(({ to }) => to === email)?.code ?? '';
  caller.token = (await caller.call(validateCode, { body: { code, playerid } })).message;
}
