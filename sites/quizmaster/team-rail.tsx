import { guestName, type HostGame, type HostRound, type HostTeam } from '@snug/contract';
import { countedTeams } from '@snug/grading';
import { Button, EmptyState, MenuButton, Progress, StateDot, useWords, VisuallyHidden } from '@snug/ui';
import { useId } from 'react';
import { teamsPath } from './game-address.ts';
import { type HostAction, latestRound } from './host-game.ts';
import { RouteButton } from './route-button.tsx';
import { hasLate, submissionsOf, type TeamProgress, teamProgress } from './team-progress.ts';
import * as css from './team-rail.css.ts';
import { WaitingBanner } from './teams/waiting-banner.tsx';
import { teamsWords } from './teams/words.ts';
import { type ConsoleWords, consoleWords } from './words.ts';

const tones = {
  in: 'good',
  'in-doubled': 'good',
  'at-close': 'good',
  'late-beside': 'danger',
  late: 'danger',
  answering: 'brand',
  'on-clues': 'brand',
  waiting: 'quiet',
  'on-paper': 'quiet',
  'not-in': 'quiet',
  seated: 'quiet',
  'everybody-left': 'quiet',
} as const satisfies Record<TeamProgress['kind'], string>;

interface Props {
  readonly game: HostGame;
  readonly busy: boolean;
  readonly onRun: (action: HostAction) => void;
}

/** How many teams are in, and the state of each. Their order never changes, so that nothing moves under a finger. */
export function TeamRail({ game, busy, onRun }: Props) {
  const words = useWords(consoleWords);
  const ofTeams = useWords(teamsWords);
  const id = useId();
  const round = latestRound(game);
  const { inTime: count, late } = round ? submissionsOf(game, round) : { inTime: 0, late: 0 };
  const all = countedTeams(game).length;
  return (
    <section className={css.rail} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {titleOf(round !== undefined, count, all, words)}
        {late > 0 && <span className={css.late}> {words.lateCount(late)}</span>}
      </h2>
      <WaitingBanner game={game} />
      {round && all > 0 && <Progress value={count} max={all} label={words.railLabel(count, all)} labelHidden />}
      {game.teams.length === 0 ? (
        <EmptyState title={words.noTeamsTitle}>{words.noTeams}</EmptyState>
      ) : (
        <ul className={css.teams}>
          {game.teams.map((team) => {
            const progress = teamProgress(game, team);
            return (
              <li key={team.teamid} className={css.team}>
                <span className={css.names}>
                  <span className={css.name} title={team.team_name}>
                    <bdi>{team.team_name}</bdi>
                  </span>
                  {team.shown_name !== undefined && (
                    <span className={css.people}>{ofTeams.onScreen(team.shown_name)}</span>
                  )}
                  {progress.kind === 'seated' && (
                    <span className={css.people}>{words.playing(team.player_count, captainOf(team, words))}</span>
                  )}
                </span>
                <span className={css.side}>
                  <StateDot tone={tones[progress.kind]}>{words.progress(progress)}</StateDot>
                  {round && <TeamMenu {...{ game, round, team, busy, onRun }} />}
                </span>
                {round && <AcceptLate {...{ game, round, team, busy, onRun }} />}
              </li>
            );
          })}
        </ul>
      )}
      <div className={css.manage}>
        <RouteButton to={teamsPath(game.gameid)}>{ofTeams.manageTeams}</RouteButton>
      </div>
    </section>
  );
}

interface OfTeam extends Props {
  readonly round: HostRound;
  readonly team: HostTeam;
}

/** Takes a submission back. Its room is kept, so that nothing moves when a team is in. Final results stay as they are. */
function TeamMenu({ game, round, team, busy, onRun }: OfTeam) {
  const words = useWords(consoleWords);
  const isFinal = game.state.status === 'finalized';
  const takeBack = () => onRun({ kind: 'take-back', round, team });
  return (
    <span className={css.menu}>
      {!isFinal && team.submitted[round.round_order] && (
        <MenuButton
          label={words.moreAbout(team.team_name)}
          disabled={busy}
          items={[{ label: words.takeBack, kind: 'danger', onSelect: takeBack }]}
        />
      )}
    </span>
  );
}

/** Accepts what came late. Final results stay as they are. */
function AcceptLate({ game, round, team, busy, onRun }: OfTeam) {
  const words = useWords(consoleWords);
  if (game.state.status === 'finalized' || !hasLate(game, team, round)) return null;
  return (
    <span className={css.accept}>
      {team.submitted[round.round_order]?.at_close && <span className={css.beside}>{words.lateBeside}</span>}
      <Button kind="quiet" busy={busy} onClick={() => onRun({ kind: 'accept-late', round, team })}>
        {words.acceptLate}
        <VisuallyHidden> {words.ofTeam(team.team_name)}</VisuallyHidden>
      </Button>
    </span>
  );
}

function captainOf({ captain_name }: HostTeam, words: ConsoleWords): string {
  return captain_name === guestName ? words.guest : captain_name;
}

function titleOf(hasRound: boolean, count: number, all: number, words: ConsoleWords): string {
  if (all === 0) return words.teamsTitle;
  return hasRound ? words.inOf(count, all) : words.teams(all);
}
