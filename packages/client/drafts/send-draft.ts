import { answerSequenceHeader, saveAnswer, setDouble, suggestAnswer } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import type { Game } from '../game/game.ts';
import type { QueueEntry, Reply } from '../outbox/queue-entry.ts';
import { questionOf } from './texts.ts';
import type { DraftWrite, Write } from './write.ts';

/** A write with whom it is for. */
type TeamWrite = QueueEntry<DraftWrite> & { readonly teamid: string | undefined };

type Send = (core: Pick<SnugCore, 'call'>, game: Game, write: TeamWrite, keepalive: boolean) => Promise<Reply<Write>>;

/** Sends the captain's answers to the server, a member's suggestions to the captain (ROUND-05, ROUND-06), and doubles. */
export const sendDraft: Send = (core, game, write, keepalive) => senders[write.kind](core, game, write, keepalive);

const senders: Readonly<Record<DraftWrite['kind'], Send>> = {
  async answer(core, game, write, keepalive) {
    const { question_id, round_order, texts, inherited, teamid } = write;
    const { status, answer } = await core.call(saveAnswer, {
      body: {
        game_id: game.gameid,
        round_num: round_order,
        question_num: indexOf(game, write),
        answer: [...texts],
        question_id,
        inherited,
        teamid,
      },
      headers: numbered(write),
      keepalive,
    });
    return { state: status, held: { texts: answer } };
  },

  async suggest(core, game, write, keepalive) {
    const { question_id, round_order, texts, teamid } = write;
    const [suggestion = ''] = texts;
    await core.call(suggestAnswer, {
      // Rounds are counted from 0 here (OPEN-32).
      body: {
        game_id: game.gameid,
        round_index: round_order - 1,
        q_idx: indexOf(game, write),
        suggestion,
        question_id,
        teamid,
      },
      keepalive,
    });
    return { state: 'saved' };
  },

  async double(core, game, write, keepalive) {
    const { doubled } = await core.call(setDouble, {
      params: { id: game.gameid, round: String(write.round_order) },
      body: { doubled: write.doubled === true, teamid: write.teamid },
      headers: numbered(write),
      keepalive,
    });
    return { state: 'saved', held: { doubled } };
  },
};

const numbered = ({ seq }: QueueEntry<DraftWrite>) => ({ [answerSequenceHeader]: String(seq) });

/** An answer belongs to its question, even when the question's index has changed (H24). */
function indexOf(game: Game, { question_id, question_index }: DraftWrite): number {
  return questionOf(game, question_id)?.question_index ?? question_index;
}
