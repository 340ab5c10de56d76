import type { Call } from '../call.ts';
import * as guards from './my-data.guards.ts';
import type { askMyDataCodeShapes, deleteMyAccountShapes, downloadMyDataShapes } from './my-data.shapes.ts';

/** Sends a one-time code to a contact of the caller’s account, good for one download or for the deletion of the account. */
export const askMyDataCode: Call<typeof askMyDataCodeShapes> = {
  name: 'askMyDataCode',
  method: 'POST',
  path: '/api/player/my-data/code',
  reply: guards.askMyDataCode,
};

/** Answers everything that is held about the caller, for the code that was sent. */
export const downloadMyData: Call<typeof downloadMyDataShapes> = {
  name: 'downloadMyData',
  method: 'POST',
  path: '/api/player/my-data/download',
  reply: guards.downloadMyData,
};

/** Erases the caller’s account for good, for the code that was sent. */
export const deleteMyAccount: Call<typeof deleteMyAccountShapes> = {
  name: 'deleteMyAccount',
  method: 'POST',
  path: '/api/player/my-data/delete',
  reply: guards.deleteMyAccount,
};
