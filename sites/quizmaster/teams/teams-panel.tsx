import type { HostGame } from '@snug/contract';
import { countedTeams } from '@snug/grading';
import { Banner, Button, useFocusIfLost, useWords } from '@snug/ui';
import { useId, useRef, useState } from 'react';
import { hasEnded } from '../host-game.ts';
import { AddPaperTeam } from './add-paper-team.tsx';
import { RemoveMany } from './remove-many.tsx';
import { Spectators } from './spectators.tsx';
import { TeamCard } from './team-card.tsx';
import { TeamDialogs, type TeamQuestion } from './team-dialogs.tsx';
import * as css from './teams.css.ts';
import { usePeople } from './use-people.ts';
import { useTeamCommands } from './use-team-commands.ts';
import { WaitingTeams } from './waiting-teams.tsx';
import { teamsWords } from './words.ts';

/** The teams of tonight: who waits, who is where, who has no team, and the quizmaster's hand in all of it. */
export function TeamsPanel({ game, ahead = 0 }: { game: HostGame; ahead?: number }) {
  const words = useWords(teamsWords);
  const id = useId();
  const { value: people, failed, again } = usePeople(game);
  const commands = useTeamCommands(game);
  const [question, setQuestion] = useState<TeamQuestion>();
  const [isChoosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** How often several were taken out: the button that did it goes with the list. */
  const [taken, setTaken] = useState(0);
  useFocusIfLost(heading, taken > 0 && taken);
  const { waiting = [], spectators = [], teams = [] } = people ?? {};
  const isOver = hasEnded(game);
  const seated = game.teams.reduce((sum, { player_count }) => sum + player_count, 0);
  return (
    <div className={css.panel}>
      {failed && (
        <Banner tone="danger" action={<Button onClick={again}>{words.loadAgain}</Button>}>
          {words.peopleFailed}
        </Banner>
      )}
      {/* The failure of a dialog's command stands in the dialog. */}
      {commands.failure && !question && <Banner tone="danger">{commands.failure}</Banner>}
      <WaitingTeams waiting={waiting} commands={commands} onAsk={setQuestion} />
      <section className={css.section} aria-labelledby={`${id}-teams`}>
        <h2 ref={heading} id={`${id}-teams`} className={css.title} tabIndex={-1} data-focus-home>
          {words.tonight(countedTeams(game).length, seated)}
        </h2>
        {game.state.status !== 'finalized' && game.teams.length + waiting.length + spectators.length > 1 && (
          <div className={css.buttons}>
            <Button elementRef={opener} aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
              {words.removeSeveral}
            </Button>
          </div>
        )}
        {isChoosing && (
          <RemoveMany
            {...{ game, ahead, waiting, spectators, commands }}
            onAsk={setQuestion}
            onClose={() => {
              setChoosing(false);
              opener.current?.focus();
            }}
            onTaken={() => {
              setChoosing(false);
              setTaken((count) => count + 1);
            }}
          />
        )}
        {game.teams.length === 0 && <p className={css.soft}>{words.noTeamsYet}</p>}
        {game.teams.length > 0 && (
          <ul className={css.cards}>
            {game.teams.map((team) => (
              <TeamCard
                key={team.teamid}
                team={team}
                members={teams.find(({ teamid }) => teamid === team.teamid)?.members}
                hasOthers={game.teams.length > 1}
                isOver={isOver}
                commands={commands}
                onAsk={setQuestion}
              />
            ))}
          </ul>
        )}
      </section>
      {people && (
        <section className={css.section} aria-labelledby={`${id}-spectators`}>
          <h2 id={`${id}-spectators`} className={css.title}>
            {words.spectators}
          </h2>
          <Spectators game={game} spectators={spectators} busy={commands.busy} isOver={isOver} onAsk={setQuestion} />
        </section>
      )}
      {!isOver && (
        <section className={css.section} aria-labelledby={`${id}-paper`}>
          <h2 id={`${id}-paper`} className={css.title}>
            {words.addPaperTitle}
          </h2>
          <AddPaperTeam commands={commands} />
        </section>
      )}
      <TeamDialogs game={game} question={question} commands={commands} onClose={() => setQuestion(undefined)} />
    </div>
  );
}
