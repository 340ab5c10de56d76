import * as z from 'zod/mini';
import { LoginSession } from '../entities/login-session.ts';

/** Most session calls reply with a status, and a token or a text in `message`. */
const StatusMessage = z.object({ status: z.string(), message: z.string() });

export const getVersionShapes = { query: z.object({ r: z.optional(z.string()) }), reply: z.string() };

export const contactCheckShapes = {
  query: z.object({ email: z.optional(z.string()), phone: z.optional(z.string()) }),
  /** The server answers the object; the bare boolean is accepted too (OPEN-27). */
  reply: z.union([z.object({ exists: z.boolean() }), z.boolean()]),
};

export const registerPlayerShapes = {
  body: z.object({ player_name: z.string(), email: z.string(), phone: z.optional(z.string()) }),
  reply: z.object({ playerid: z.string() }),
};

export const validateCodeShapes = { body: z.object({ code: z.string(), playerid: z.string() }), reply: StatusMessage };

export const nameCheckShapes = { reply: StatusMessage };

export const setNameShapes = { body: z.object({ name: z.string() }), reply: StatusMessage };

export const logoutShapes = { body: z.object({ client_id: z.string() }), reply: z.object({ status: z.string() }) };

export const updateTokenShapes = { reply: StatusMessage };

/** One of the two: the field's name is the contact's type, its text the contact's value. */
export const addContactShapes = {
  body: z.object({ email: z.optional(z.string()), phone: z.optional(z.string()) }),
  /** `confirm-existing`: the code went to the account's existing contact; the new contact's code follows (H38). */
  reply: z.object({ status: z.enum(['success', 'confirm-existing']) }),
};

/**
 * `confirm-new`: the existing contact is confirmed, and a second code has been sent to the new one; `message` is ''.
 */
export const confirmContactShapes = {
  body: z.object({ code: z.string() }),
  reply: z.object({ status: z.enum(['success', 'confirm-new']), message: z.string() }),
};

const OneSession = z.object({ session_id: z.string() });
const Which = z.object({
  /** The login that asks stays. */
  except_this: z.boolean(),
});

export const listSessionsShapes = { reply: z.array(LoginSession) };

export const endSessionShapes = { params: OneSession, reply: z.object({ status: z.string() }) };

export const endSessionsShapes = { body: Which, reply: z.object({ status: z.string() }) };
