import { closeCodes, isExtra, livePaths, liveProtocol, meaningOf, parseClientFrame, replayMax } from '@snug/contract';
import type { LiveSocket, SocketListener } from '../../live/socket.ts';
import type { FakeHouse } from './house.ts';
import type { FakePlayer } from './state.ts';
import { type Parcel, streamOf } from './streams.ts';
import type { Told } from './told.ts';
import type { Weather } from './weather.ts';

/** The live connections of a fake server. */
export interface FakeLines {
  /** Opens one, as a browser would: what it is refused for comes after the open, with a code. */
  connect(address: string, weather: Weather, listener: SocketListener): LiveSocket;
  /** Numbers what a change tells, and says it: first the last words to whoever moved elsewhere, then to all who stay. */
  deliver(told: Told): void;
  /** A login has ended, and with it the connections it opened. */
  loggedOut(token: string): void;
  /** Ends the connections that are open in this weather. 1006: they just broke. */
  drop(weather: Weather, code: number, reason?: string): void;
  /** They stay open and carry nothing any more. */
  silence(weather: Weather): void;
  /** How many are open. */
  count(): number;
}

/** One connection that has been let in. */
interface Line {
  readonly player_id: string;
  readonly stream: string;
  readonly token: string | undefined;
  readonly knowsExtras: boolean;
  /** The last number written to it. */
  sent: number;
  readonly socket: OpenSocket;
}

interface OpenSocket {
  readonly weather: Weather;
  write(msg_id: number, body: string): void;
  close(code: number, reason?: string): void;
  silence(): void;
}

const skip = JSON.stringify({ type: 'SKIP' });
const thumped = JSON.stringify({ type: 'THUMP' });
const noGameAccess = JSON.stringify({ type: 'NO_GAME_ACCESS' });
const reloadGame = JSON.stringify({ type: 'RELOAD_GAME' });

