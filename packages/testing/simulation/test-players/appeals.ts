import type { Tab } from '../phone/phone.ts';
import type { World } from '../world/world.ts';
import { ownerMark } from './captain.ts';
import { type Player, screensOf } from './player.ts';

/** A captain who looks at the results contests a grade now and then, also once the game is over. */
export function startAppealing(world: World, player: Player): void {
  if (!world.isGraded) return;
  const random = world.random(`appeals ${player.name}`);
  const next = () => {
    if (world.isSettling) return;
    const [tab] = screensOf(player);
    if (tab && random.chance(0.5)) contestOne(player, tab, random.fraction());
    world.kernel.after(random.between(1_000, 4_000), next);
  };
  world.kernel.after(random.between(1_000, 4_000), next);
}

function contestOne(player: Player, tab: Tab, at: number): void {
  const { results } = tab.results?.get() ?? {};
  if (!tab.isFollowing || tab.isDead || !results || !tab.game.get().view?.me.is_captain) return;
  const told = results.rounds.flatMap(({ questions = [] }) => questions.map(({ question_id }) => question_id));
  const open = told.filter((id) => !results.appeals.some(({ question_id }) => question_id === id));
  const question_id = open[Math.floor(at * open.length)];
  if (question_id === undefined) return;
  player.count += 1;
  // The mark says whose it is, wherever it appears.
  tab.results?.contest(question_id, `${ownerMark(player)}why.n${player.count}`).catch(() => {});
}
