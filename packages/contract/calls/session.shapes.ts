import * as z from 'zod/mini';

/** Most session calls answer a word, and a token or a text in `message`. */
const StatusMessage = z.object({ status: z.string(), message: z.string() });

export const getVersionShapes = { query: z.object({ r: z.optional(z.string()) }), reply: z.string() };

export const contactCheckShapes = {
  query: z.object({ email: z.optional(z.string()), phone: z.optional(z.string()) }),
  reply: z.object({ exists: z.boolean() }),
};

export const registerPlayerShapes = {
  body: z.object({ player_name: z.string(), email: z.string(), phone: z.optional(z.string()) }),
  reply: z.object({ playerid: z.string() }),
};

export const validateCodeShapes = { body: z.object({ code: z.string(), playerid: z.string() }), reply: StatusMessage };

export const nameCheckShapes = { reply: StatusMessage };

export const setNameShapes = { body: z.object({ name: z.string() }), reply: StatusMessage };

export const logoutShapes = { body: z.object({ client_id: z.string() }), reply: z.object({ status: z.string() }) };
