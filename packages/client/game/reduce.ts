import type { Message } from '@snug/contract';
import type { Game } from './game.ts';
import { answers } from './on/answers.ts';
import { extra } from './on/extra.ts';
import { game } from './on/game.ts';
import { people } from './on/people.ts';
import { rounds } from './on/rounds.ts';
import { teams } from './on/teams.ts';
import { type Handlers, reducer } from './reducer.ts';

/** A message type that is missing from its family file, or misspelt there, does not compile here. */
export const handlers: Handlers<Message, Game> = { ...rounds, ...answers, ...people, ...teams, ...game, ...extra };

/** The only place where a message changes the game. Pure; throws when a message contradicts the game. */
export const reduce = reducer<Message, Game>(handlers);
