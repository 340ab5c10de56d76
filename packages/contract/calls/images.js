import * as guards from './images.guards.ts';
/** Lists the action shots of a game (CALL-57). */
export const listImages = {
    name: 'listImages',
    method: 'GET',
    path: '/api/player/game/{gameid}/images',
    reply: guards.listImages,
};
/** Uploads the caller's avatar; `id` is the caller's own playerid (CALL-58, OPEN-89). */
export const uploadPlayerImage = {
    name: 'uploadPlayerImage',
    method: 'POST',
    path: '/api/player/{id}/image/upload',
    reply: guards.uploadImage,
    upload: 'image',
};
/** Uploads an action shot (CALL-58). */
export const uploadGameImage = {
    name: 'uploadGameImage',
    method: 'POST',
    path: '/api/player/game/{id}/image/upload',
    reply: guards.uploadImage,
    upload: 'image',
};
/** Uploads a further picture of a registered team (CALL-58). */
export const uploadTeamImage = {
    name: 'uploadTeamImage',
    method: 'POST',
    path: '/api/team/{id}/image/upload',
    reply: guards.uploadImage,
    upload: 'image',
};
/** Deletes the avatar (CALL-59). */
export const deletePlayerImage = {
    name: 'deletePlayerImage',
    method: 'POST',
    path: '/api/player/{id}/image/{image_code}/delete',
    reply: guards.deleteImage,
};
/** Deletes an action shot. Its uploader, that team's captain and the quizmaster may (CALL-59, H60). */
export const deleteGameImage = {
    name: 'deleteGameImage',
    method: 'POST',
    path: '/api/player/game/{id}/image/{image_code}/delete',
    reply: guards.deleteImage,
};
/** Deletes a picture of a registered team (CALL-59). */
export const deleteTeamImage = {
    name: 'deleteTeamImage',
    method: 'POST',
    path: '/api/team/{id}/image/{image_code}/delete',
    reply: guards.deleteImage,
};
