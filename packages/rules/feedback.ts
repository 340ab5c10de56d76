import {
  cleanLine,
  feedbackNotesMaxLength,
  type HostFeedback,
  negativeTags,
  positiveTags,
  starsBoundary,
} from '@snug/contract';
import { type Decision, done, type Moment, nothingNew, type Rating, type Success, success } from './decision.ts';
import { details } from './details.ts';
import { Refusal } from './refusal.ts';
import type { Game } from './state/game-state.ts';
import type { Player } from './state/people.ts';

/** A game, one of its players, its quizmasters, and the ratings that the player has given. */
export interface ToRate<H extends { readonly host_id: string }> {
  readonly game: Pick<Game, 'status'>;
  readonly player: Pick<Player, 'game_id' | 'player_id' | 'player_code' | 'status'>;
  readonly hosts: readonly H[];
  readonly rated: readonly Rating[];
}

/** The quizmasters that a player may still rate. Only players on a team rate, after the end of the game (CALL-38, H30). */
export function hostsToRate<H extends { readonly host_id: string }>({ game, player, hosts, rated }: ToRate<H>): H[] {
  if (!isOver(game) || player.status !== 'joined') return [];
  return hosts.filter(({ host_id }) => !rated.some((each) => each.host_id === host_id));
}

/** A night is talked over until the next one: after that nobody remembers how the host did. */
export const feedbackListedMs = 86_400_000;

/** Whether a game that is over stands in the player's list, because they have somebody left to rate. */
export function isFeedbackListed<H extends { readonly host_id: string }>(
  { game, ...seen }: ToRate<H> & { readonly game: Pick<Game, 'status' | 'ended_at'> },
  now: number,
): boolean {
  const { ended_at } = game;
  return ended_at !== null && now < ended_at + feedbackListedMs && hostsToRate({ game, ...seen }).length > 0;
}

/** Rates a quizmaster once; the same rating again is a repeat (CALL-39). The login decides who rates, not the body. */
export function sendFeedback<H extends { readonly host_id: string }>(
  { game, player, hosts, rated }: ToRate<H>,
  given: HostFeedback,
  { now }: Moment,
): Decision<Success> {
  const { userid, player_code, stars } = given;
  if (player_code !== player.player_code) throw new Refusal(400, details.feedbackOther);
  if (!isOver(game)) throw new Refusal(409, details.feedbackEarly);
  if (!hosts.some(({ host_id }) => host_id === userid)) throw new Refusal(404, details.hostNotFound);
  const allowedTags: readonly string[] = stars > starsBoundary ? positiveTags : negativeTags;
  if (!given.tags.every((tag) => allowedTags.includes(tag))) throw new Refusal(400, details.feedbackTags);
  const notes = cleanNotes(given.notes);
  if ([...notes].length > feedbackNotesMaxLength) throw new Refusal(400, details.feedbackLong);
  const tags = allowedTags.filter((tag) => given.tags.some((each) => each === tag));

  const before = rated.find(({ host_id }) => host_id === userid);
  const isSame = before?.stars === stars && before.notes === notes && before.tags.join('\n') === tags.join('\n');
  if (before && isSame) return nothingNew(success);
  if (before) throw new Refusal(409, details.alreadyRated);
  const { game_id, player_id } = player;
  const row: Rating = { game_id, host_id: userid, player_id, stars, tags, notes, created_at: now };
  return done({ changes: [{ kind: 'feedback', row }] });
}

function isOver({ status }: Pick<Game, 'status'>): boolean {
  return status === 'ended' || status === 'finalized';
}

/** Cleans each line of the notes for storing them. Cleaning them again changes nothing. */
function cleanNotes(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => cleanLine(line, text.length));
  return lines.join('\n').trim();
}
