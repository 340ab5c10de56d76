import type { Round } from '@snug/contract';
import type { Tab, World } from '@snug/testing/simulation';

/** When each question left each phone's screens: a recalled one leaves each at a different time, with the text typed for it. */
export function watchQuestions({ ledger, kernel }: World) {
  /** The round that each screen has shown, and all its questions. */
  const shown = new WeakMap<Tab, { round: Round; ids: Set<string> }>();
  /** By phone and question. */
  const leftScreenAt = new Map<string, number>();

  /** The questions answered on this phone in a round: an earlier page has shown them. */
  function typedOn({ phone }: Tab, round_order: number): Set<string> {
    const typed = ledger.typed.filter((each) => each.phone === phone.name && each.round_order === round_order);
    return new Set(typed.map(({ question_id }) => question_id));
  }

  return {
    leftScreenAt,
    gameChanged(tab: Tab): void {
      const round = tab.game.get().view?.round;
      const before = shown.get(tab);
      if (!round || before?.round === round) return;
      const ids = new Set(round.asked.map(({ question_id }) => question_id));
      const known = before?.round.round_id === round.round_id ? before.ids : typedOn(tab, round.round_order);
      for (const id of known) if (!ids.has(id)) leftScreenAt.set(`${tab.phone.name} ${id}`, kernel.now());
      shown.set(tab, { round, ids });
    },
  };
}
