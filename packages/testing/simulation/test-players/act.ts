import type { GameView } from '@snug/contract';
import type { Tab } from '../phone/phone.ts';
import type { World } from '../world/world.ts';
import { actAsCaptain } from './captain.ts';
import { enterGame } from './enter.ts';
import { actAsMember, askToJoinTeam } from './member.ts';
import { type Player, screensOf } from './player.ts';

/** A player looks at the screen now and then, and acts on what it shows. */
export function startPlaying(world: World, player: Player): void {
  const next = () => {
    if (world.isSettling) return;
    const screens = screensOf(player);
    if (screens.length > 0) act(world, player, player.random.pick(screens));
    world.kernel.after(player.random.between(500, 4_000), next);
  };
  world.kernel.after(player.random.between(100, 2_000), next);
}

function act(world: World, player: Player, tab: Tab): void {
  const { random } = player;
  if (!tab.isFollowing || tab.isDead) return;
  const { dialogs, connection, view, phase } = tab.game.get();
  if (random.chance(0.2) && !world.isLong) tab.page.dispatch('tap');
  if (dialogs.length > 0 && random.chance(0.7)) tab.game.closeDialog();
  if ((connection === 'interrupted' || connection === 'refused') && random.chance(0.3)) reconnect(world, player, tab);
  else if (phase === 'ready' && view?.status === 'live') actByRole(world, player, tab, view);
}

function actByRole(world: World, player: Player, tab: Tab, view: GameView): void {
  if (view.me.status === 'watching') askToJoinTeam(world, player, tab);
  else if (view.me.status === 'joined' && view.me.is_captain) actAsCaptain(world, player, tab);
  else if (view.me.status === 'joined') actAsMember(world, player, tab);
}

/** Presses the Refresh button; a player who turns out not to be in the game joins again. */
export function reconnect(world: World, player: Player, tab: Tab): void {
  const { failure } = tab.game.get();
  world.trace.note(tab.name, 'refreshes');
  if (failure?.status_code === 403 && player.refusals <= 3) {
    player.isIn = false;
    enterGame(world, player, tab);
  } else tab.refresh();
}
