import { canInGame } from '@snug/client';
import { CountBadge, useWords } from '@snug/ui';
import { usePick } from '../use-live-game.ts';
import { requestCount } from './request-count.css.ts';
import { teamPanelWords } from './words.ts';

/** The number of join requests, shown to the captain on the button of the team (MSG-PLAYER_PENDING_TEAM_JOIN). */
export function RequestCount() {
  const say = useWords(teamPanelWords);
  const count = usePick(({ view }) =>
    view?.team && canInGame(view, 'deny')
      ? view.team.players.filter(({ status }) => status === 'pending-join').length
      : 0,
  );
  return (
    <span className={requestCount}>
      <CountBadge count={count} label={say.requestCount(count)} />
    </span>
  );
}
