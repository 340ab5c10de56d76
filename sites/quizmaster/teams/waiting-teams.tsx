import type { WaitingTeam } from '@snug/contract';
import { Button, useRescueFocus, useWords, VisuallyHidden } from '@snug/ui';
import { useId, useRef } from 'react';
import { nameOf } from './person-row.tsx';
import type { TeamQuestion } from './team-dialogs.tsx';
import * as css from './teams.css.ts';
import type { TeamCommands } from './use-team-commands.ts';
import { teamsWords } from './words.ts';

interface Props {
  readonly waiting: readonly WaitingTeam[];
  readonly commands: TeamCommands;
  readonly onAsk: (question: TeamQuestion) => void;
}

/** The teams that wait to be let in, each with one press. */
export function WaitingTeams({ waiting, commands, onAsk }: Props) {
  const words = useWords(teamsWords);
  const id = useId();
  if (waiting.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title} tabIndex={-1} data-focus-home>
        {words.waitingTitle(waiting.length)}
      </h2>
      <ul className={css.cards}>
        {waiting.map((team) => (
          <WaitingCard key={team.teamid} team={team} commands={commands} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  );
}

/** A card that is gone with the focus gives it to the title of those that still wait, else to that of the teams. */
function WaitingCard({ team, commands, onAsk }: Omit<Props, 'waiting'> & { readonly team: WaitingTeam }) {
  const words = useWords(teamsWords);
  const card = useRef<HTMLLIElement>(null);
  useRescueFocus(card);
  return (
    <li ref={card} className={css.waitingCard}>
      <h3 className={css.name}>{words.waits(team.team_name)}</h3>
      <p className={css.soft}>{team.people.map((person) => nameOf(person, words)).join(', ')}</p>
      {team.shown_name !== undefined && <p className={css.soft}>{words.rudeName(team.shown_name)}</p>}
      <div className={css.buttons}>
        <Button kind="main" busy={commands.busy} onClick={() => commands.letIn(team)}>
          {words.letIn}
          <VisuallyHidden>: {team.team_name}</VisuallyHidden>
        </Button>
        <Button opens="dialog" busy={commands.busy} onClick={() => onAsk({ kind: 'turn-away', team })}>
          {words.turnAway}
          <VisuallyHidden>: {team.team_name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
