import type { TestServer } from '../program/built-server.ts';

/** A game of one round, hosted without a screen: a player's journey needs no console. */
export interface ShortGame {
  readonly gameId: string;
  readonly code: string;
  /** Asks question `n`, counted from 1; the first one also starts the round. */
  ask(n: number): Promise<void>;
  /** The host's answers of a player to the questions asked so far, the first of each. */
  answersOf(player: { clientId: string }): Promise<string[]>;
  /** What teams submitted in this round: each submission's answers, the first of each. */
  submitted(): Promise<string[][]>;
}

/** The calls of the server's quizmaster, signed in by the printed link: only once, since the link works once. */
export async function hostOf(server: TestServer) {
  const link = new URLSearchParams(new URL(server.signInLink).hash.slice(1)).get('link');
  const { token } = await callServer<{ token: string }>(server, {}, 'POST', '/api/host/sign-in', { link });
  return <T>(method: string, path: string, body?: unknown) =>
    callServer<T>(server, { authorization: `Bearer ${token}` }, method, path, body);
}

/** The quizmaster of a server, signed in by the printed link. */
export async function signIn(server: TestServer) {
  const host = await hostOf(server);

  /** Makes a game of this many questions. */
  async function newShortGame(title: string, questions = 3): Promise<ShortGame> {
    const pack = {
      title,
      rounds: [
        {
          title: 'A round',
          questions: Array.from({ length: questions }, (_, index) => ({
            question_text: `What is ${index + 1}?`,
            accepted: [['so']],
          })),
        },
      ],
    };
    const { game_id, code } = await host<{ game_id: string; code: string }>('POST', '/api/host/game/new', {
      title,
      pack,
    });
    const game = `/api/host/game/${game_id}`;
    type Loaded = {
      rounds: { round_order: number; questions: { question_id: string }[] }[];
      teams: { submitted: Record<string, { answers: string[][] }> }[];
    };
    const { rounds } = await host<Loaded>('GET', game);
    const [round] = rounds;
    if (!round) throw new Error('A game without a round.');

    return {
      gameId: game_id,
      code,
      async ask(n) {
        if (n === 1) await host('POST', `${game}/round/start`, { round_order: round.round_order });
        await host('POST', `${game}/ask`, { question_id: round.questions[n - 1]?.question_id });
      },
      async answersOf({ clientId }) {
        type View = { round: { asked: { answers: string[] }[] } };
        const path = `/api/player/game/load?game_id=${game_id}`;
        const view = await callServer<View>(server, { 'user-client-id': clientId }, 'GET', path);
        return view.round.asked.map(({ answers }) => answers[0] ?? '');
      },
      async submitted() {
        const { teams } = await host<Loaded>('GET', game);
        return teams.flatMap((team) =>
          Object.values(team.submitted).map(({ answers }) => answers.map(([first = '']) => first)),
        );
      },
    };
  }

  return { newShortGame };
}

/** Calls a server as a program does: without a browser it needs no anti-forgery token. */
async function callServer<T>(
  server: TestServer,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const reply = await fetch(server.url + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}
