import type { HostGame } from '@snug/contract';
import { EmptyState, Progress, StateDot, useWords } from '@snug/ui';
import { useId } from 'react';
import { latestRound } from './host-game.ts';
import { submissionsOf, type TeamProgress, teamProgress } from './team-progress.ts';
import * as css from './team-rail.css.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

const tones = {
  in: 'good',
  'in-doubled': 'good',
  late: 'danger',
  answering: 'brand',
  waiting: 'quiet',
  'not-in': 'quiet',
  seated: 'quiet',
} as const satisfies Record<TeamProgress['kind'], string>;

/** How many teams are in, and the state of each. Their order never changes, so that nothing moves under a finger. */
export function TeamRail({ game }: { game: HostGame }) {
  const words = useWords(consoleWords);
  const id = useId();
  const round = latestRound(game);
  const { inTime: count, late } = round ? submissionsOf(game, round) : { inTime: 0, late: 0 };
  const all = game.teams.length;
  return (
    <section className={css.rail} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {titleOf(round !== undefined, count, all, words)}
        {late > 0 && <span className={css.late}> {words.lateCount(late)}</span>}
      </h2>
      {round && all > 0 && <Progress value={count} max={all} label={words.railLabel(count, all)} labelHidden />}
      {all === 0 ? (
        <EmptyState title={words.noTeamsTitle}>{words.noTeams}</EmptyState>
      ) : (
        <ul className={css.teams}>
          {game.teams.map((team) => {
            const progress = teamProgress(game, team);
            return (
              <li key={team.teamid} className={css.team}>
                <span className={css.names}>
                  <bdi className={css.name}>{team.team_name}</bdi>
                  {progress.kind === 'seated' && (
                    <span className={css.people}>{words.playing(team.player_count, team.captain_name)}</span>
                  )}
                </span>
                <StateDot tone={tones[progress.kind]}>{words.progress(progress)}</StateDot>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function titleOf(hasRound: boolean, count: number, all: number, words: ConsoleWords): string {
  if (all === 0) return words.teamsTitle;
  return hasRound ? words.inOf(count, all) : words.teams(all);
}
