import { antiForgeryHeader, type HostGame, livePaths, liveProtocol } from '@snug/contract';
import { RefusalBody } from '@snug/contract/shapes';
import { fetchTransport, type HttpPlayer, httpPlayer, livePathOf, openConnection } from '@snug/testing/http';
import { patientTransport } from './patience.ts';
import type { Player, Venue } from './player.ts';
import type { Tally } from './tally.ts';
import type { Team } from './teams.ts';

/** A request that the server must refuse with a status. A body that is a text is sent as it is, anything else as JSON. */
type Invalid = readonly [
  what: string,
  by: 'captain' | 'member' | 'stranger',
  request: `${'GET' | 'POST' | 'PUT'} /${string}`,
  body: unknown,
  refused: number,
  headers?: Record<string, string | undefined>,
];

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

const find = 'POST /api/player/game/code/find';
const load = 'GET /api/player/game/load';
const save = 'PUT /api/game/answer';
const suggest = 'POST /api/game/suggestanswer';
const withoutProof = { authorization: undefined, [antiForgeryHeader]: undefined };
const inventedToken = { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' };

const inTheLobby = ({ code, gameId }: Venue, alias: string): Invalid[] => [
  ['malformed JSON', 'captain', find, '{"code": "1', 400],
  ['a body of another kind', 'captain', find, ['123456'], 400],
  ['no code', 'captain', find, { code: '' }, 404],
  ['five digits', 'captain', find, { code: code.slice(1) }, 404],
  ['an unknown code', 'captain', find, { code: '000000' }, 404],
  ['a text that is not JSON', 'captain', find, 'code=1', 415, { 'content-type': 'text/plain' }],
  ['a body of 70 kB', 'captain', find, { code: '1'.repeat(70_000) }, 413],
  ['an address that is none', 'captain', 'POST /api/no/such/call', {}, 404],
  ['a game that is none', 'captain', `${load}?game_id=nogame`, undefined, 404],
  ['somebody else’s game', 'stranger', `${load}?game_id=${gameId}`, undefined, 403],
  ['an invented token', 'member', 'GET /api/player/name-check', undefined, 401, inventedToken],
  ['a call without the anti-forgery proof', 'captain', find, { code }, 403, withoutProof],
  ['a wrong one-time code', 'captain', 'POST /api/player/validate-code', { code: '000000', playerid: 'nobody' }, 400],
  ['a rival team by its public code', 'member', `POST /api/player/game/${gameId}/join`, { team_code: alias }, 403],
  ['the quizmaster’s command', 'captain', `POST /api/host/game/${gameId}/round/start`, { round_order: 1 }, 403],
  ['the answers, out of turn', 'captain', `POST /api/host/game/${gameId}/reveal`, { round_order: 1 }, 403],
  ['the quizmaster’s reminder', 'member', `POST /api/host/game/${gameId}/nudge`, undefined, 403],
  [
    'another name for a rival team',
    'captain',
    `POST /api/player/game/${gameId}/team/${alias}/name`,
    { team_name: 'Losers' },
    403,
  ],
  ['a round before it began', 'captain', submit(gameId, 1), { doubled: false, answers: [] }, 409],
];

const whileAsked = ({ gameId }: Venue, round_order: number): Invalid[] => {
  const write = { game_id: gameId, round_num: round_order, question_num: 0 };
  const suggested = { game_id: gameId, round_index: round_order - 1, q_idx: 0 };
  return [
    ['a member’s answer', 'member', save, { ...write, answer: 'mine' }, 403],
    ['a member’s submission', 'member', submit(gameId, round_order), { doubled: false, answers: [['mine']] }, 403],
    ['an answer to a question not asked', 'captain', save, { ...write, question_num: 49, answer: 'early' }, 409],
    ['an answer of another kind', 'captain', save, { ...write, answer: { text: 'x' } }, 400],
    ['more answers than asked for', 'captain', save, { ...write, answer: Array(30).fill('x') }, 400],
    ['an empty suggestion', 'member', suggest, { ...suggested, suggestion: '  ' }, 400],
    ['a suggestion as long as a novel', 'member', suggest, { ...suggested, suggestion: 'x'.repeat(5_000) }, 400],
  ];
};

const onceSubmitted = ({ gameId }: Venue, round_order: number): Invalid[] => {
  const another = { 'idempotency-key': 'another-one-altogether' };
  const write = { game_id: gameId, round_num: round_order, question_num: 0, answer: 'after all' };
  const better = { doubled: false, answers: [['better']] };
  return [
    ['another submission', 'captain', submit(gameId, round_order), better, 409, another],
    ['an answer after the submission', 'captain', save, write, 409],
  ];
};

const onceClosed = ({ gameId }: Venue, round_order: number): Invalid[] => {
  const late = { game_id: gameId, round_num: round_order, question_num: 0, answer: 'too late' };
  const suggested = { game_id: gameId, round_index: round_order - 1, q_idx: 0, suggestion: 'too late' };
  const double = `POST /api/player/game/${gameId}/round/${round_order}/double` as const;
  return [
    ['an answer after the close', 'captain', save, late, 409],
    ['a suggestion after the close', 'member', suggest, suggested, 409],
    ['a doubling after the close', 'captain', double, { doubled: true }, 409],
  ];
};

function submit(gameId: string, round_order: number): `POST /${string}` {
  return `POST /api/player/game/${gameId}/round/${round_order}/submit`;
}

export function newAbusiveClient({ captain, members }: Team, rivals: readonly Team[], venue: Venue): AbusiveClient {
  const [member = captain] = members;
  const people = {
    captain: { who: captain.who, http: sameAs(captain, venue) },
    member: { who: member.who, http: sameAs(member, venue) },
    stranger: {
      who: 'A stranger',
      http: httpPlayer(
        patientTransport(
          fetchTransport(() => venue.origin),
          venue.timeUp,
        ),
      ),
    },
  };
  const sendAll = async (all: readonly Invalid[], game?: HostGame) => {
    // Ten suggestions a minute are a player's: two rounds of invalid ones leave some for the quiz.
    const requests = all.filter((each) => each[2] !== suggest || !game || orderOf(game) <= 2);
    await Promise.all(requests.map((request) => sendInvalid(request, people[request[1]], venue.tally)));
  };
  const orderOf = ({ rounds, state }: HostGame) => rounds[state.round_index]?.round_order ?? 0;

  return {
    async inTheLobby() {
      const { view } = captain.game.get();
      const alias = view?.game_teams.find(({ team_name }) => team_name === rivals[0]?.name)?.team_code ?? '';
      await sendAll(inTheLobby(venue, alias));
      if (!view?.team) throw new Error(`${captain.who} is on no team.`);
      const { http } = people.captain;
      const own = livePathOf(http, venue.gameId, view);
      const rival = livePaths.player
        .replace('{game_id}', venue.gameId)
        .replace('{id}', http.clientId)
        .replace('{team_code}', encodeURIComponent(alias));
      // Without a cursor: with the cursor of another stream the server would answer with a reload instead.
      await sendFrames('the rival team’s stream', rival, [], 4003, http, venue);
      const garbage = ['hello', '{"type":"ASK"}', 'acknowledge|-1', 'thump thump|1e9', 'SUDO|1'];
      await sendFrames('garbage on the stream', own, garbage, 1008, http, venue);
      await sendFrames('5 kB on the stream', own, ['x'.repeat(5_000)], 1009, http, venue);
    },
    whileAsked: (game) => sendAll(whileAsked(venue, orderOf(game)), game),
    onceSubmitted: (game) => sendAll(onceSubmitted(venue, orderOf(game))),
    onceClosed: (game) => sendAll(onceClosed(venue, orderOf(game)), game),
    onceEnded: () => sendAll([['the code of an ended game', 'captain', find, { code: venue.code }, 404]]),
  };
}

/** The same person beside the client, which would send nothing invalid. */
function sameAs({ client: { session } }: Player, { origin, timeUp }: Venue): HttpPlayer {
  const player = httpPlayer(
    patientTransport(
      fetchTransport(() => origin),
      timeUp,
    ),
    session.clientId(),
  );
  player.token = session.token();
  return player;
}

/** Sends it, and checks that the refusal has the one expected shape. */
async function sendInvalid(
  [what, , request, body, refused, headers]: Invalid,
  { who, http }: { who: string; http: HttpPlayer },
  tally: Tally,
): Promise<void> {
  const [method = '', path = ''] = request.split(' ');
  tally.counts.invalid++;
  const reply = await http.request({ method, path, body, headers });
  const complaint = reply.status === refused ? faultOf(reply.body, refused) : `was answered ${reply.status}`;
  if (complaint)
    tally.wrong.push(`${who}, ${what}: ${complaint}, not refused with ${refused}: ${reply.body.slice(0, 200)}`);
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

/** Sends invalid frames; the server must close the connection with this code. */
async function sendFrames(
  what: string,
  path: string,
  frames: readonly string[],
  expected: number,
  { token }: HttpPlayer,
  { origin, tally }: Venue,
): Promise<void> {
  tally.counts.invalid++;
  const query = { pre_connect_auth: 'true', proto: liveProtocol, ...(token && { token }) };
  const connection = await openConnection(origin, path, query);
  for (const frame of frames) connection.send(frame);
  const code = await connection.closed;
  if (code === expected) tally.counts.refusals++;
  else tally.wrong.push(`Rex, ${what}: the connection was closed with ${code}, not with ${expected}.`);
}
