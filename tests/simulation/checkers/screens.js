import { tidyAnswers } from '@snug/contract';
import { answersOf, isTab, placeOf, screensOf } from '@snug/testing/simulation';
import { isOf } from './frames.ts';
import { folded } from './held-answers.ts';
/**
 * A screen shows an answer as saved or late only if the server holds it so; and a typed text stays on the screen until
 * it is sent, whatever arrives about older texts (L3).
 */
export function screens(world, held) {
    /** The last state checked of each screen: most changes concern something else. */
    const looked = new WeakMap();
    return {
        gameChanged(tab) {
            const { drafts, view } = tab.game.get();
            const seen = looked.get(tab);
            if (seen?.drafts === drafts && seen.round === view?.round)
                return;
            looked.set(tab, { drafts, round: view?.round });
            if (!view?.team || !view.me.is_captain)
                return;
            const team = placeOf(view.team.team_name);
            // A round that has left the screen is not shown.
            for (const { question_id } of view.round?.asked ?? []) {
                const { state, texts } = drafts[question_id] ?? { state: 'empty', texts: [] };
                if (state !== 'saved' && state !== 'late')
                    continue;
                if (held.isHeld(team, question_id, texts, state) || isSubmitted(tab, question_id, texts))
                    continue;
                world.wrong('L3', `${tab.name} shows ${texts.join('|')} as ${state}, and the server never held it so`);
            }
        },
        settled: () => checkStored(world),
        beforeFrame({ end }, text) {
            if (!isTab(end) || !isOf(text, 'CAPTAIN_SUGGEST'))
                return undefined;
            const before = end.game.get().drafts;
            return () => {
                const { drafts, view } = end.game.get();
                if (!view?.me.is_captain || !view.team)
                    return;
                const team = placeOf(view.team.team_name);
                for (const [id, { state, texts }] of Object.entries(before)) {
                    const isTyped = state === 'local' || state === 'sending';
                    const now = drafts[id]?.texts;
                    if (!isTyped || now === texts || now?.join('|') === texts.join('|'))
                        continue;
                    // Either it was saved and only its reply is under way, or it was carried over from the question before.
                    if (held.isHeld(team, id, texts, 'saved') || !wasTyped(id, texts))
                        continue;
                    world.wrong('L3', `${end.name} showed ${texts.join('|')}, still ${state}, and shows ${now?.join('|')}`);
                }
            };
        },
    };
    function wasTyped(question_id, texts) {
        const text = texts.join('|');
        return world.ledger.typed.some((each) => each.question_id === question_id && each.texts.join('|') === text);
    }
}
/** In the end what a live screen shows as saved is what is stored. */
async function checkStored(world) {
    const rows = await answersOf(world.server.db, world.game);
    for (const tab of world.players.flatMap(screensOf)) {
        const { view, drafts, connection } = tab.game.get();
        const { team, round, me } = view ?? {};
        if (connection !== 'live' || !team || !me?.is_captain || !round || round.submitted)
            continue;
        for (const { question_id } of round.asked) {
            const { state, texts } = drafts[question_id] ?? { state: 'empty', texts: [] };
            // Devices do not receive each other's late answers.
            if (state !== 'saved')
                continue;
            const ours = rows.filter((row) => row.team_name === team.team_name && row.question_id === question_id);
            const row = ours.find(({ late }) => late === 0);
            if (row && folded(JSON.parse(row.answer)) === folded(texts))
                continue;
            world.wrong('L3', `${tab.name} shows ${texts.join('|')} as saved, and ${row?.answer ?? 'nothing'} is stored`);
        }
    }
}
/** A tab may learn from another tab of its phone that the round is submitted, before it receives that itself. */
function isSubmitted(tab, question_id, texts) {
    const { round } = tab.game.get().view ?? {};
    const views = tab.phone.tabs.flatMap(({ isFrozen, game }) => (isFrozen ? [] : (game.get().view ?? [])));
    const there = views.find((view) => view.round?.submitted && view.round.round_id === round?.round_id);
    if (!round || !there)
        return false;
    const place = round.asked.findIndex((each) => each.question_id === question_id);
    const held = there.submitted[round.round_order]?.answers[place] ?? [];
    // In a single-answer round all texts count as the last one does.
    return round.single_answer || tidyAnswers([texts], false)[0]?.join('|') === held.join('|');
}
