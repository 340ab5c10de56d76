import type { GameHead, GameStub } from '@snug/contract';
import type { GameTeam, InviteInGame, Player } from '../state/people.ts';

/** A person in a game of their list. */
export interface InGame {
  readonly player: Pick<Player, 'status'> | undefined;
  /** The team they have joined. */
  readonly team: Pick<GameTeam, 'team_name' | 'team_image'> | undefined;
  /** Their open invites. */
  readonly invites: readonly Pick<InviteInGame, 'teamid' | 'team_name' | 'team_image' | 'code'>[];
  readonly hasDeclined: boolean;
  /** The game is over, and they have somebody left to rate. */
  readonly isFeedbackDue?: boolean;
}

/**
 * The lines of a game in a person's `Your Games`: the game they play or watch; a line per inviting team, unless they are on a
 * team; or the game where they have declined every invite. An invite's code joins its team, so only the invitee sees it
 * (ENTITY-STUB).
 */
export function stubViews(head: GameHead, { player, team, invites, hasDeclined, isFeedbackDue }: InGame): GameStub[] {
  const line = { ...head, spectator: false, invite: false, declined: false, team: null, team_code: '' };
  if (player?.status === 'joined') {
    const { team_name = '', team_image = '' } = team ?? {};
    return [{ ...line, team: { team_name, team_image }, ...(isFeedbackDue && { feedback_due: true }) }];
  }
  const spectator = player !== undefined;
  // Two invites to one team, by two contacts of the person, are one line.
  const byTeam = new Map(invites.map((invite) => [invite.teamid, invite]));
  if (byTeam.size > 0) {
    return Array.from(byTeam.values(), ({ team_name, team_image, code }) => {
      return { ...line, spectator, invite: true, team: { team_name, team_image }, team_code: code };
    });
  }
  return player || hasDeclined ? [{ ...line, spectator, declined: !player }] : [];
}
