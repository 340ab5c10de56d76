import { type GameView, loadGame } from '@snug/contract';
import type { Tab } from '../phone/tab.ts';
import { screensOf } from '../test-players/player.ts';
import type { World } from '../world.ts';
import type { Checker } from './checker.ts';
import { loadedIn } from './request-contents.ts';
import type { Streams } from './streams.ts';

const loadPath = `${loadGame.path}?`;

/**
 * S3: what a client made of a load and the messages after it is what the server would show it at the same number. Every
 * load that anybody makes is such a showing, held against all who stand at its number; at rest everybody is shown one.
 */
export function views(world: World, streams: Streams): Checker & { show(tab: Tab): Promise<void> } {
  const { server, game, origin, ledger } = world;

  function compare(shown: GameView, tab: Tab, isMe: boolean): void {
    const cursor = streams.cursorOf(tab);
    const { view, connection, unsent } = tab.game.get();
    if (!view || cursor?.epoch !== shown.epoch || cursor.last !== shown.last_msg_id || cursor.needsLoad) return;
    // What it loads at this moment is not on its screen yet.
    if (connection !== 'live' && connection !== 'suspect' && !isMe) return;
    const different = differences(view, shown, isMe, ledger.doubling.has(tab.name) || unsent > 0);
    if (different.length > 0) world.wrong('S3', `${tab.name} at ${cursor.last}: ${different.join('; ')}`);
  }

  return {
    responseSent(sent, reply) {
      const shown = loadedIn(sent, reply);
      if (!shown) return;
      for (const player of world.players) {
        for (const tab of screensOf(player)) {
          if (tab.isFollowing) compare(shown, tab, tab.phone.name === sent.from);
        }
      }
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
      // A token that has run out is noticed by the next call; a connection that it opened stays open. Not so a login's
      // that was ended.
      if (reply.status === 401 && token !== undefined && !ledger.revoked.has(token)) return;
      if (reply.status !== 200) {
        if (connection === 'live') world.wrong('S3', `${tab.name} is live in a game that refuses it: ${reply.body}`);
        return;
      }
      const shown: GameView = JSON.parse(reply.body);
      // Came in as a guest, logged in there, and came in once more on another phone: the account has a seat of its own since,
      // which this phone comes to with its next load.
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

/** Where two views say different things, of what messages keep up to date. */
function differences(view: GameView, shown: GameView, isMe: boolean, isDoubling: boolean): string[] {
  const found: string[] = [];
  function same(what: string, here: unknown, there: unknown): void {
    if (isSame(here, there)) return;
    found.push(`${what} is ${JSON.stringify(here)}, and at the server ${JSON.stringify(there)}`);
  }
  // No message tells players that the results are final: to them the game has ended.
  same('status', isOver(view) || view.status, isOver(shown) || shown.status);
  same('game_started', view.game_started, shown.game_started);
  same('submissions_open', view.submissions_open, shown.submissions_open);
  same('round_index', view.round_index, shown.round_index);
  same('submitted', view.submitted, shown.submitted);
  same('revealed', view.revealed, shown.revealed);
  same('game_teams', listed(view), listed(shown));
  same(
    'team',
    view.team && { ...view.team, players: ordered(view) },
    shown.team && { ...shown.team, players: ordered(shown) },
  );
  // A double shows at once, and is taken back when the server does not take it.
  const doubled = isDoubling && view.round ? { doubled: view.round.doubled } : {};
  same('round', view.round && plainRound(view), shown.round && { ...plainRound(shown), ...doubled });
  // Entries of earlier questions may stand where nobody looks at them any more.
  const asked = shown.round?.asked.map(({ question_id }) => question_id) ?? [];
  for (const id of asked) same(`suggested ${id}`, view.suggested[id], shown.suggested[id]);
  // Somebody else may have logged in there, or nobody is any more; or a guest has, in the same place.
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

/** Teams that came in the same moment stand in the order of their ids in a load, and as they were told in what follows. */
function listed({ game_teams }: GameView) {
  return game_teams.map(plainTeam).sort((one, other) => (one.teamid < other.teamid ? -1 : 1));
}

/** Each load hands out the own team's code and aliases for the rest. */
function plainTeam({ teamid, team_name, kt_team_id, team_image }: GameView['game_teams'][number]) {
  return { teamid, team_name, kt_team_id, team_image };
}

/** What stands in the inputs is not the messages' to keep: the entries are looked at elsewhere. */
function plainRound({ round }: GameView) {
  if (!round) return null;
  const asked = round.asked.map(({ answers: _answers, late: _late, suggestions, ...question }) => ({
    ...question,
    suggestions: [...suggestions].sort((one, other) => (one.player_code < other.player_code ? -1 : 1)),
  }));
  return { ...round, asked };
}

/** Whether two values of JSON are the same. A field that is absent is undefined. */
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
