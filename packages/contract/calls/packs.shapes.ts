import * as z from 'zod/mini';
import { HostPack } from '../entities/host-pack.ts';
import { packMaxBytes } from '../limits.ts';

const OnePack = z.object({ pack_id: z.string() });

export const hostPacksShapes = { reply: z.array(HostPack) };

export const hostImportPackShapes = {
  body: z.object({
    /** The file's name: `.json` is a pack as it is written in a file, everything else a spreadsheet. */
    name: z.string().check(z.minLength(1), z.maxLength(255)),
    /** The bytes of the file in base64, which keeps what spreadsheet programs write. */
    content: z.base64().check(z.maxLength(Math.ceil((packMaxBytes * 4) / 3) + 4)),
  }),
  reply: z.object({
    /** Null: something is wrong, and nothing was kept. */
    pack: z.nullable(HostPack),
    /** All that is wrong, a sentence each, in the order of the file. */
    problems: z.array(z.string()),
    /** What the quizmaster should know about a pack that was kept. */
    remarks: z.array(z.string()),
  }),
};

/** The pack as the text of a file that can be imported again. */
export const hostReadPackShapes = { params: OnePack, reply: z.object({ title: z.string(), json: z.string() }) };

export const hostRemovePackShapes = { params: OnePack, reply: z.object({ status: z.string() }) };
