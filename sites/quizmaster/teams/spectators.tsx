import type { GamePerson, HostGame } from '@snug/contract';
import { countedTeams } from '@snug/grading';
import { Button, useWords, VisuallyHidden } from '@snug/ui';
import { nameOf, Who } from './person-row.tsx';
import type { TeamQuestion } from './team-dialogs.tsx';
import * as css from './teams.css.ts';
import { teamsWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly spectators: readonly GamePerson[];
  readonly busy: boolean;
  readonly isOver: boolean;
  readonly onAsk: (question: TeamQuestion) => void;
}

/** Whoever is on no team, by name. Who has an account can be put on one. */
export function Spectators({ game, spectators, busy, isOver, onAsk }: Props) {
  const words = useWords(teamsWords);
  const hasTeam = game.teams.some(({ paper }) => !paper);
  if (spectators.length === 0) {
    const isEmpty = countedTeams(game).length === 0;
    return <p className={css.soft}>{isEmpty ? words.nobodyHere : words.noSpectators}</p>;
  }
  return (
    <ul className={css.cards}>
      {spectators.map((person) => (
        <li key={person.player_code} className={css.spectator}>
          <Who person={person} />
          {person.registered && hasTeam && !isOver && (
            <Button opens="dialog" busy={busy} onClick={() => onAsk({ kind: 'move', person, from: undefined })}>
              {words.putOn}
              <VisuallyHidden>: {nameOf(person, words)}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
