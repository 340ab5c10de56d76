import type { CommandName, CommandOf } from './rules.ts';
import type { Invitee } from './state/people.ts';

/** The proven identity of a command's caller. A caller without a client id has no `client_hash`. */
export interface CallerIdentity {
  readonly client_hash: string | undefined;
  readonly account_id: string | undefined;
}

/** For a command: what identifies the state to read. A command without an entry is about its game alone. */
interface Identifiers {
  readonly ask: { readonly question_id: string };

  readonly saveAnswer: AtQuestion;
  readonly submitRound: AtRound & { readonly idempotencyKey: string | undefined };
  readonly suggestAnswer: AtQuestion;
  readonly setDouble: AtRound;
  readonly withdrawSubmission: AtRound;
  readonly resetSubmission: TeamAtRound;
  readonly acceptLate: TeamAtRound;

  readonly newPlayer: CallerIdentity;
  readonly takeGuestSeat: CallerIdentity;
  readonly joinGame: CallerIdentity & { readonly team_code: string | undefined };
  readonly leaveGame: { readonly player_code: string };
  readonly askToJoin: CallerIdentity & OfTeam;
  readonly cancelJoinRequest: OfTeam & { readonly player_code: string };
  readonly answerJoinRequest: OfTeam & { readonly player_code: string };
  readonly dropPlayer: OfTeam & { readonly player_code: string | undefined };
  readonly promoteCaptain: OfTeam;

  readonly addTeamToGame: CallerIdentity & { readonly kt_team_id: string; readonly invitees: readonly Invitee[] };
  readonly registerTeam: CallerIdentity & OfTeam & { readonly registered: string };
  readonly renameTeam: OfTeam;
  readonly renameTeamByHost: OfTeam;
  readonly followRegisteredName: { readonly registered: string };
  readonly kickTeam: OfTeam;

  readonly allowTeamName: OfTeam;
  readonly handCaptaincy: OfTeam;
  readonly letTeamIn: OfTeam;
  readonly movePlayer: { readonly player_code: string /** Null: none. */; readonly teamid: string | null };
  readonly mergeTeams: OfTeam & { readonly into: string };
  readonly removeMany: { readonly teamids: readonly string[]; readonly player_codes: readonly string[] };

  readonly inviteToTeam: CallerIdentity & OfTeam & { readonly invitee: Invitee };
  readonly shareLink: CallerIdentity & OfTeam;
  readonly cancelInvite: OfTeam & { readonly invite_id: string | undefined; readonly invitee: Invitee | undefined };
  readonly withdrawInvite: { readonly invite_id: string };
  readonly declineInvite: OfTeam & { readonly account_id: string };

  readonly sendFeedback: { readonly player_id: string };

  readonly gradeAnswers: { readonly grades: readonly { readonly question_id: string }[] };
  readonly adjustPoints: OfTeam & { readonly round_order: number | null };
  readonly contest: { readonly player_id: string; readonly question_id: string };
  readonly decideAppeal: { readonly appeal_id: string };
  readonly submitPaper: TeamAtRound;

  readonly agreeToScreen: OfShot & { readonly player_id: string };
  readonly choosePhoto: OfShot;
  readonly castVote: { readonly player_id: string };

  readonly planGame: { readonly pack_id: string | null };
}

/** Identifies an action shot. */
export interface OfShot {
  readonly image_code: string;
}

/** Identifies a team of the game. */
export interface OfTeam {
  readonly teamid: string;
}

/** Identifies a player and a round. */
export interface AtRound {
  readonly player_id: string;
  readonly round_order: number;
  readonly client_hash: string;
}

/** Identifies a player and a question by its index in a round. */
export interface AtQuestion extends AtRound {
  readonly question_index: number;
}

/** Identifies a team and a round, for the quizmaster's commands. */
export interface TeamAtRound extends OfTeam {
  readonly round_order: number;
}

/** What identifies the state of a command. */
export type IdentifiersOf<N extends CommandName> = N extends keyof Identifiers ? Identifiers[N] : object;

/** The data of a command: the arguments of its rule, and what identifies the state to read. */
export type CommandData<N extends CommandName> = CommandOf<N> & IdentifiersOf<N>;
