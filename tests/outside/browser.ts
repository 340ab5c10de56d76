import { randomBytes } from 'node:crypto';
import { type House, type Reply, type Sent, send } from './house.ts';

/** What a browser keeps of the site, and calls with it as the site's pages do. */
export interface Browser {
  readonly clientId: string;
  /** The login, sent as a bearer. */
  token: string | undefined;
  /** Makes a call with the client id, the login, and the proof from the cookie. */
  call(method: string, path: string, body?: unknown, more?: Sent): Promise<Reply>;
}

export function newBrowser(port: number, from?: string): Browser {
  let cookie: string | undefined;
  const browser: Browser = {
    clientId: randomBytes(16).toString('hex'),
    token: undefined,
    async call(method, path, body, more = {}) {
      if (cookie === undefined && method !== 'GET') await browser.call('GET', '/api/version');
      const reply = await send(port, path, {
        method,
        body,
        ...(from !== undefined && { from }),
        ...more,
        headers: {
          'user-client-id': browser.clientId,
          ...(cookie !== undefined && { cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie }),
          ...(browser.token !== undefined && { authorization: `Bearer ${browser.token}` }),
          ...more.headers,
        },
      });
      cookie = /XSRF-TOKEN=([^;]+)/.exec(String(reply.headers['set-cookie'] ?? ''))?.[1] ?? cookie;
      return reply;
    },
  };
  return browser;
}

/** The quizmaster of the house, signed in by the printed link. */
export async function quizmasterOf(house: House, from?: string): Promise<Browser> {
  const browser = newBrowser(house.port, from);
  const { status, json, text } = await browser.call('POST', '/api/host/sign-in', { link: house.link });
  if (status !== 200) throw new Error(`the quizmaster cannot sign in: ${status} ${text}`);
  browser.token = json.token;
  return browser;
}

export interface Game {
  readonly game_id: string;
  readonly code: string;
}

const quiz = {
  title: 'A quiz',
  rounds: [
    {
      title: 'Capitals',
      questions: [
        { question_text: 'Capital of France?', accepted: [['paris']] },
        { question_text: 'Capital of Peru?', accepted: [['lima']] },
      ],
    },
  ],
};

/** Makes a game with one round of two questions, open to whoever has its code. */
export async function newGame(quizmaster: Browser, more: Record<string, unknown> = {}): Promise<Game> {
  const reply = await quizmaster.call('POST', '/api/host/game/new', { title: quiz.title, pack: quiz, ...more });
  if (reply.status !== 200) throw new Error(`no game: ${reply.status} ${reply.text}`);
  return reply.json;
}

/** Starts the first round of a game and asks its first question: answers are accepted from then on. */
export async function beginGame(quizmaster: Browser, { game_id }: Game): Promise<void> {
  const start = await quizmaster.call('POST', `/api/host/game/${game_id}/round/start`, { round_order: 1 });
  const { json } = await quizmaster.call('GET', `/api/host/game/${game_id}`);
  const question_id = json.rounds[0].questions[0].question_id;
  const ask = await quizmaster.call('POST', `/api/host/game/${game_id}/ask`, { question_id });
  if (start.status !== 200 || ask.status !== 200) throw new Error(`not begun: ${start.text} ${ask.text}`);
}

/** Looks a game up by its code and joins it with a new team, as a phone does. */
export async function joinAs(browser: Browser, game: Game, team_name: string): Promise<Reply> {
  const found = await browser.call('POST', '/api/player/game/code/find', { code: game.code });
  return found.status === 200 ? bringTeam(browser, game, team_name) : found;
}

/** Joins at once with a new team, as no page does. */
export function bringTeam(browser: Browser, { code }: Game, team_name: string): Promise<Reply> {
  return browser.call('POST', '/api/player/game/code/join', {
    code,
    team_name,
    kt_team_id: 'new',
    num_players: 2,
    invites: [],
  });
}

/** Logs in by a code from the house's outbox, as a new account the first time. */
export async function logIn(browser: Browser, port: number, player_name: string, email: string): Promise<Browser> {
  const asked = await browser.call('POST', '/api/player/registerplayer', { player_name, email, phone: '' });
  if (asked.status !== 200) throw new Error(`no code: ${asked.status} ${asked.text}`);
  const code = await newestCode(port, email);
  const { status, json, text } = await browser.call('POST', '/api/player/validate-code', {
    code,
    playerid: asked.json.playerid,
  });
  if (status !== 200) throw new Error(`not logged in: ${status} ${text}`);
  browser.token = json.message;
  return browser;
}

/**
 * Asks for a code, and once more when a minute has to pass between two of strangers to one contact: on the house's own
 * clock, as soon as the refusal has said that it may be.
 */
export async function askedInTime(house: House, ask: () => Promise<Reply>): Promise<Reply> {
  const first = await ask();
  if (first.status !== 429) return first;
  const seconds = Number(first.headers['retry-after']);
  if (!(seconds <= 60)) throw new Error(`no code within a minute: ${first.text}`);
  await house.later(seconds + 1);
  return ask();
}

/** The newest code that the house has sent to a contact, as its outbox has it. */
export async function newestCode(port: number, contact: string): Promise<string> {
  const { json } = await send(port, '/dev/outbox');
  const newest = json.find(({ to, text }: { to: string; text: string }) => to === contact && /\b\d{6,8}\b/.test(text));
  const code = /\b\d{6,8}\b/.exec(newest?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code for ${contact} in the outbox: ${JSON.stringify(json)}`);
  return code;
}
