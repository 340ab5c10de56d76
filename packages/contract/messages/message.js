import * as z from 'zod/mini';
import { AnswerMessage } from './answers.ts';
import { ExtraMessage } from './extra.ts';
import { GameMessage } from './game.ts';
import { PeopleMessage } from './people.ts';
import { RoundMessage } from './rounds.ts';
import { TeamMessage } from './teams.ts';
/** Every message that a player's connection may carry: the five families and the extras. */
export const Message = z.union([RoundMessage, AnswerMessage, PeopleMessage, TeamMessage, GameMessage, ExtraMessage]);
