import type { Call } from '../call.ts';
import type {
  answerJoinRequestShapes,
  askToJoinShapes,
  cancelJoinRequestShapes,
  dropPlayerShapes,
  promoteCaptainShapes,
} from './people.shapes.ts';

/** Asks a team's captain to be let in; the caller is `pending-join` until answered (CALL-18). */
export const askToJoin: Call<typeof askToJoinShapes> = {
  name: 'askToJoin',
  method: 'POST',
  path: '/api/player/game/{gameId}/team/{teamId}/ask-to-join',
};

/** Takes that back: the caller watches again (CALL-19). */
export const cancelJoinRequest: Call<typeof cancelJoinRequestShapes> = {
  name: 'cancelJoinRequest',
  method: 'POST',
  path: '/api/player/game/{gameId}/team/{teamId}/cancel-join-request',
};

/** The captain lets somebody in or turns them away (CALL-20). */
export const answerJoinRequest: Call<typeof answerJoinRequestShapes> = {
  name: 'answerJoinRequest',
  method: 'POST',
  path: '/api/player/game/{gameId}/team/{teamId}/{action}/join-request',
};

/** Leaves the team, or kicks a teammate, which the captain may (CALL-29, OPEN-46). */
export const dropPlayer: Call<typeof dropPlayerShapes> = {
  name: 'dropPlayer',
  method: 'POST',
  path: '/api/player/game/{id}/team/{team}/drop-player',
};

/** Passes captaincy to a registered member (CALL-31). */
export const promoteCaptain: Call<typeof promoteCaptainShapes> = {
  name: 'promoteCaptain',
  method: 'POST',
  path: '/api/player/game/{id}/team/{team}/promote-captain',
};
