import { type Call, get, post, upload } from '../call.ts';
import type * as shapes from './images.shapes.ts';

/** Lists the action shots of a game (CALL-57). */
export const listImages: Call<typeof shapes.listImagesShapes> = /* @__PURE__ */ get(
  'listImages',
  '/api/player/game/{gameid}/images',
);

/** Uploads the caller's avatar; `id` is the caller's own playerid (CALL-58, OPEN-89). */
export const uploadPlayerImage: Call<typeof shapes.uploadImageShapes> = /* @__PURE__ */ upload(
  'uploadPlayerImage',
  '/api/player/{id}/image/upload',
);

/** Uploads an action shot (CALL-58). */
export const uploadGameImage: Call<typeof shapes.uploadImageShapes> = /* @__PURE__ */ upload(
  'uploadGameImage',
  '/api/player/game/{id}/image/upload',
);

/** Uploads a further picture of a registered team (CALL-58). */
export const uploadTeamImage: Call<typeof shapes.uploadImageShapes> = /* @__PURE__ */ upload(
  'uploadTeamImage',
  '/api/team/{id}/image/upload',
);

/** Deletes the avatar (CALL-59). */
export const deletePlayerImage: Call<typeof shapes.deleteImageShapes> = /* @__PURE__ */ post(
  'deletePlayerImage',
  '/api/player/{id}/image/{image_code}/delete',
);

/** Deletes an action shot. Its uploader, that team's captain and the quizmaster may (CALL-59, H60). */
export const deleteGameImage: Call<typeof shapes.deleteImageShapes> = /* @__PURE__ */ post(
  'deleteGameImage',
  '/api/player/game/{id}/image/{image_code}/delete',
);

/** Deletes a picture of a registered team (CALL-59). */
export const deleteTeamImage: Call<typeof shapes.deleteImageShapes> = /* @__PURE__ */ post(
  'deleteTeamImage',
  '/api/team/{id}/image/{image_code}/delete',
);
