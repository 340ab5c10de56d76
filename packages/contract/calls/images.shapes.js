import * as z from 'zod/mini';
import { Image } from '../entities/image.ts';
const Id = z.object({ id: z.string() });
const OneImage = z.extend(Id, { image_code: z.string() });
const Images = z.array(Image);
export const listImagesShapes = {
    params: z.object({ gameid: z.string() }),
    query: z.object({ rnd: z.optional(z.string()) }),
    reply: Images,
};
export const uploadImageShapes = { params: Id, reply: Images };
export const deleteImageShapes = { params: OneImage, reply: Images };
