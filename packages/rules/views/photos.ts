import type { DisplayPhoto, DisplayVote, HostPhotos, HostVote, VoteCandidate, VoteKind, Votes } from '@snug/contract';
import { type Candidate, candidatesOf, photosOfTeams, shownPhotos } from '../photos/candidates.ts';
import { screenOf } from '../photos/shots.ts';
import { votedIn, winnersOf } from '../photos/vote-result.ts';
import { isOwnCandidate, voteOf } from '../photos/votes.ts';
import type { Player } from '../state/people.ts';
import type { PhotosState, Shot, StoredVote } from '../state/photos.ts';

const kinds: readonly VoteKind[] = ['photo', 'name'];

/** A player's view of the votes: what can be voted for, their own vote, and who has won what is closed. No other's vote, no count before that. */
export function votesView(state: PhotosState, player: Player): Votes {
  return {
    version: state.game.photos_version,
    votes: kinds.flatMap((vote) => {
      const stored = voteOf(state, vote);
      if (!stored) return [];
      const mine = state.ballots.find((each) => each.vote === vote && each.player_id === player.player_id)?.choice;
      const candidates = candidatesOf(vote, state);
      const shown = (each: Candidate) => ownName(each, state, player);
      return [
        {
          vote,
          open: stored.closed_at === null,
          ...(mine !== undefined && candidates.some(({ id }) => id === mine) && { mine }),
          candidates: candidates.map((each) => ({
            ...shown(each),
            ...(isOwnCandidate(each, player) && { own: true }),
          })),
          ...(stored.closed_at !== null && resultView(stored, state, shown)),
        },
      ];
    }),
  };
}

/** On its own phones a team is called what it is called. */
function ownName(each: Candidate, { teams }: PhotosState, player: Player): VoteCandidate {
  const own = player.status === 'joined' && player.teamid === each.teamid;
  const team_name = (own && teams.find(({ teamid }) => teamid === each.teamid)?.team_name) || each.team_name;
  return { ...candidateView(each), team_name };
}

/** What the quizmaster decides about: the photos that may be shown, how many may not, and the votes. Nobody's ballot. */
export function hostPhotosView(state: PhotosState, nameOf: (shot: Shot) => string): HostPhotos {
  const photos = photosOfTeams(state);
  return {
    photos: photos.flatMap((shot) => {
      const screen = screenOf(shot);
      const { image_code, url, team_name, created_at } = shot;
      return screen ? [{ image_code, url, team_name, player_name: nameOf(shot), created_at, screen }] : [];
    }),
    without_consent: photos.filter((shot) => screenOf(shot) === undefined).length,
    votes: kinds.map((vote): HostVote => {
      const stored = voteOf(state, vote);
      const candidates = candidatesOf(vote, state).length;
      if (!stored) return { vote, state: 'none', candidates, voted: 0, of: state.electorate };
      const isOpen = stored.closed_at === null;
      return {
        ...{ vote, state: isOpen ? 'open' : stored.hidden_at === null ? 'closed' : 'hidden', candidates },
        ...countView(stored, state),
        ...(!isOpen && resultView(stored, state, candidateView)),
      };
    }),
  };
}

/** The photos that turn on the big screen. */
export function displayPhotos(state: PhotosState): DisplayPhoto[] {
  return shownPhotos(state).map(({ id: image_code, url = '', team_name }) => ({ image_code, url, team_name }));
}

/** The vote that the big screen tells of. */
export function displayVote(stored: StoredVote, state: PhotosState): DisplayVote {
  const isOpen = stored.closed_at === null;
  return {
    ...{ vote: stored.vote, open: isOpen, ...countView(stored, state) },
    candidates: isOpen ? candidatesOf(stored.vote, state).map(candidateView) : [],
    ...(!isOpen && resultView(stored, state, candidateView)),
  };
}

function countView(stored: StoredVote, state: PhotosState) {
  const voted = votedIn(stored, state);
  return { voted, of: Math.max(voted, state.electorate) };
}

function resultView(stored: StoredVote, state: PhotosState, shown: (each: Candidate) => VoteCandidate) {
  const winners = winnersOf(stored, state);
  return { winners: winners.map(shown), top: winners[0]?.votes ?? 0 };
}

function candidateView({ id, team_name, url }: Candidate): VoteCandidate {
  return { id, team_name, ...(url !== undefined && { url }) };
}