const addresses = (['player', 'watcher'] as const).map((kind) => ({
  kind,
  pattern: new RegExp(`^${livePaths[kind].replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>[^/]+)`)}$`),
}));

export function createLines(getHouse: () => FakeHouse): FakeLines {
  const sockets = new Set<OpenSocket>();
  const lines = new Set<Line>();

  function connect(address: string, weather: Weather, listener: SocketListener): LiveSocket {
    const down = weather.lane();
    const up = weather.lane();
    let line: Line | undefined;
    let isOver = false;
    let isSilent = false;

    function over(code: number, reason: string): void {
      if (isOver) return;
      isOver = true;
      forget();
      listener.closed(code, reason);
    }

    function forget(): void {
      sockets.delete(socket);
      if (line) lines.delete(line);
    }

    const socket: OpenSocket = {
      weather,
      write(msg_id, body) {
        if (weather.loses(msg_id)) return;
        down(() => !isOver && !isSilent && listener.heard(JSON.stringify({ msg_id, data: body })));
      },
      close(code, reason = '') {
        forget();
        // A line that breaks breaks at once; a goodbye comes after what was said before it.
        if (code === 1006) over(code, reason);
        else down(() => over(code, reason));
      },
      silence() {
        isSilent = true;
      },
    };

    up(() => {
      if (isOver) return;
      if (weather.isOffline()) return over(1006, '');
      sockets.add(socket);
      listener.opened();
      // A browser cannot read why an upgrade was refused, so everybody is let in, and then told.
      line = enter(new URL(address, 'http://fake'), socket);
    });

    return {
      send(text) {
        const frame = parseClientFrame(text);
        up(() => {
          if (!isOver && line && frame?.kind === 'thump' && !isSilent) heal(line, frame.id);
        });
      },
      close() {
        isOver = true;
        forget();
      },
    };
  }

  /** Lets a connection in where its address belongs, and brings it up to date; or says goodbye. */
  function enter(url: URL, socket: OpenSocket): Line | undefined {
    const { state, streams } = getHouse();
    const place = placeOf(url);
    const token = url.searchParams.get('token') ?? undefined;
    if (token !== undefined && !state.tokens.has(token)) return turnAway(socket, closeCodes.tokenInvalid);
    if (place?.game_id !== state.game.gameid) return turnAway(socket, closeCodes.gameGone);
    const player = playerAt(place.id, token);
    if (!player) return turnAway(socket, closeCodes.noAccess);
    const hasEpoch = url.searchParams.has('e');
    // Whoever has loaded the game and is somewhere else in it since loads again.
    if (!holds(player, place)) return turnAway(socket, hasEpoch ? closeCodes.resync : closeCodes.noAccess);

    const stream = streamOf(player);
    const head = streams.position(stream);
    const last = url.searchParams.get('last');
    const isOurs = url.searchParams.get('e') === streams.epoch(stream) && Number(last) <= head;
    if (last !== null && (!isOurs || head - Number(last) > replayMax)) return turnAway(socket, closeCodes.resync);

    const knowsExtras = url.searchParams.get('proto') === liveProtocol;
    const sent = last === null ? head : Number(last);
    const line: Line = { player_id: player.player_id, stream, token, knowsExtras, sent, socket };
    lines.add(line);
    // An original client says not where it stands: under the number it may have already it is told to load.
    if (last === null && head > 0) socket.write(head, reloadGame);
    for (const parcel of streams.after(stream, sent)) write(line, parcel);
    return line;
  }

  function turnAway(socket: OpenSocket, code: number): undefined {
    if (meaningOf(code) === 'stop') socket.write(0, noGameAccess);
    socket.close(code);
  }

  function playerAt(id: string, token: string | undefined): FakePlayer | undefined {
    const { players, tokens } = getHouse().state;
    const account_id = token === undefined ? undefined : tokens.get(token);
    const here = players.filter(({ hasLeft }) => !hasLeft);
    const own = account_id === undefined ? undefined : here.find((player) => player.account_id === account_id);
    return own ?? here.find((player) => player.client_id === id && player.account_id === null);
  }

  function holds({ status, teamid, player_code }: FakePlayer, { kind, code }: Place): boolean {
    if (kind === 'watcher') return status !== 'joined' && player_code === code;
    const team = getHouse().state.teams.find((each) => each.teamid === teamid);
    return status === 'joined' && team?.team_code === code;
  }

  /** Answers a thump: what is newer than the client's last is said again. */
  function heal(line: Line, last: number): void {
    if (line.knowsExtras) line.socket.write(0, thumped);
    if (line.sent - last > replayMax) line.socket.close(closeCodes.resync);
    else for (const parcel of getHouse().streams.after(line.stream, last)) write(line, parcel);
  }

  function write(line: Line, { seq, body, only }: Parcel): void {
    line.sent = seq;
    // Of messages beyond the specification's 29 only who knows them hears; for others the number is a hole.
    if (isExtra(body) && !line.knowsExtras) return;
    if (only === undefined || only === line.player_id) line.socket.write(seq, body);
    else if (line.knowsExtras) line.socket.write(seq, skip);
  }

  /** To one who moves: what is for them alone or a farewell, and nothing after it. */
  function sayGoodbye(line: Line, parcels: readonly Parcel[]): void {
    lines.delete(line);
    const own = parcels.filter(({ stream }) => stream === line.stream);
    const isMeant = ({ only, farewell }: Parcel) => farewell || only === line.player_id;
    const last = own.findLastIndex(isMeant);
    for (const parcel of own.slice(0, last + 1)) {
      if (isMeant(parcel)) line.socket.write(parcel.seq, parcel.body);
      else if (line.knowsExtras) line.socket.write(parcel.seq, skip);
    }
    line.socket.close(closeCodes.resync);
  }

  return {
    connect,

    deliver({ posts, moved }) {
      const { streams, state } = getHouse();
      const parcels = posts.flatMap((post) => streams.append(post));
      for (const line of [...lines]) {
        if (moved.has(line.player_id)) sayGoodbye(line, parcels);
        else for (const parcel of parcels) if (parcel.stream === line.stream) write(line, parcel);
      }
      for (const { teamid } of state.teams) if (!streams.has(teamid)) streams.open(teamid);
    },

    loggedOut(token) {
      for (const line of [...lines]) if (line.token === token) line.socket.close(closeCodes.tokenInvalid);
    },

    drop(weather, code, reason) {
      for (const socket of [...sockets]) if (socket.weather.isPartOf(weather)) socket.close(code, reason);
    },

    silence(weather) {
      for (const socket of sockets) if (socket.weather.isPartOf(weather)) socket.silence();
    },

    count: () => lines.size,
  };
}

/** Where a connection goes, taken apart. */
interface Place {
  readonly kind: 'player' | 'watcher';
  readonly game_id: string;
  readonly id: string;
  /** The team's code or the player's. */
  readonly code: string;
}

function placeOf({ pathname }: URL): Place | undefined {
  for (const { kind, pattern } of addresses) {
    const found = pattern.exec(pathname)?.groups;
    if (!found) continue;
    const part = (name: string) => decodeURIComponent(found[name] ?? '');
    return {
      kind,
      game_id: part('game_id'),
      id: part('id'),
      code: part(kind === 'player' ? 'team_code' : 'player_code'),
    };
  }
  return undefined;
}
