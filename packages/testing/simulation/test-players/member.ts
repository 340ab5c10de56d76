import { askToJoin, dropPlayer } from '@snug/contract';
import type { Tab } from '../phone/phone.ts';
import { markOf } from '../world/ledger.ts';
import { placeOf } from '../world/team-name.ts';
import type { World } from '../world/world.ts';
import { ownerMark } from './captain.ts';
import type { Player } from './player.ts';

/** One action of a member who is not captain. */
export function actAsMember(world: World, player: Player, tab: Tab): void {
  const { random } = player;
  const { view } = tab.game.get();
  const { round, team } = view ?? {};
  if (!team) return;
  if (random.chance(world.teamChangeChance / 3)) {
    tab.client.call(dropPlayer, { params: { id: world.game.game_id, team: team.teamid } }).catch(() => {});
    return;
  }
  if (!round || round.submitted || round.asked.length === 0 || !random.chance(0.4)) return;
  const question = random.pick(round.asked);
  const text = `${ownerMark(player)}q${markOf(question.question_text)}.s${player.count}`;
  player.count += 1;
  world.trace.note(tab.name, `suggests ${text}`);
  tab.game.suggest(question.question_id, text).catch(() => {});
}

/** A player without a team asks to join theirs. */
export function askToJoinTeam(world: World, player: Player, tab: Tab): void {
  const { view } = tab.game.get();
  if (player.team === undefined || player.role === 'captain' || view?.me.status !== 'watching') return;
  const team = view.game_teams.find(({ team_name }) => placeOf(team_name) === player.team);
  if (!team || !player.random.chance(0.5)) return;
  world.trace.note(tab.name, `asks to join ${team.team_name}`);
  tab.client
    .call(askToJoin, {
      params: { gameId: world.game.game_id, teamId: team.teamid },
      body: { client_id: tab.client.session.clientId() },
    })
    .catch(() => {});
}
