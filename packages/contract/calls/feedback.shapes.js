import * as z from 'zod/mini';
import { FeedbackTarget, HostFeedback } from '../entities/feedback.ts';
const GameId = z.object({ id: z.string() });
export const needFeedbackShapes = { params: GameId, reply: z.array(FeedbackTarget) };
export const sendFeedbackShapes = { params: GameId, body: HostFeedback, reply: z.object({ status: z.string() }) };
