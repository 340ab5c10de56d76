import type { Message } from '@snug/contract';
import type { FakePlayer } from './state.ts';

/** A message on its way: to everybody, to those without a team, or to one team. */
export interface Post {
  readonly to: 'players' | 'watchers' | { readonly teamid: string };
  readonly message: Message;
  /** For one player of that audience; the others' number is a SKIP. */
  readonly only?: string;
  /** Also for those who leave the audience by the same change, as DROP_PLAYER for the one dropped. */
  readonly farewell?: true;
}

/** What one change has to tell. Told before the change is made: a team that comes does not hear of itself. */
export interface Told {
  readonly posts: Post[];
  /** Players who hear something else from now on. */
  readonly moved: Set<string>;
}

export function createTold(): Told {
  return { posts: [], moved: new Set() };
}

export function toAll(told: Told, message: Message, own: Pick<Post, 'farewell'> = {}): void {
  told.posts.push({ to: 'players', message, ...own });
}

export function toTeam(told: Told, teamid: string, message: Message, own: Pick<Post, 'farewell'> = {}): void {
  told.posts.push({ to: { teamid }, message, ...own });
}

/** To one player alone, on the stream they hear now. */
export function toPlayer(told: Told, player: FakePlayer, message: Message): void {
  const { player_id, status, teamid } = player;
  told.posts.push({ to: status === 'joined' && teamid !== null ? { teamid } : 'watchers', message, only: player_id });
}
