import type { ExtraMessage } from '@snug/contract';
import { countTeamsIn } from '../database/team-round.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import type { StreamMessage } from '../foundation/stream-message.ts';
import { frameOf } from './encoded-frame.ts';

/** Tells the players and spectators of a game, on this process, how many teams have handed the round in. */
export interface TeamsIn {
  /** Looks whether published messages change the count. */
  published(game_id: string, messages: readonly StreamMessage[]): void;
  /** The present count as a frame, for a connection that has just begun; undefined: it is counted, and told to all. */
  present(game_id: string): Buffer | undefined;
  /** The process stops: nothing is counted any more. */
  close(): void;
}

/** At most one message in this time, per game and process. */
const pauseMs = 1_000;

/** Messages that come with a change of the count, or of the round that is counted. */
const changing =
  /^\{"type":"(TEAM_SUBMITTED|SUBMIT_ANSWER|RESET_SUBMISSION|RECALL|ROUND_START|ROUND_END|ASK|NEW_TEAM|KICK_TEAM|PLAYER_JOIN|DROP_PLAYER|PLAYER_APPROVED_TEAM_JOIN|END_GAME|RELOAD_GAME)"/;

/** What was last told in a game. */
interface Told {
  /** When it was counted: the next count waits. */
  at: number;
  frame: Buffer | undefined;
  body: string;
  isDue: boolean;
}

type Context = Pick<ServerContext, 'store' | 'clock'>;

/** `tell` writes a frame to everybody in the game who hears it on this process. */
export function createTeamsIn(
  { store, clock }: Context,
  tell: (game_id: string, frame: Buffer) => void,
  failed: (error: unknown) => void,
): TeamsIn {
  const games = new Map<string, Told>();
  let isClosed = false;

  function soon(game_id: string): void {
    const told = games.get(game_id) ?? { at: Number.NEGATIVE_INFINITY, frame: undefined, body: '', isDue: false };
    games.set(game_id, told);
    if (told.isDue) return;
    told.isDue = true;
    clock.after(Math.max(0, told.at + pauseMs - clock.now()), () => {
      if (!isClosed) count(game_id, told).catch(failed);
    });
  }

  async function count(game_id: string, told: Told): Promise<void> {
    // What changes from here on is counted once more.
    told.isDue = false;
    told.at = clock.now();
    const counted = await countTeamsIn(store.db, game_id);
    if (!counted) {
      // Forgotten once nobody could ask again within the pause.
      Object.assign(told, { frame: undefined, body: '' });
      clock.after(pauseMs, () => {
        if (!told.isDue && told.body === '') games.delete(game_id);
      });
      return;
    }
    const body = JSON.stringify({ type: 'TEAMS_IN', ...counted } satisfies ExtraMessage);
    if (body === told.body) return;
    told.body = body;
    told.frame = frameOf({ msg_id: 0, data: body });
    tell(game_id, told.frame);
  }

  return {
    published(game_id, messages) {
      if (messages.some(({ content }) => changing.test(content.body))) soon(game_id);
    },
    present(game_id) {
      const { frame } = games.get(game_id) ?? {};
      if (!frame) soon(game_id);
      return frame;
    },
    close() {
      isClosed = true;
    },
  };
}
