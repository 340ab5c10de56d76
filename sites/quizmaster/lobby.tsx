import type { HostGame } from '@snug/contract';
import { useWords } from '@snug/ui';
import { JoinPanel } from './join-panel.tsx';
import * as css from './lobby.css.ts';
import { RehearseLink } from './rehearsal/rehearse-link.tsx';
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
      <RehearseLink game={game} />
    </div>
  );
}
