import {
  antiForgeryCookie,
  antiForgeryHeader,
  clientIdHeader,
  type HostGame,
  livePaths,
  liveProtocol,
} from '@snug/contract';
import { Envelope, RefusalBody } from '@snug/contract/shapes';
import type { Player } from './player.ts';
import type { Tally } from './tally.ts';
import type { Team, Venue } from './teams.ts';

/** A request that the server must refuse. */
interface InvalidRequest {
  readonly what: string;
  readonly by: Player;
  readonly method?: 'GET' | 'PUT';
  readonly path: string;
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Record<string, string | undefined>;
  readonly refused: number;
}

/** A client that sends invalid requests, and expects a proper refusal each time. */
export interface AbusiveClient {
  /** Before the first round. */
  inTheLobby(): Promise<void>;
  /** While a question is open and nothing is submitted. */
  whileAsked(game: HostGame): Promise<void>;
  /** After its own team's submission. */
  onceSubmitted(game: HostGame): Promise<void>;
  /** After the close. */
  onceClosed(game: HostGame): Promise<void>;
  /** After the last round. */
  onceEnded(): Promise<void>;
}

export function newAbusiveClient(team: Team, rivals: readonly Team[], venue: Venue): AbusiveClient {
  const { tally, origin, gameId } = venue;
  const { captain } = team;
  const [member = captain] = team.members;
  const stranger = { ...captain.phone, who: 'A stranger' };
  const submit = (order: number) => `/api/player/game/${gameId}/round/${order}/submit`;
  const alias = () =>
    captain.game.get().view?.game_teams.find(({ team_name }) => team_name === rivals[0]?.name)?.team_code ?? '';

  async function sendAll(requests: readonly InvalidRequest[]): Promise<void> {
    await Promise.all(requests.map((request) => sendInvalid(request, origin, tally)));
  }

  const roundOf = ({ rounds, state }: HostGame) => {
    const round = rounds[state.round_index];
    if (!round) throw new Error(`There is no round ${state.round_index} at the quizmaster.`);
    return round;
  };
  const answerOn = (game: HostGame, answer: unknown, question_num = 0) => ({
    game_id: gameId,
    round_num: roundOf(game).round_order,
    question_num,
    answer,
  });

  return {
    async inTheLobby() {
      const find = '/api/player/game/code/find';
      await sendAll([
        { what: 'malformed JSON', by: captain, path: find, body: '{"code": "1', refused: 400 },
        { what: 'a body of another kind', by: captain, path: find, body: ['123456'], refused: 400 },
        { what: 'no code', by: captain, path: find, body: { code: '' }, refused: 404 },
        { what: 'five digits', by: captain, path: find, body: { code: venue.code.slice(1) }, refused: 404 },
        { what: 'an unknown code', by: captain, path: find, body: { code: '000000' }, refused: 404 },
        {
          what: 'a text that is not JSON',
          by: captain,
          path: find,
          body: 'code=1',
          headers: { 'content-type': 'text/plain' },
          refused: 415,
        },
        { what: 'a body of 70 kB', by: captain, path: find, body: { code: '1'.repeat(70_000) }, refused: 413 },
        { what: 'an address that is none', by: captain, path: '/api/no/such/call', body: {}, refused: 404 },
        {
          what: 'a game that is none',
          by: captain,
          method: 'GET',
          path: '/api/player/game/load?game_id=nogame',
          refused: 404,
        },
        {
          what: 'somebody else’s game',
          by: { ...captain, phone: stranger },
          method: 'GET',
          path: `/api/player/game/load?game_id=${gameId}`,
          headers: { [clientIdHeader]: 'a-client-id-nobody-has', authorization: undefined },
          refused: 403,
        },
        {
          what: 'an invented token',
          by: member,
          method: 'GET',
          path: '/api/player/name-check',
          headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
          refused: 401,
        },
        {
          what: 'a call without the anti-forgery proof',
          by: captain,
          path: find,
          body: { code: venue.code },
          headers: { authorization: undefined, [antiForgeryHeader]: undefined },
          refused: 403,
        },
        {
          what: 'a wrong one-time code',
          by: captain,
          path: '/api/player/validate-code',
          body: { code: '000000', playerid: 'nobody' },
          refused: 400,
        },
        {
          what: 'a rival team by its public code',
          by: member,
          path: `/api/player/game/${gameId}/join`,
          body: { team_code: alias() },
          refused: 403,
        },
        {
          what: 'the quizmaster’s command',
          by: captain,
          path: `/api/host/game/${gameId}/round/start`,
          body: { round_order: 1 },
          refused: 403,
        },
        {
          what: 'the answers, out of turn',
          by: captain,
          path: `/api/host/game/${gameId}/reveal`,
          body: { round_order: 1 },
          refused: 403,
        },
        { what: 'the quizmaster’s reminder', by: member, path: `/api/host/game/${gameId}/nudge`, refused: 403 },
        {
          what: 'another name for a rival team',
          by: captain,
          path: `/api/player/game/${gameId}/team/${alias()}/name`,
          body: { team_name: 'Losers' },
          refused: 403,
        },
        {
          what: 'a round before it began',
          by: captain,
          path: submit(1),
          body: { doubled: false, answers: [] },
          refused: 409,
        },
      ]);
      await sendFrames('the rival team’s stream', foreignLiveUrl(captain, venue, alias()), [], [4003], tally);
      await sendFrames(
        'garbage on the stream',
        ownLiveUrl(captain, venue),
        ['hello', '{"type":"ASK"}', 'acknowledge|-1', 'thump thump|1e9', 'SUDO|1'],
        [1008],
        tally,
      );
      await sendFrames('5 kB on the stream', ownLiveUrl(captain, venue), ['x'.repeat(5_000)], [1009], tally);
    },

    async whileAsked(game) {
      const round = roundOf(game);
      await sendAll([
        {
          what: 'a member’s answer',
          by: member,
          method: 'PUT',
          path: '/api/game/answer',
          body: answerOn(game, 'mine'),
          refused: 403,
        },
        {
          what: 'a member’s submission',
          by: member,
          path: submit(round.round_order),
          body: { doubled: false, answers: [['mine']] },
          refused: 403,
        },
        {
          what: 'an answer to a question not asked',
          by: captain,
          method: 'PUT',
          path: '/api/game/answer',
          body: answerOn(game, 'early', 49),
          refused: 409,
        },
        {
          what: 'an answer of another kind',
          by: captain,
          method: 'PUT',
          path: '/api/game/answer',
          body: answerOn(game, { text: 'x' }),
          refused: 400,
        },
        {
          what: 'more answers than asked for',
          by: captain,
          method: 'PUT',
          path: '/api/game/answer',
          body: answerOn(game, Array(30).fill('x')),
          refused: 400,
        },
        {
          what: 'an empty suggestion',
          by: member,
          path: '/api/game/suggestanswer',
          body: { game_id: gameId, round_index: round.round_order - 1, q_idx: 0, suggestion: '  ' },
          refused: 400,
        },
        {
          what: 'a suggestion as long as a novel',
          by: member,
          path: '/api/game/suggestanswer',
          body: { game_id: gameId, round_index: round.round_order - 1, q_idx: 0, suggestion: 'x'.repeat(5_000) },
          refused: 400,
        },
      ]);
    },

    async onceSubmitted(game) {
      const { round_order } = roundOf(game);
      await sendAll([
        {
          what: 'another submission',
          by: captain,
          path: submit(round_order),
          body: { doubled: false, answers: [['better']] },
          headers: { 'idempotency-key': 'another-one-altogether' },
          refused: 409,
        },
        {
          what: 'an answer after the submission',
          by: captain,
          method: 'PUT',
          path: '/api/game/answer',
          body: answerOn(game, 'after all'),
          refused: 409,
        },
      ]);
    },

    async onceClosed(game) {
      const { round_order } = roundOf(game);
      await sendAll([
        {
          what: 'an answer after the close',
          by: captain,
          method: 'PUT',
          path: '/api/game/answer',
          body: answerOn(game, 'too late'),
          refused: 409,
        },
        {
          what: 'a suggestion after the close',
          by: member,
          path: '/api/game/suggestanswer',
          body: { game_id: gameId, round_index: round_order - 1, q_idx: 0, suggestion: 'too late' },
          refused: 409,
        },
        {
          what: 'a doubling after the close',
          by: captain,
          path: `/api/player/game/${gameId}/round/${round_order}/double`,
          body: { doubled: true },
          refused: 409,
        },
      ]);
    },

    async onceEnded() {
      await sendAll([
        {
          what: 'the code of an ended game',
          by: captain,
          path: '/api/player/game/code/find',
          body: { code: venue.code },
          refused: 404,
        },
      ]);
    },
  };
}

