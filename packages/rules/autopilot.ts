import type { Decision } from './decision.ts';
import { details } from './details.ts';
import { Refusal } from './refusal.ts';
import { type HostReply, setGame, unchanged, withHostState } from './rounds.ts';
import type { GameState } from './state/game-state.ts';

/** Hands a game to the bot that has run it, or takes it over. A game that no bot has ever run gets none by this. */
export function setAutopilot(state: GameState, { on }: { readonly on: boolean }): Decision<HostReply> {
  const { autopilot } = state.game;
  if (autopilot === null) throw new Refusal(409, details.noAutopilot);
  const next = on ? 'on' : 'off';
  if (autopilot === next) return unchanged(state);
  return withHostState(state, { changes: [setGame({ autopilot: next })], messages: [] });
}
