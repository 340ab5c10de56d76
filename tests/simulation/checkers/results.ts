import { getResults, pathOf, type Results } from '@snug/contract';
import { type GameToScore, resultsFor } from '@snug/testing/results';
import {
  boardOnDisk,
  followedTabs,
  gameOnDisk,
  type SentRequest,
  type Tab,
  teamAt,
  type World,
} from '@snug/testing/simulation';
import type { Checker } from './checker.ts';
import { teamOfSender } from './leaks.ts';
import { replyOf } from './request-contents.ts';
import { isSame } from './views.ts';

/** What was on disk at one moment. */
interface Moment {
  readonly version: number;
  readonly game: GameToScore;
}

/** A phone's question for the results, and all that was on disk while the server answered. */
interface Asked {
  readonly moments: Moment[];
  readonly team: number | undefined;
}

/**
 * The results that a phone is given are what scores come to by what was on disk at a moment between the question and the reply
 * (S16). Nobody is given more than a quizmaster has told: questions of revealed rounds, published boards, unveiled teams (S17).
 * A phone that is level in the end shows what the server would give it (S19).
 */
export function results(world: World): Checker {
  const { server, ledger, origin, game } = world;
  const path = pathOf(getResults, { id: game.game_id });
  const asked = new Map<SentRequest, Asked>();
  const isAsking = ({ method, url }: SentRequest): boolean => method === 'GET' && url.endsWith(path);

  function look(): void {
    if (asked.size === 0) return;
    const now = momentOf(world);
    for (const { moments } of asked.values()) moments.push(now);
  }
  if (world.isGraded) server.onCommit(look);

  function isOnDisk({ version, ...told }: Results, moments: readonly Moment[], teams: readonly (number | undefined)[]) {
    const teamids = [undefined, ...teams.map((team) => teamAt(world.roster, team)?.teamid)];
    return moments.some(
      (moment) => moment.version === version && teamids.some((teamid) => isSame(told, resultsFor(moment.game, teamid))),
    );
  }

  async function checkOnDisk(sent: SentRequest, told: Results, { moments, team }: Asked): Promise<void> {
    const teams = () => [team, teamOfSender(world, sent)];
    if (isOnDisk(told, moments, teams())) return;
    // The roster may lag behind.
    await world.roster.refresh();
    if (isOnDisk(told, moments, teams())) return;
    const mine = teamAt(world.roster, team)?.teamid;
    const right = moments.map((moment) =>
      JSON.stringify({ version: moment.version, ...resultsFor(moment.game, mine) }),
    );
    world.wrong('S16', `${sent.from} was given ${JSON.stringify(told)}, and on disk was ${right.join(' or ')}`);
  }

  function checkTold({ from }: SentRequest, { board, rounds }: Results): void {
    const early = rounds.find(({ questions, round_order }) => questions && !ledger.revealed.has(round_order));
    if (early) world.wrong('S17', `${from} has the marks of round ${early.round_order}, whose answers are not told`);
    if (!board) return;
    const { through, rows } = board;
    const published = ledger.published.filter((each) => each.through >= through);
    if (published.length === 0) world.wrong('S17', `${from} has a board of round ${through}, which nobody published`);
    // A round that goes on takes the board back to the round before, with everybody on it.
    const most = Math.max(
      ...published.map((each) => (each.through > through ? Infinity : (each.unveiled ?? Infinity))),
    );
    // Whoever unveils as many as there are shows everybody, also teams that come later.
    if (rows.length > most && (rows.length < board.teams || most === 0))
      world.wrong('S17', `${from} has ${rows.length} teams of the board, of which ${most} are unveiled`);
  }

  async function checkLevel(tab: Tab): Promise<void> {
    const { session } = tab.client;
    const token = session.token();
    const headers = { 'user-client-id': session.clientId(), ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await server.look({ method: 'GET', url: origin + path, headers, body: undefined });
    const { view, connection } = tab.game.get();
    const shown = tab.results?.get().results;
    if (reply.status !== 200 || connection !== 'live' || !view?.results_version) return;
    const { version: _, ...there } = JSON.parse(reply.body) as Results;
    const { version: __, ...here } = shown ?? { version: 0 };
    if (isSame(here, there)) return;
    world.wrong('S19', `${tab.name} shows ${JSON.stringify(here)}, and the server has ${JSON.stringify(there)}`);
  }

  return {
    requestArrived(sent) {
      if (isAsking(sent)) asked.set(sent, { moments: [momentOf(world)], team: teamOfSender(world, sent) });
    },

    responseSent(sent, reply) {
      const question = asked.get(sent);
      asked.delete(sent);
      if (!question || reply.status !== 200) return;
      question.moments.push(momentOf(world));
      const told = replyOf<Results>(reply);
      checkTold(sent, told);
      checkOnDisk(sent, told, question).catch(world.failed);
    },

    async settled() {
      if (!world.isGraded) return;
      for (const tab of followedTabs(world.players)) await checkLevel(tab);
    },
  };
}

function momentOf({ server, game: { game_id } }: World): Moment {
  return { version: boardOnDisk(server, game_id).results_version, game: gameOnDisk(server, game_id) };
}
