import type { HostGame, HostRound } from '@snug/contract';
import { Button, useWords, VisuallyHidden } from '@snug/ui';
import { useId } from 'react';
import { type HostAction, latestRound, toReveal } from './host-game.ts';
import * as css from './late-teams.css.ts';
import { hasLate, lateAnswersIn } from './team-progress.ts';
import { consoleWords } from './words.ts';

interface Props {
  readonly game: HostGame;
  readonly round: HostRound;
  readonly busy: boolean;
  readonly onRun: (action: HostAction) => void;
}

/** What is to be done about an earlier round: what came late for it, and its answers. The team rail has the latest one's. */
export function LateTeams({ game, round, busy, onRun }: Props) {
  const words = useWords(consoleWords);
  const id = useId();
  if (round === latestRound(game)) return null;
  const late = game.state.status === 'finalized' ? [] : game.teams.filter((team) => hasLate(game, team, round));
  const [reveal] = toReveal(game, round);
  return (
    <>
      {reveal && (
        <div className={css.reveal}>
          <Button busy={busy} onClick={() => onRun(reveal)}>
            {words.reveal(round.round_order)}
          </Button>
        </div>
      )}
      {late.length > 0 && (
        <section className={css.late} aria-labelledby={id}>
          <h3 id={id} className={css.title}>
            {words.lateIn(round.round_order)}
          </h3>
          <ul className={css.teams}>
            {late.map((team) => {
              const answers = lateAnswersIn(game, team, round);
              return (
                <li key={team.teamid} className={css.team}>
                  <span className={css.name}>
                    <bdi>{team.team_name}</bdi>
                    {answers > 0 && <span className={css.soft}> {words.lateCount(answers)}</span>}
                  </span>
                  <Button busy={busy} onClick={() => onRun({ kind: 'accept-late', round, team })}>
                    {words.acceptLate}
                    <VisuallyHidden> {words.ofTeam(team.team_name)}</VisuallyHidden>
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}
