import { type Call, get, post } from '../call.ts';
import type * as shapes from './feedback.shapes.ts';

/** Lists the hosts of an ended game whom the caller has not rated yet (CALL-38). */
export const needFeedback: Call<typeof shapes.needFeedbackShapes> = /* @__PURE__ */ get(
  'needFeedback',
  '/api/player/game/{id}/need-feedback',
);

/** Rates a host; possible once (CALL-39). */
export const sendFeedback: Call<typeof shapes.sendFeedbackShapes> = /* @__PURE__ */ post(
  'sendFeedback',
  '/api/player/game/{id}/feedback',
);
