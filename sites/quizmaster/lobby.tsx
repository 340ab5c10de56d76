import type { HostGame } from '@snug/contract';
import { useWords } from '@snug/ui';
import { planPath } from './game-address.ts';
import { JoinPanel } from './join-panel.tsx';
import * as css from './lobby.css.ts';
import { RouteButton } from './route-button.tsx';
import { consoleWords } from './words.ts';

/** What the console shows before the first round: how players join. */
export function Lobby({ game }: { game: HostGame }) {
  const words = useWords(consoleWords);
  return (
    <div className={css.lobby}>
      <h2 className={css.title}>{words.lobbyTitle}</h2>
      <p className={css.lead}>{words.lobby}</p>
      <div className={css.plate}>
        <JoinPanel game={game} />
      </div>
      <RouteButton to={planPath(game.gameid)}>{words.changePlan}</RouteButton>
    </div>
  );
}
