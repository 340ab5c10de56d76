import type { Clock } from '../foundation/seams.ts';
import { batchSize, inBatches } from './in-batches.ts';
import { teamNumbersSince } from './played-since.ts';
import type { Store } from './store.ts';

/** Archives teams that have not played since. Number and members stay: a restore brings a team back unchanged. */
export function archiveTeams(
  { store, clock }: { store: Store; clock: Clock },
  since: number,
  isOver: () => boolean,
): Promise<number> {
  return inBatches(
    () =>
      store.write(async (trx) => {
        const idle = await trx
          .selectFrom('teams')
          .select('teamid')
          .where('archived_at', 'is', null)
          .where('disbanded_at', 'is', null)
          .where('created_at', '<', since)
          .where((team) => team(team.fn.coalesce('used_at', team.val(0)), '<', since))
          .where((team) => team(team.cast<string>('kt_team_id', 'text'), 'not in', teamNumbersSince(trx, since)))
          .limit(batchSize)
          .execute();
        const ids = ['', ...idle.map(({ teamid }) => teamid)];
        await trx.updateTable('teams').set({ archived_at: clock.now() }).where('teamid', 'in', ids).execute();
        return idle.length;
      }),
    isOver,
  );
}