/** Sends it, and checks that the refusal has the one expected shape. */
async function sendInvalid(request: InvalidRequest, origin: string, tally: Tally): Promise<void> {
  const { what, by, method = 'POST', path, body, refused } = request;
  const { session } = by.phone.client;
  const proof = /XSRF-TOKEN=([^;]+)/.exec(by.phone.cookies())?.[1];
  const headers = Object.entries({
    'content-type': 'application/json',
    cookie: proof && `${antiForgeryCookie}=${proof}`,
    [antiForgeryHeader]: proof && decodeURIComponent(proof),
    [clientIdHeader]: session.clientId(),
    authorization: session.token() && `Bearer ${session.token()}`,
    ...request.headers,
  }).filter((header): header is [string, string] => header[1] !== undefined);

  tally.counts.invalid++;
  const reply = await fetch(origin + path, {
    method,
    headers: headers.filter(([name]) => method !== 'GET' || name !== 'content-type'),
    ...(method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await reply.text();
  const complaint = reply.status === refused ? faultOf(text, refused) : `was answered ${reply.status}`;
  if (complaint)
    tally.wrong.push(`${by.who}, ${what}: ${complaint}, not refused with ${refused}: ${text.slice(0, 200)}`);
  else tally.counts.refusals++;
}

/** What is wrong with a refusal's body; undefined if it is a plain sentence for people. */
function faultOf(text: string, status: number): string | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'was not answered in JSON';
  }
  const read = RefusalBody.safeParse(body);
  if (!read.success) return 'has no status_code and detail';
  const { status_code, detail } = read.data;
  if (status_code !== status) return `says status_code ${status_code}`;
  if (detail === '' || detail.length > 300) return 'has no sentence';
  return /[<>{}\n]|\.[jt]s:\d|\bError\b|\bSELECT\b/.test(detail) ? 'says more than people can use' : undefined;
}

/** Sends invalid frames; the server must close the connection with one of these codes. */
async function sendFrames(
  what: string,
  url: string,
  frames: readonly string[],
  codes: readonly number[],
  tally: Tally,
): Promise<void> {
  tally.counts.invalid++;
  const code = await new Promise<number>((resolve) => {
    const socket = new WebSocket(url);
    const patience = setTimeout(() => {
      resolve(0);
      socket.close();
    }, 5_000);
    socket.onopen = () => {
      for (const frame of frames) socket.send(frame);
    };
    socket.onmessage = ({ data }) => {
      Envelope.parse(JSON.parse(String(data)));
    };
    socket.onclose = (event) => {
      clearTimeout(patience);
      resolve(event.code);
    };
  });
  if (codes.includes(code)) tally.counts.refusals++;
  else tally.wrong.push(`Rex, ${what}: the connection was closed with ${code}, not with ${codes.join(' or ')}.`);
}

function ownLiveUrl(player: Player, venue: Venue): string {
  return liveUrl(player, venue, player.game.get().view?.team?.team_code ?? '');
}

/** Without a cursor: with the cursor of another stream the server would answer with a reload instead. */
function foreignLiveUrl(player: Player, venue: Venue, code: string): string {
  return liveUrl(player, venue, code).replace(/&last=.*$/, '');
}

function liveUrl({ game, phone }: Player, { origin, gameId }: Venue, team_code: string): string {
  const { view } = game.get();
  const path = livePaths.player
    .replace('{game_id}', gameId)
    .replace('{id}', phone.client.session.clientId())
    .replace('{team_code}', encodeURIComponent(team_code));
  const query = new URLSearchParams({
    pre_connect_auth: 'true',
    token: phone.client.session.token() ?? '',
    last: String(view?.last_msg_id ?? 0),
    e: view?.epoch ?? '',
    proto: liveProtocol,
  });
  return `${origin.replace(/^http/, 'ws')}${path}?${query}`;
}
