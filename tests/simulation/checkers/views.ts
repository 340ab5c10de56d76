import { type GameView, loadGame } from '@snug/contract';
import { followedTabs, type Tab, type World } from '@snug/testing/simulation';
import type { Checker } from './checker.ts';
import { loadedIn } from './request-contents.ts';
import type { Streams } from './streams.ts';

const loadPath = `${loadGame.path}?`;

/**
 * A client's state, made of a load and the messages since, equals what the server would show it at the same number (S3).
 * Every load is compared with all clients at its number; at the end one is made for each client.
 */
export function views(world: World, streams: Streams): Checker & { show(tab: Tab): Promise<void> } {
  const { server, game, origin, ledger } = world;

  function compare(shown: GameView, tab: Tab, isMe: boolean): void {
    const cursor = streams.cursorOf(tab);
    const { view, connection, unsent } = tab.game.get();
    if (!view || cursor?.epoch !== shown.epoch || cursor.last !== shown.last_msg_id || cursor.needsLoad) return;
    // The view that it is loading at this moment is not on its screen yet.
    if (connection !== 'live' && connection !== 'suspect' && !isMe) return;
    const different = differences(view, shown, isMe, ledger.doubling.has(tab.name) || unsent > 0);
    if (different.length > 0) world.wrong('S3', `${tab.name} at ${cursor.last}: ${different.join('; ')}`);
  }

  return {
    responseSent(sent, reply) {
      const shown = loadedIn(sent, reply);
      if (!shown) return;
      for (const tab of followedTabs(world.players)) compare(shown, tab, tab.phone.name === sent.from);
    },

    async show(tab) {
      const { session } = tab.client;
      const token = session.token();
      const reply = await server.look({
        method: 'GET',
        url: `${origin}${loadPath}game_id=${game.game_id}`,
        headers: { 'user-client-id': session.clientId(), ...(token && { authorization: `Bearer ${token}` }) },
        body: undefined,
      });
      const { view, connection, phase } = tab.game.get();
      // An expired token is noticed by the next request, while a connection that it opened stays open. The connection of an
      // ended login does not.
      if (reply.status === 401 && token !== undefined && !ledger.revoked.has(token)) return;
      if (reply.status !== 200) {
        if (connection === 'live') world.wrong('S3', `${tab.name} is live in a game that refuses it: ${reply.body}`);
        return;
      }
      const shown: GameView = JSON.parse(reply.body);
      // A guest logged in and joined again on another phone: the account now has a player of its own, which this phone gets
      // with its next load.
      if (view && !view.me.registered && shown.me.registered && view.me.playerid === shown.me.playerid) return;
      const cursor = streams.cursorOf(tab);
      const stands = `${connection}, ${phase}, at ${cursor?.last} of ${cursor?.epoch}`;
      if (connection !== 'live' || !view || cursor?.epoch !== shown.epoch || cursor.last !== shown.last_msg_id) {
        world.wrong('L1', `${tab.name} is ${stands}; the server is at ${shown.last_msg_id} of ${shown.epoch}`);
        return;
      }
      compare(shown, tab, true);
    },
  };
}

const keptUpToDate = ['game_started', 'submissions_open', 'round_index', 'submitted', 'revealed'] as const;

/** The differences between two views, in the fields that messages keep up to date. */
function differences(view: GameView, shown: GameView, isMe: boolean, isDoubling: boolean): string[] {
  const found: string[] = [];
  function same(what: string, here: unknown, there: unknown): void {
    if (isSame(here, there)) return;
    found.push(`${what} is ${JSON.stringify(here)}, and at the server ${JSON.stringify(there)}`);
  }
  // No message tells players that the results are final: to them the game has ended.
  same('status', isOver(view) || view.status, isOver(shown) || shown.status);
  for (const field of keptUpToDate) same(field, view[field], shown[field]);
  same('game_teams', listed(view), listed(shown));
  same(
    'team',
    view.team && { ...view.team, players: ordered(view) },
    shown.team && { ...shown.team, players: ordered(shown) },
  );
  // A double is shown at once, and taken back if the server refuses it.
  const doubled = isDoubling && view.round ? { doubled: view.round.doubled } : {};
  same('round', view.round && plainRound(view), shown.round && { ...plainRound(shown), ...doubled });
  // Suggestions for earlier questions may remain where no screen shows them any more.
  const asked = shown.round?.asked.map(({ question_id }) => question_id) ?? [];
  for (const id of asked) same(`suggested ${id}`, view.suggested[id], shown.suggested[id]);
  // Another account may have logged in there, or none is any more; or a guest has, keeping the player.
  const isSelf = view.me.player_code === shown.me.player_code && view.me.playerid === shown.me.playerid;
  if (isMe && isSelf) same('me', view.me, shown.me);
  return found;
}

function isOver({ status }: GameView): boolean {
  return status === 'ended' || status === 'finalized';
}

function ordered({ team }: GameView) {
  return [...(team?.players ?? [])].sort((one, other) => (one.player_code < other.player_code ? -1 : 1));
}

/** A load sorts teams that joined at the same moment by id, messages by arrival. */
function listed({ game_teams }: GameView) {
  return game_teams.map(plainTeam).sort((one, other) => (one.teamid < other.teamid ? -1 : 1));
}

/** Each load contains the own team's code, and aliases for the others. */
function plainTeam({ teamid, team_name, kt_team_id, team_image }: GameView['game_teams'][number]) {
  return { teamid, team_name, kt_team_id, team_image };
}

/** Messages do not keep the inputs: another checker covers the entries. And none says when a close has handed in what was saved. */
function plainRound({ round }: GameView) {
  if (!round) return null;
  const { handed_in: _, ...plain } = round;
  const asked = round.asked.map(({ answers: _answers, late: _late, suggestions, ...question }) => ({
    ...question,
    suggestions: [...suggestions].sort((one, other) => (one.player_code < other.player_code ? -1 : 1)),
  }));
  return { ...plain, asked };
}

/** Whether two JSON values are equal. An absent field equals undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const mine = one as Record<string, unknown>;
  const theirs = other as Record<string, unknown>;
  for (const key in mine) if (!isSame(mine[key], theirs[key])) return false;
  for (const key in theirs) if (theirs[key] !== undefined && mine[key] === undefined) return false;
  return true;
}
