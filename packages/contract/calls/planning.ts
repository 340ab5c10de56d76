import type { Call } from '../call.ts';
import * as guards from './planning.guards.ts';
import type {
  hostCancelGameShapes,
  hostLoadPlanShapes,
  hostMendQuestionShapes,
  hostPlanChoicesShapes,
  hostPlanGameShapes,
  hostRepeatGameShapes,
  hostUncancelGameShapes,
  nextNightsShapes,
} from './planning.shapes.ts';

/** Lists the packs and quizmasters that a game of the venue can be planned with. */
export const hostPlanChoices: Call<typeof hostPlanChoicesShapes> = {
  name: 'hostPlanChoices',
  method: 'GET',
  path: '/api/host/plan/choices',
  reply: guards.hostPlanChoices,
};

/** Loads what is settled about a game. */
export const hostLoadPlan: Call<typeof hostLoadPlanShapes> = {
  name: 'hostLoadPlan',
  method: 'GET',
  path: '/api/host/game/{id}/plan',
  reply: guards.hostLoadPlan,
};

/** Changes a game that has not begun. Phones that are in it load it again. */
export const hostPlanGame: Call<typeof hostPlanGameShapes> = {
  name: 'hostPlanGame',
  method: 'PUT',
  path: '/api/host/game/{id}/plan',
  reply: guards.hostPlanGame,
};

/** Makes a game like this one for each date, each with a code of its own. */
export const hostRepeatGame: Call<typeof hostRepeatGameShapes> = {
  name: 'hostRepeatGame',
  method: 'POST',
  path: '/api/host/game/{id}/repeat',
  reply: guards.hostRepeatGame,
};

/** Cancels a game that has not begun. */
export const hostCancelGame: Call<typeof hostCancelGameShapes> = {
  name: 'hostCancelGame',
  method: 'POST',
  path: '/api/host/game/{id}/cancel',
  reply: guards.hostCancelGame,
};

/** Takes the cancelling of a game back, while its date is ahead. */
export const hostUncancelGame: Call<typeof hostUncancelGameShapes> = {
  name: 'hostUncancelGame',
  method: 'POST',
  path: '/api/host/game/{id}/uncancel',
  reply: guards.hostUncancelGame,
};

/** Mends a typo in a question, asked or not, here and in the kept pack. What was answered stays. */
export const hostMendQuestion: Call<typeof hostMendQuestionShapes> = {
  name: 'hostMendQuestion',
  method: 'POST',
  path: '/api/host/game/{id}/mend',
  reply: guards.hostMendQuestion,
};

/** Lists the next nights that anybody may come to. */
export const nextNights: Call<typeof nextNightsShapes> = {
  name: 'nextNights',
  method: 'GET',
  path: '/api/nights',
  reply: guards.nextNights,
};
