import type { Message } from '@snug/contract';
import { afterMessage } from '../drafts/after-message.ts';
import { type DraftEvent, transitions } from '../drafts/transitions.ts';
import type { Game } from './game.ts';
import { answers } from './on/answers.ts';
import { extra } from './on/extra.ts';
import { game } from './on/game.ts';
import { people } from './on/people.ts';
import { rounds } from './on/rounds.ts';
import { teams } from './on/teams.ts';
import { type Handlers, reducer } from './reducer.ts';
import { withRoundNotice } from './round-notice.ts';

/** A message type that is missing from its family file, or misspelt there, does not compile here. */
export const handlers: Handlers<Message, Game> = { ...rounds, ...answers, ...people, ...teams, ...game, ...extra };

const heard = reducer<Message, Game>(handlers);
const done = reducer<DraftEvent, Game>(transitions);

const isOnDevice = (action: Message | DraftEvent): action is DraftEvent => action.type in transitions;

/**
 * The only place where a message, or what somebody types and what becomes of it, changes the game. Pure; throws when a
 * message contradicts the game.
 */
export function reduce(game: Game, action: Message | DraftEvent): Game {
  return withRoundNotice(game, isOnDevice(action) ? done(game, action) : afterMessage(game, heard(game, action)));
}
