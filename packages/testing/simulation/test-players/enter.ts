import { isNetworkError, Refused } from '@snug/client';
import { type BodyOf, joinGame, joinWithCode } from '@snug/contract';
import type { Tab } from '../phone/phone.ts';
import { teamName } from '../world/team-name.ts';
import type { World } from '../world/world.ts';
import type { Player } from './player.ts';

/** Joins the game, however often it takes, and opens it on the screen. */
export function enterGame(world: World, player: Player, tab: Tab): void {
  const { kernel } = world;
  const again = () => {
    if (!world.isSettling || !player.isIn)
      kernel.after(player.random.between(300, 2_000), () => tab.reach(() => enterGame(world, player, tab)));
  };
  if (player.isIn) {
    tab.follow();
    return;
  }
  if (player.role === 'by code' && codeOf(world, player) === undefined) {
    again();
    return;
  }
  join(world, player, tab).then(
    () => {
      player.isIn = true;
      openGame(tab);
    },
    (error: unknown) => {
      // The team's code has changed since somebody was kicked, or the game is over: they watch.
      if (error instanceof Refused && !isNetworkError(error)) {
        world.trace.note(tab.name, `not let in: ${error.detail}`);
        player.refusals += 1;
        if (player.refusals > 3) return openGame(tab);
      }
      again();
    },
  );
}

/** Opens the game; loads it again if it is open: a join whose reply was lost may have succeeded. */
function openGame(tab: Tab): void {
  if (tab.isFollowing) tab.refresh();
  else tab.follow();
}

async function join({ game, codes }: World, player: Player, tab: Tab): Promise<void> {
  const { call } = tab.client;
  const { team } = player;
  if (player.role !== 'captain' || team === undefined) {
    const body: BodyOf<typeof joinGame> = player.role === 'by code' ? { team_code: codes.get(team ?? 0) } : {};
    await call(joinGame, { params: { id: game.game_id }, body });
    return;
  }
  const { team_code } = await call(joinWithCode, {
    body: { code: game.code, team_name: teamName(team), kt_team_id: 'new', num_players: 2, invites: [] },
  });
  codes.set(team, team_code);
}

function codeOf({ codes }: World, { team }: Player): string | undefined {
  return team === undefined ? undefined : codes.get(team);
}
