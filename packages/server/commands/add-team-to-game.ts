import { cleanTeamName, headcount, type InviteRequest, teamMembersMax } from '@snug/contract';
import type { Kysely } from 'kysely';
import { openInvitesFor } from '../database/invites.ts';
import type { AccountRow, Database, GameTeamRow } from '../database/schema.ts';
import { readTeamRoster } from '../database/team-roster.ts';
import { registeredTeam, teamsOf } from '../database/teams.ts';
import { newCapability, newId } from '../foundation/ids.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { type Actor, accountOf, senderOf } from '../http/actor.ts';
import { joinTeam, refuseKicked } from '../rules/people.ts';
import { newTeam } from '../rules/teams.ts';
import { andThen, ensurePlayer } from './ensure-player.ts';
import { inviteeOf, type Recorded, recordInvites, sendInvite } from './invite-people.ts';
import { act } from './run-command.ts';

/** What a team is brought into a game with (CALL-15, CALL-17). */
interface Brought {
  readonly team_name: string;
  readonly kt_team_id: string;
  readonly num_players: number;
  readonly invites: readonly InviteRequest[];
}

/**
 * Brings a team into the game, the caller as its captain, and sends its invites; or, where that registered team plays
 * here already, onto it as a member, whose invites are the captain's to send.
 */
export async function addTeamToGame(context: ServerContext, actor: Actor, game_id: string, brought: Brought) {
  const { kt_team_id, team_name, num_players } = brought;
  const account = accountOf(actor);
  // A guest plays alone (OPEN-03).
  if (brought.invites.length > 0 && !account) throw new Refusal(403, details.loginNeeded);
  const invitees = brought.invites.map(inviteeOf);

  const { reply, recorded } = await act(context, game_id, async (trx) => {
    const now = context.clock.now();
    // As it is now: it may have got another name, or lost this member, since the request set out.
    // Each is looked up and written within the game's one transaction: nobody brings more than a team holds.
    if (brought.invites.length > teamMembersMax) throw new Refusal(400, details.badRequest);
    const registered = kt_team_id === 'new' ? undefined : await ownTeam(trx, account, kt_team_id);
    const wanted = {
      team_name: registered?.team_name ?? cleanTeamName(team_name),
      kt_team_id: registered ? String(registered.kt_team_id) : '',
      team_image: registered?.team_image ?? '',
      num_players: headcount(num_players, brought.invites.length),
    };
    const arrival = await ensurePlayer(trx, context, game_id, actor);
    const { player } = arrival;
    const teams = await teamsOf(trx, game_id);
    const here = registered && teams.find((team) => team.kt_team_id === wanted.kt_team_id);
    const mine = player.status === 'joined' ? teams.find((team) => team.teamid === player.teamid) : undefined;
    const joined = ({ team_code }: GameTeamRow, recorded: readonly Recorded[] = []) => ({
      reply: { status: 'success', game_id, team_code },
      recorded,
    });

    // Asked again, by a retry or another phone of the same person: the same answer.
    const isMine = registered ? mine === here : mine?.team_name === wanted.team_name;
    if (mine && isMine) return { outcome: arrival.outcome, reply: joined(mine) };
    if (here && account) {
      const invites = await openInvitesFor(trx, here.teamid, account.account_id, now);
      refuseKicked(player, here, invites);
      const outcome = joinTeam(player, await readTeamRoster(trx, here.teamid), invites, now);
      return { outcome: andThen(arrival.outcome, outcome), reply: joined(here) };
    }
    const ids = {
      teamid: newId(context.random),
      team_code: newCapability(context.random),
      alias: newId(context.random),
    };
    const made = newTeam(player, teams, wanted, ids, now);
    const { team, captain } = made;
    const from = { team, by: captain, members: [captain] };
    const { outcome, recorded } = await recordInvites(trx, context, from, invitees);
    return { outcome: andThen(andThen(arrival.outcome, made.outcome), outcome), reply: joined(team, recorded) };
  });
  for (const each of recorded) await sendIfPossible(context, each, senderOf(actor));
  return reply;
}

async function ownTeam(db: Kysely<Database>, account: AccountRow | undefined, kt_team_id: string) {
  if (!account) throw new Refusal(403, details.guestCannotJoin);
  const team = await registeredTeam(db, kt_team_id, account.account_id);
  if (!team) throw new Refusal(403, details.notYourTeam);
  return team;
}

/** The team is in the game, whatever comes of its letters: an invite that was not sent is not in the team's list. */
async function sendIfPossible(context: ServerContext, recorded: Recorded, sender: string): Promise<void> {
  try {
    await sendInvite(context, recorded, sender);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
