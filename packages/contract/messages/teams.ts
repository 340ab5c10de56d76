import * as z from 'zod/mini';
import { GameTeam } from '../entities/team.ts';
import { messageOf, teamMessage } from './message-of.ts';

/** A team joined the game. `team_code` is its public alias, because everybody gets this message. */
export const NewTeam = messageOf('NEW_TEAM', { team: GameTeam });

/** A game team became a registered one; number, name and image may be new. `team_code` is its alias. */
export const RegisterTeam = messageOf('REGISTER_TEAM', { team: GameTeam });

/** Additive: `shown_name`, as a `GameTeam` has it. */
export const NewTeamName = teamMessage('NEW_TEAM_NAME', { team_name: z.string(), shown_name: z.optional(z.string()) });

/** The quizmaster removed a team from the game. */
export const KickTeam = teamMessage('KICK_TEAM', { team_name: z.string() });

export const TeamMessage = z.discriminatedUnion('type', [NewTeam, RegisterTeam, NewTeamName, KickTeam]);
export type TeamMessage = z.infer<typeof TeamMessage>;
