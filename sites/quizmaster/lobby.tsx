import type { HostGame } from '@snug/contract';
import { lazyComponent, useWords } from '@snug/ui';
import { JoinPanel } from './join-panel.tsx';
import * as css from './lobby.css.ts';
import { consoleWords } from './words.ts';

const OverflowNote = lazyComponent(() => import('./display/overflow-note.tsx').then((of) => of.OverflowNote), {
  fallback: () => null,
});

/** What the console shows before the first round: how players join, and what will not fit on the big screen. */
export function Lobby({ game }: { game: HostGame }) {
  const words = useWords(consoleWords);
  return (
    <div className={css.lobby}>
      <h2 className={css.title}>{words.lobbyTitle}</h2>
      <p className={css.lead}>{words.lobby}</p>
      <div className={css.plate}>
        <JoinPanel game={game} />
      </div>
      <OverflowNote game={game} />
    </div>
  );
}
