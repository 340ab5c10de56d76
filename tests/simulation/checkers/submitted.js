import { tidyAnswers } from '@snug/contract';
import { submissionsOf } from '@snug/testing/simulation';
import { submittedIn } from './request-contents.ts';
/**
 * A submission contains what was on the captain's screen when the button was pressed, on the wire and in the database (S8).
 * One press makes one submission, however often it is sent, by whichever tab or page (S1).
 */
export function submitted(world) {
    const { ledger, server, game, plan } = world;
    /** The first submission under each id: a repeat gets the same reply. */
    const sent = new Map();
    /** The ids under which each player has sent each round. */
    const ids = new Map();
    const isClues = (round_order) => plan.rounds[round_order - 1]?.isSingleAnswer === true;
    /** The texts that are not blank, in question order: some questions may have been asked while it was under way. */
    function filledTexts(answers, round_order) {
        return filled(tidyAnswers(answers, isClues(round_order)));
    }
    return {
        requestSent(request) {
            const { key, round_order } = submittedIn(request) ?? {};
            if (key === undefined)
                return;
            const player = request.from[0] ?? '';
            const known = ids.get(`${player} ${round_order}`) ?? new Set();
            ids.set(`${player} ${round_order}`, known.add(key));
            const presses = ledger.pressed.filter((each) => each.player === player && each.round_order === round_order);
            if (known.size > presses.length)
                world.wrong('S1', `${player} pressed ${presses.length} times, and sends a submission number ${known.size}`);
        },
        requestArrived(request) {
            const submission = submittedIn(request);
            const { key, round_order = 0, answers = [], question_ids } = submission ?? {};
            if (!submission || key === undefined || sent.has(key))
                return;
            sent.set(key, submission);
            if (!question_ids)
                return;
            const pressed = ledger.pressed.filter((each) => each.player === request.from[0] && each.round_order === round_order);
            const isPressed = pressed.some(({ texts }) => filledTexts(question_ids.map((id) => texts.get(id) ?? []), round_order) === filledTexts(answers, round_order));
            if (!isPressed)
                world.wrong('S8', `${request.from} submits ${filledTexts(answers, round_order)}, which nobody has pressed`);
        },
        async settled() {
            for (const { idempotency_key, answers, round_order } of await submissionsOf(server.db, game)) {
                const first = sent.get(idempotency_key);
                const stored = filled(JSON.parse(answers));
                if (!first || filledTexts(first.answers, round_order) === stored)
                    continue;
                world.wrong('S8', `${filledTexts(first.answers, round_order)} was submitted, and ${stored} is stored`);
            }
        },
    };
}
function filled(answers) {
    return JSON.stringify(answers.filter((texts) => texts.some((text) => text !== '')));
}
