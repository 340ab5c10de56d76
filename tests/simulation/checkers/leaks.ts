import {
  membersOf,
  type NetworkSocket,
  type Player,
  placeOf,
  placeWhere,
  type SentRequest,
  teamAt,
  type World,
} from '@snug/testing/simulation';
import type { Totals } from '../totals.ts';
import type { Checker } from './checker.ts';
import { isOf } from './frames.ts';

type Teams = readonly (number | undefined)[];

const [team, question, key] = ['t', 'q', 'k'].map((letter) => letter.charCodeAt(0));
const zero = '0'.charCodeAt(0);
const watcherPath = /\/watcher\/[^/]+\/([^/?]+)/;

/**
 * Nothing that reaches a player contains another team's texts or code, a question that is not asked yet, or an accepted
 * answer that is not revealed yet (S4). Every such text begins with a mark of its own, so that it is recognized anywhere.
 */
export function leaks(world: World, totals: Totals): Checker {
  /** The team of each connection, by the team code in its URL. */
  const audiences = new WeakMap<NetworkSocket, { team: number | undefined }>();
  /** The sender's team when the request arrived. */
  const before = new Map<SentRequest, number | undefined>();

  /** The roster may lag behind the reply to a join, so a suspicion is checked against a fresh one. */
  function look(text: string, mine: () => Teams, where: string): void {
    if (leakIn(world, text, mine()) < 0) return;
    const looked = async () => {
      await world.roster.refresh();
      const at = leakIn(world, text, mine());
      if (at >= 0) reportLeak(where, text, at);
    };
    looked().catch(world.failed);
  }

  function reportLeak(where: string, text: string, at: number): void {
    totals.leaked += 1;
    world.wrong('S4', `${where} carries ${text.slice(at, at + 24)}: ${text.slice(Math.max(0, at - 200), at + 60)}`);
  }

  return {
    frameWritten(socket, text) {
      const [, watcher] = watcherPath.exec(socket.url) ?? [];
      // A spectator never receives what is meant for another one.
      if (watcher !== undefined && isOf(text, 'PLAYER_') && !text.includes(watcher))
        reportLeak(socket.end.name, text, 0);
      const known = audiences.get(socket);
      const team = known ? known.team : teamByUrl(world, socket.url);
      if (team !== undefined) audiences.set(socket, { team });
      look(text, () => [known ? team : teamByUrl(world, socket.url)], `what ${socket.end.name} receives`);
    },
    requestArrived(sent) {
      before.set(sent, teamOfSender(world, sent));
    },
    responseSent(sent, reply) {
      const then = before.get(sent);
      before.delete(sent);
      if (sent.url.startsWith('/api/host/')) return;
      const mine = () => [then, teamOfSender(world, sent)];
      look(reply.body, mine, `the reply to ${sent.from}, ${sent.method} ${sent.url},`);
    },
  };
}

/** The position of something that the text must not contain; -1: none. */
function leakIn({ ledger, roster }: World, text: string, mine: Teams): number {
  for (let at = text.indexOf('~'); at >= 0; at = text.indexOf('~', at + 1)) {
    const kind = text.charCodeAt(at + 1);
    if (kind === team) {
      if (!mine.includes(text.charCodeAt(at + 2) - zero)) return at;
    } else if (kind === question) {
      const end = text.indexOf('.', text.indexOf('.', at) + 1);
      if (!ledger.asked.has(text.slice(at + 2, end))) return at;
    } else if (kind === key) {
      const [, round = '', n = ''] = /^~k(\d+)\.(\d+)\./.exec(text.slice(at, at + 12)) ?? [];
      if (!ledger.revealed.has(Number(round) + 1) || !ledger.asked.has(`${round}.${n}`)) return at;
    }
  }
  if (!text.includes('team_code')) return -1;
  const others = roster.teams().filter(({ team_name }) => !mine.includes(placeOf(team_name)));
  return others.map(({ team_code }) => text.indexOf(team_code)).find((at) => at >= 0) ?? -1;
}

export function teamOfSender(world: World, { from, headers }: SentRequest): number | undefined {
  const { players, olderClients, roster } = world;
  const player = players.find(({ name }) => name === from[0]);
  if (!player) return olderClients.find(({ name }) => name === from)?.team;
  // A phone that has lost its login plays on as a guest.
  if (!player.account || headers.authorization === undefined)
    return player.role === 'captain' ? player.team : undefined;
  const { account_id } = player.account;
  const seats = membersOf(roster);
  // Whoever joined as a guest keeps that player after logging in.
  const row = seats.find((each) => each.account_id === account_id) ?? seats.find(isGuestOf(world, player));
  return row && placeWhere(roster, ({ teamid }) => teamid === row.teamid);
}

function isGuestOf({ roster }: World, { role, team }: Player) {
  const home = teamAt(roster, team);
  return ({ account_id, teamid }: { account_id: string | null; teamid: string | null }) =>
    role === 'captain' && account_id === null && teamid === home?.teamid;
}

function teamByUrl({ roster }: World, url: string): number | undefined {
  const code = /\/player\/[^/]+\/([^/?]+)/.exec(url)?.[1];
  return placeWhere(roster, ({ team_code }) => team_code === code);
}
