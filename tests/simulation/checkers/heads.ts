import { headsOf, type Tab, type World } from '@snug/testing/simulation';
import { epochOf } from '../../../packages/server/database/message-log.ts';

/** Where a stream stands. */
export interface Head {
  readonly last: number;
  readonly epoch: string;
}

/** The position and epoch of each stream, by team id. */
export async function headsOfStreams({ server, game }: World): Promise<Map<string, Head>> {
  const rows = await headsOf(server.db, game);
  const { incarnation } = server.context;
  return new Map(
    rows.map(({ stream_id, teamid, shift, count }) => [
      teamid ?? '',
      { last: (count ?? 0) + shift, epoch: epochOf(incarnation, stream_id) },
    ]),
  );
}

/** The head of the stream that a tab follows. */
export function headOf(heads: ReadonlyMap<string, Head>, { game }: Tab): Head | undefined {
  const { view } = game.get();
  return heads.get(view?.me.status === 'joined' ? (view.team?.teamid ?? '') : '');
}
