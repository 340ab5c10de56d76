import type { VoteCandidate, VoteKind } from '@snug/contract';
import { shownTeamNames } from '../names/shown.ts';
import type { PhotosState, Shot } from '../state/photos.ts';

/** What can be voted for, and whose it is. */
export interface Candidate extends VoteCandidate {
  readonly teamid: string;
  /** The player who uploaded the photo. */
  readonly by?: Pick<Shot, 'player_id' | 'account_id'>;
}

type Seen = Pick<PhotosState, 'teams' | 'shots'>;

/** The candidates of a vote: the photos on the big screen; or the teams whose name the room may read as it is. */
export function candidatesOf(vote: VoteKind, seen: Seen): Candidate[] {
  if (vote === 'photo') return shownPhotos(seen);
  const shown = shownTeamNames(seen.teams);
  // A clean name in place of a rude one is nobody's own, so it wins nothing.
  return seen.teams
    .filter(({ teamid, team_name }) => shown.get(teamid) === team_name)
    .map(({ teamid, team_name }) => ({ id: teamid, teamid, team_name }));
}

/** The photos that the room sees: agreed to by their uploader, chosen by the quizmaster, of teams that are in the game. */
export function shownPhotos(seen: Seen): Candidate[] {
  return photosOfTeams(seen)
    .filter(({ agreed_at, screen }) => agreed_at !== null && screen === 'shown')
    .map(({ image_code, url, teamid, team_name, player_id, account_id }) => ({
      ...{ id: image_code, teamid, team_name, url },
      by: { player_id, account_id },
    }));
}

/** The photos of teams that are in the game, with the names that the room reads: a team that was removed takes its photos along. */
export function photosOfTeams({
  teams,
  shots,
}: Seen): (Shot & { readonly teamid: string; readonly team_name: string })[] {
  const shown = shownTeamNames(teams);
  return shots.flatMap((shot) => {
    const team_name = shot.teamid === null ? undefined : shown.get(shot.teamid);
    return team_name === undefined || shot.teamid === null ? [] : [{ ...shot, teamid: shot.teamid, team_name }];
  });
}
