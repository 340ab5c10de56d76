import { announcementMaxLength, cleanLine } from '@snug/contract';
import type { Decision, Moment } from './decision.ts';
import { toPlayers } from './recipients.ts';
import { type HostReply, setGame, unchanged, withHostState } from './rounds.ts';
import type { GameState } from './state/game-state.ts';

/** Shows everybody one line of text, which replaces the one before; '' takes it away. After the end too. */
export function announce(state: GameState, command: { readonly text: string }, { now }: Moment): Decision<HostReply> {
  const text = cleanLine(command.text, announcementMaxLength);
  if (text === state.game.announcement) return unchanged(state);
  return withHostState(state, {
    changes: [setGame({ announcement: text, announced_at: now })],
    messages: [toPlayers({ type: 'ANNOUNCE', text, at: now })],
  });
}
