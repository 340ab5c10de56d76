import { type GameView, livePaths, liveProtocol } from '@snug/contract';
import { WebSocket } from 'ws';
import type { HttpPlayer } from './player.ts';

export interface Heard {
  readonly msg_id: number;
  readonly data: { readonly type: string; readonly [field: string]: unknown };
}

/** A live connection, with all messages it has received. */
export interface TestConnection {
  readonly heard: Heard[];
  /** How many teams are in, each time it was told: apart from the messages, since a pause decides how many of these come. */
  readonly teamsIn: Heard['data'][];
  /** The types of those messages. */
  types(): string[];
  /** Waits for the nth message of this type. */
  until(type: string, nth?: number): Promise<Heard>;
  /** Waits for the close and its code. */
  readonly closed: Promise<number>;
  /** Waits for the close and the reason given with it. */
  readonly reason: Promise<string>;
  send(text: string): void;
  drop(): void;
}

/** How long a test waits for a message that arrives within milliseconds, or not at all. */
const timeoutMs = 120_000;

export async function openConnection(
  url: string,
  path: string,
  query: Record<string, string | number>,
  connections = new Set<WebSocket>(),
  headers: Record<string, string> = {},
): Promise<TestConnection> {
  const address = new URL(path, url.replace('http', 'ws'));
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const socket = new WebSocket(address, { headers });
  connections.add(socket);
  const heard: Heard[] = [];
  const teamsIn: Heard['data'][] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (frame) => {
    const { msg_id, data } = JSON.parse(String(frame));
    const content: Heard['data'] = JSON.parse(data);
    if (content.type === 'TEAMS_IN') teamsIn.push(content);
    else heard.push({ msg_id, data: content });
    for (const look of waiting) look();
  });
  const over = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => {
      connections.delete(socket);
      resolve({ code, reason: String(reason) });
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('error', () => {});
  return {
    heard,
    teamsIn,
    types: () => heard.map(({ data }) => data.type),
    until: (type, nth = 1) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = heard.filter(({ data }) => data.type === type)[nth - 1];
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        const timer = setTimeout(() => {
          reject(new Error(`No ${type} (${nth}) was heard, only ${heard.map(({ data }) => data.type)}.`));
        }, timeoutMs);
        waiting.add(look);
        look();
      }),
    closed: over.then(({ code }) => code),
    reason: over.then(({ reason }) => reason),
    send: (text) => socket.send(text),
    drop: () => socket.terminate(),
  };
}

/** A game as loaded by a player, from which on the live connection tells what happens. */
export type Place = Pick<GameView, 'me' | 'team' | 'last_msg_id' | 'epoch'>;

/** The address of a player's live connection in a game: the team's, or a watcher's own. */
export function livePathOf(
  { clientId }: Pick<HttpPlayer, 'clientId'>,
  game_id: string,
  { me, team }: Pick<Place, 'me' | 'team'>,
): string {
  const path = team
    ? livePaths.player.replace('{team_code}', encodeURIComponent(team.team_code))
    : livePaths.watcher.replace('{player_code}', me.player_code);
  return path.replace('{game_id}', game_id).replace('{id}', clientId);
}

/** The query of a live connection: where it goes on, and who asks. */
export function cursorOf(
  { token }: Pick<HttpPlayer, 'token'>,
  { last_msg_id, epoch }: Pick<Place, 'last_msg_id' | 'epoch'>,
) {
  return { proto: liveProtocol, last: last_msg_id, e: epoch, ...(token && { token }) };
}

/** The address of a player's live connection from a load on, with its query. */
export function liveAddressOf(player: HttpPlayer, game_id: string, view: Place): string {
  const query = Object.entries(cursorOf(player, view)).map(([name, value]): [string, string] => [name, String(value)]);
  return `${livePathOf(player, game_id, view)}?${new URLSearchParams(query)}`;
}

/** The content of a connection's nth message of a type. */
export async function messageOf(live: TestConnection, type: string, nth = 1): Promise<Heard['data']> {
  return (await live.until(type, nth)).data;
}

/** The types of all messages sent to a connection so far: a heartbeat is answered after everything before it. */
export async function heardBy(connection: TestConnection): Promise<string[]> {
  const thumps = connection.types().filter((type) => type === 'THUMP').length;
  connection.send('thump thump|9999');
  await connection.until('THUMP', thumps + 1);
  return connection.types().filter((type) => type !== 'THUMP');
}

/** The connection, once it is admitted: only then is a heartbeat answered. Its answer is not among the messages heard. */
export async function admitted(connection: TestConnection): Promise<TestConnection> {
  // Names the last number, so that nothing is sent again.
  connection.send('thump thump|999999999999999');
  const answer = await connection.until('THUMP');
  connection.heard.splice(connection.heard.indexOf(answer), 1);
  return connection;
}
