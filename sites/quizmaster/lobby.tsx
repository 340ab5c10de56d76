import { lazyComponent, useWords } from '@snug/ui';
import type { ReactNode } from 'react';
import { planPath } from './game-address.ts';
import { JoinPanel, type JoinPanelProps } from './join-panel.tsx';
import * as css from './lobby.css.ts';
import { RehearseLink } from './rehearsal/rehearse-link.tsx';
import { RouteButton } from './route-button.tsx';
import { consoleWords } from './words.ts';

const OverflowNote = lazyComponent(() => import('./display/overflow-note.tsx').then((of) => of.OverflowNote), {
  fallback: () => null,
});

interface Props extends JoinPanelProps {
  /** Who has sat down. */
  readonly teams: ReactNode;
}

/** What the console shows before the first round: how players join, and who has sat down. */
export function Lobby({ game, teams, ...doors }: Props) {
  const words = useWords(consoleWords);
  return (
    <div className={css.lobby}>
      <h2 className={css.title}>{game.state.doors_closed ? words.doorsAreClosed : words.lobbyTitle}</h2>
      <p className={css.lead}>{game.state.doors_closed ? words.lobbyClosed : words.lobby}</p>
      <div className={css.plate}>
        <JoinPanel game={game} {...doors} />
      </div>
      <OverflowNote game={game} />
      <div className={css.plan}>
        <RouteButton to={planPath(game.gameid)}>{words.changePlan}</RouteButton>
        <RehearseLink game={game} />
      </div>
      <div className={css.teams}>{teams}</div>
    </div>
  );
}
