import type { Clock } from '../foundation/seams.ts';
import { markDeleted } from './images.ts';
import { batchSize, inBatches } from './in-batches.ts';
import { accountsSince, teamNumbersSince } from './played-since.ts';
import type { Trx } from './schema.ts';
import type { Store } from './store.ts';

/**
 * Deletes action shots from before a moment, and older pictures of players and teams who have not played since. `tell` gets
 * the games of the action shots, in the same transaction.
 */
export function deleteOldPictures(
  { store, clock }: { store: Store; clock: Clock },
  before: number,
  tell: (trx: Trx, game_ids: readonly string[]) => Promise<void>,
  isOver: () => boolean,
): Promise<number> {
  return inBatches(
    () =>
      store.write(async (trx) => {
        const old = await trx
          .selectFrom('images')
          .select(['image_code', 'kind', 'owner'])
          .where('created_at', '<', before)
          .where('deleted_at', 'is', null)
          .where((row) =>
            row.or([
              row('kind', '=', 'game'),
              row.and([row('kind', '=', 'player'), row('owner', 'not in', accountsSince(trx, before))]),
              row.and([
                row('kind', '=', 'team'),
                row('owner', 'in', (db) =>
                  db
                    .selectFrom('teams')
                    .select('teamid')
                    .where((team) =>
                      team(team.cast<string>('kt_team_id', 'text'), 'not in', teamNumbersSince(trx, before)),
                    ),
                ),
              ]),
            ]),
          )
          .limit(batchSize)
          .execute();
        const codes = old.map(({ image_code }) => image_code);
        await markDeleted(trx, codes, clock.now());
        const ownersOf = (kind: string) => ['', ...old.filter((each) => each.kind === kind).map(({ owner }) => owner)];
        await trx
          .updateTable('accounts')
          .set({ profile_img: '' })
          .where('account_id', 'in', ownersOf('player'))
          .execute();
        await trx.updateTable('teams').set({ team_image: '' }).where('teamid', 'in', ownersOf('team')).execute();
        await tell(trx, [...new Set(ownersOf('game').filter((game_id) => game_id !== ''))]);
        return old.length;
      }),
    isOver,
  );
}
