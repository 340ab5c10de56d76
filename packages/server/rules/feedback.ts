import {
  cleanLine,
  feedbackNotesMaxLength,
  type HostFeedback,
  negativeTags,
  positiveTags,
  starsBoundary,
} from '@snug/contract';
import type { FeedbackRow, GamePlayerRow, GameRow, HostRow } from '../database/schema.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import { nothingNew, type Outcome } from './outcome.ts';

/** The quizmasters whom a player may rate still: after the end, by who played on a team (CALL-38, H30). */
export function toRate(
  game: GameRow,
  player: GamePlayerRow,
  hosts: readonly HostRow[],
  rated: readonly FeedbackRow[],
): HostRow[] {
  if (!isOver(game) || player.status !== 'joined') return [];
  return hosts.filter(({ host_id }) => !rated.some((each) => each.host_id === host_id));
}

/** Rates a quizmaster once; the same again is a repeat (CALL-39). Whose rating it is says the login, not the body. */
export function rate(
  game: GameRow,
  player: GamePlayerRow,
  hosts: readonly HostRow[],
  rated: readonly FeedbackRow[],
  given: HostFeedback,
  now: number,
): Outcome {
  const { userid, player_code, stars } = given;
  if (player_code !== player.player_code) throw new Refusal(400, details.feedbackOther);
  if (!isOver(game)) throw new Refusal(409, details.feedbackEarly);
  if (!hosts.some(({ host_id }) => host_id === userid)) throw new Refusal(404, details.hostNotFound);
  const fitting: readonly string[] = stars > starsBoundary ? positiveTags : negativeTags;
  if (!given.tags.every((tag) => fitting.includes(tag))) throw new Refusal(400, details.feedbackTags);
  const notes = cleanNotes(given.notes);
  if ([...notes].length > feedbackNotesMaxLength) throw new Refusal(400, details.feedbackLong);
  const tags = JSON.stringify(fitting.filter((tag) => given.tags.some((each) => each === tag)));

  const before = rated.find(({ host_id }) => host_id === userid);
  if (before && before.stars === stars && before.tags === tags && before.notes === notes) return nothingNew;
  if (before) throw new Refusal(409, details.alreadyRated);
  const { game_id, player_id } = player;
  const row: FeedbackRow = { game_id, host_id: userid, player_id, stars, tags, notes, created_at: now };
  return { changes: [{ kind: 'feedback', row }], posts: [] };
}

function isOver({ status }: GameRow): boolean {
  return status === 'ended' || status === 'finalized';
}

/** What was written to a quizmaster as it is kept: clean line by line. Idempotent. */
function cleanNotes(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => cleanLine(line, text.length));
  return lines.join('\n').trim();
}
