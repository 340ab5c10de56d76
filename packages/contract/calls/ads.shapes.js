import * as z from 'zod/mini';
import { Ad, AdEvent } from '../entities/ad.ts';
const Game = z.object({ gameid: z.string() });
export const listAdsShapes = { params: Game, reply: z.array(Ad) };
export const countAdShapes = {
    params: z.extend(Game, { ad_id: z.string(), event: AdEvent }),
    reply: z.object({ status: z.string() }),
};
