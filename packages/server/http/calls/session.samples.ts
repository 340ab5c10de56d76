import type { Samples } from '@snug/testing/server';

export const sessionSamples: Samples = {
  getVersion: { right: () => ({ query: { r: '1' } }) },
  contactCheck: { right: () => ({ query: { email: 'nobody@nowhere.example' } }) },
  registerPlayer: {
    right: (_, actor) => ({
      body: { player_name: 'New', email: `${actor}.${crypto.randomUUID()}@new.example`, phone: '' },
    }),
  },
  validateCode: { right: () => ({ body: { code: '000000', playerid: 'nobody' } }) },
  updateToken: { right: () => ({}) },
  nameCheck: { right: () => ({}) },
  setName: { right: (_, actor) => ({ body: { name: `${actor} anew` } }) },
  addContact: { right: () => ({ body: { phone: `555${String(Math.random()).slice(2, 9)}` } }) },
  confirmContact: { right: () => ({ body: { code: '000000' } }) },
  listSessions: { right: () => ({}) },
  endSession: { right: () => ({ params: { session_id: 'none' } }) },
  endSessions: { right: () => ({ body: { except_this: true } }) },
  // Refused: the caller's own client id would end the login that the next call needs.
  logout: { right: () => ({ body: { client_id: 'client-of-somebody-else' } }) },
};
