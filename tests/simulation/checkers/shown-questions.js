/** When each question left each phone's screens: a recalled one leaves each at a different time, with the text typed for it. */
export function watchQuestions({ ledger, kernel }) {
    /** The round that each screen has shown, and all its questions. */
    const shown = new WeakMap();
    /** By phone and question. */
    const leftScreenAt = new Map();
    /** The questions answered on this phone in a round: an earlier page has shown them. */
    function typedOn({ phone }, round_order) {
        const typed = ledger.typed.filter((each) => each.phone === phone.name && each.round_order === round_order);
        return new Set(typed.map(({ question_id }) => question_id));
    }
    return {
        leftScreenAt,
        gameChanged(tab) {
            const round = tab.game.get().view?.round;
            const before = shown.get(tab);
            if (!round || before?.round === round)
                return;
            const ids = new Set(round.asked.map(({ question_id }) => question_id));
            const known = before?.round.round_id === round.round_id ? before.ids : typedOn(tab, round.round_order);
            for (const id of known)
                if (!ids.has(id))
                    leftScreenAt.set(`${tab.phone.name} ${id}`, kernel.now());
            shown.set(tab, { round, ids });
        },
    };
}
