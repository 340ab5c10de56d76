import type { Call } from '../call.ts';
import * as guards from './photos.guards.ts';
import type {
  agreeToScreenShapes,
  castVoteShapes,
  getVotesShapes,
  hostChoosePhotoShapes,
  hostCloseVoteShapes,
  hostHideVoteShapes,
  hostOpenVoteShapes,
  hostPhotosShapes,
} from './photos.shapes.ts';

/** Lets the big screen show the caller's own action shot, or takes that back. */
export const agreeToScreen: Call<typeof agreeToScreenShapes> = {
  name: 'agreeToScreen',
  method: 'POST',
  path: '/api/player/game/{id}/image/{image_code}/screen',
  reply: guards.agreeToScreen,
};

/** The votes of a game: what can be voted for, the caller's vote, and who has won. */
export const getVotes: Call<typeof getVotesShapes> = {
  name: 'getVotes',
  method: 'GET',
  path: '/api/player/game/{id}/votes',
  reply: guards.getVotes,
};

/** Votes, or votes for another while the vote is open. */
export const castVote: Call<typeof castVoteShapes> = {
  name: 'castVote',
  method: 'POST',
  path: '/api/player/game/{id}/vote/{vote}',
  reply: guards.castVote,
};

/** The photos of a game that may be shown to the room, and its votes. */
export const hostPhotos: Call<typeof hostPhotosShapes> = {
  name: 'hostPhotos',
  method: 'GET',
  path: '/api/host/game/{id}/photos',
  reply: guards.hostPhotos,
};

/** Shows a photo on the big screen, or not, or takes that decision back. */
export const hostChoosePhoto: Call<typeof hostChoosePhotoShapes> = {
  name: 'hostChoosePhoto',
  method: 'POST',
  path: '/api/host/game/{id}/photo/{image_code}',
  reply: guards.hostChoosePhoto,
};

/** Opens a vote. */
export const hostOpenVote: Call<typeof hostOpenVoteShapes> = {
  name: 'hostOpenVote',
  method: 'POST',
  path: '/api/host/game/{id}/vote/{vote}/open',
  reply: guards.hostOpenVote,
};

/** Closes a vote and tells its result. */
export const hostCloseVote: Call<typeof hostCloseVoteShapes> = {
  name: 'hostCloseVote',
  method: 'POST',
  path: '/api/host/game/{id}/vote/{vote}/close',
  reply: guards.hostCloseVote,
};

/** Takes the result of a vote off the big screen. */
export const hostHideVote: Call<typeof hostHideVoteShapes> = {
  name: 'hostHideVote',
  method: 'POST',
  path: '/api/host/game/{id}/vote/{vote}/hide',
  reply: guards.hostHideVote,
};
