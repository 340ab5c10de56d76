import { holdSocket, joinAs, newId, send, uploadSlowly } from './by-hand.ts';

/**
 * What somebody at the same address does to a server. Nothing here knows more of the product than what its pages send. All
 * of it comes from one machine, at a rate that one laptop keeps up.
 */

/** The game that the honest play, which whoever sits beside them knows. */
export interface Target {
  readonly port: number;
  readonly game_id: string;
  readonly code: string;
}

/** Counts an answer, a status or what became of a socket. */
type Count = (what: string | number) => void;

interface Flood {
  readonly does: string;
  /** How often a second, at most. */
  readonly perSecond: number;
  start(target: Target, count: Count, enough: AbortSignal): void;
}

/** How many sockets lie about, and how many uploads are under way, at most. */
const socketsAtOnce = 600;
const uploadsAtOnce = 54;

export const floods: Readonly<Record<string, Flood>> = {
  sockets: {
    does: `refused upgrades that never answer the close, ${socketsAtOnce} open at once`,
    perSecond: 200,
    start({ port, game_id }, count, enough) {
      let open = 0;
      paced(this, enough, () => {
        if (open >= socketsAtOnce) return;
        open += 1;
        holdSocket(port, `/api/game/ws/${game_id}/watcher/${newId()}/none?proto=2`, enough, (what) => {
          open -= 1;
          count(what);
        });
      });
    },
  },
  codes: {
    does: 'wrong codes, each from a new client',
    perSecond: 40,
    start({ port }, count, enough) {
      paced(this, enough, () => {
        const call = { id: newId(), body: { code: anyCode() } };
        send(port, 'POST', '/api/player/game/code/find', call, enough).then(count);
      });
    },
  },
  exists: {
    does: 'background fetches of /exists by a foreign page',
    perSecond: 40,
    start({ port }, count, enough) {
      paced(this, enough, () => {
        send(port, 'GET', `/api/player/game/${anyCode()}/exists`, { headers: foreign }, enough).then(count);
      });
    },
  },
  logins: {
    does: 'codes for invented e-mails, each asked for by a new client',
    perSecond: 20,
    start({ port }, count, enough) {
      paced(this, enough, () => {
        const id = newId();
        const call = { id, body: { player_name: 'Nobody', email: `${id}@example.com`, phone: '' } };
        send(port, 'POST', '/api/player/registerplayer', call, enough).then(count);
      });
    },
  },
  teams: {
    does: 'new players with a team each, in the game that the honest play',
    perSecond: 50,
    start({ port, code }, count, enough) {
      paced(this, enough, () => void joinAs(port, code, newId(), enough).then(count));
    },
  },
  uploads: {
    does: `pictures a byte a second, ${uploadsAtOnce} at once, by players who joined for it`,
    perSecond: 20,
    start({ port, game_id, code }, count, enough) {
      let open = 0;
      paced(this, enough, async () => {
        if (open >= uploadsAtOnce) return;
        open += 1;
        const id = newId();
        const joined = await joinAs(port, code, id, enough);
        count(joined === 200 ? await uploadSlowly(port, game_id, id, enough) : `no player: ${joined}`);
        open -= 1;
      });
    },
  },
  foreign: {
    does: 'calls that a foreign page makes, reading and changing, as browsers send them',
    perSecond: 60,
    start({ port, game_id, code }, count, enough) {
      const calls = [
        () => send(port, 'POST', '/api/player/game/code/find', { body: { code }, headers: simple }, enough),
        () => send(port, 'POST', `/api/player/game/${game_id}/join`, { body: {}, headers: simple }, enough),
        () => send(port, 'GET', `/api/player/game/load?game_id=${game_id}`, { headers: foreign }, enough),
        () => send(port, 'OPTIONS', '/api/game/answer', { headers: { ...foreign, ...preflight } }, enough),
      ];
      let n = 0;
      paced(this, enough, () => void calls[n++ % calls.length]?.().then(count));
    },
  },
};

/** A flood in words, with its rate. */
export function rateOf(name: string): string {
  const flood = floods[name];
  return `${flood?.does}; at most ${flood?.perSecond} a second`;
}

const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
/** What a page may send elsewhere without asking first. */
const simple = { ...foreign, 'content-type': 'text/plain' };
const preflight = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' };

const anyCode = () => String(Math.floor(Math.random() * 1e6)).padStart(6, '0');

/** How often a pace wakes up. */
const tickMs = 50;

/** Acts so many times a second, in small bursts; what it could not do in time it leaves out. */
function paced({ perSecond }: Flood, enough: AbortSignal, act: () => void): void {
  const timer = setInterval(() => {
    for (let n = 0; n < (perSecond * tickMs) / 1_000; n += 1) act();
  }, tickMs);
  enough.addEventListener('abort', () => clearInterval(timer));
}
