import { type Call, post } from '../call.ts';
import type * as shapes from './people.shapes.ts';

/** Asks a team's captain to join the team; the caller is `pending-join` until the captain answers (CALL-18). */
export const askToJoin: Call<typeof shapes.askToJoinShapes> = /* @__PURE__ */ post(
  'askToJoin',
  '/api/player/game/{gameId}/team/{teamId}/ask-to-join',
);

/** Cancels the caller's join request; the caller is a spectator again (CALL-19). */
export const cancelJoinRequest: Call<typeof shapes.cancelJoinRequestShapes> = /* @__PURE__ */ post(
  'cancelJoinRequest',
  '/api/player/game/{gameId}/team/{teamId}/cancel-join-request',
);

/** The captain approves or declines a join request (CALL-20). */
export const answerJoinRequest: Call<typeof shapes.answerJoinRequestShapes> = /* @__PURE__ */ post(
  'answerJoinRequest',
  '/api/player/game/{gameId}/team/{teamId}/{action}/join-request',
);

/** Leaves the team; the captain may also drop a teammate (CALL-29, OPEN-46). */
export const dropPlayer: Call<typeof shapes.dropPlayerShapes> = /* @__PURE__ */ post(
  'dropPlayer',
  '/api/player/game/{id}/team/{team}/drop-player',
);

/** Makes a registered member the captain (CALL-31). */
export const promoteCaptain: Call<typeof shapes.promoteCaptainShapes> = /* @__PURE__ */ post(
  'promoteCaptain',
  '/api/player/game/{id}/team/{team}/promote-captain',
);
