import { disbandTeam, handTeamOver } from '@snug/rules';
import { applyTeamChanges, rosterOf } from '../../database/registered-teams.ts';
import type { Trx } from '../../database/schema.ts';
import type { EraseContext } from './erase-context.ts';
import type { ErasedPerson } from './erased-person.ts';

/** Hands their registered teams to the member who joined first; a team without other members is disbanded. */
export async function leaveTeams({ store, keys, clock }: EraseContext, { account }: ErasedPerson) {
  const count = { handedOver: 0, disbanded: 0 };
  if (!account) return count;
  const me = account.account_id;
  const memberships = await store.db.selectFrom('team_members').select('teamid').where('account_id', '=', me).execute();
  const leaveTeam = async (trx: Trx, teamid: string) => {
    const roster = await rosterOf(trx, keys, teamid);
    if (roster.team.owner === me) {
      const [heir] = roster.members
        .filter(({ account_id, joined }) => account_id !== me && joined)
        .sort((a, b) => (a.joined_at ?? 0) - (b.joined_at ?? 0) || (a.account_id < b.account_id ? -1 : 1));
      if (heir) {
        await applyTeamChanges(trx, teamid, handTeamOver(roster, me, heir.known_as));
        count.handedOver += 1;
      } else {
        await applyTeamChanges(trx, teamid, disbandTeam(roster, me, clock.now()));
        count.disbanded += 1;
      }
    }
    await applyTeamChanges(trx, teamid, [{ kind: 'off', account_id: me }]);
  };
  for (const { teamid } of memberships) await store.write((trx) => leaveTeam(trx, teamid));
  return count;
}
