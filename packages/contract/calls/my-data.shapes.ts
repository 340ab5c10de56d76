import * as z from 'zod/mini';

export const askMyDataCodeShapes = {
  body: z.object({ use: z.enum(['download', 'delete']) }),
  /** Where the code went, most of it hidden. */
  reply: z.object({ sent_to: z.string() }),
};

export const downloadMyDataShapes = {
  body: z.object({ code: z.string() }),
  /** A whole JSON text, for a file of this name. */
  reply: z.object({ file_name: z.string(), text: z.string() }),
};

export const deleteMyAccountShapes = {
  body: z.object({ code: z.string() }),
  reply: z.object({ status: z.string() }),
};
