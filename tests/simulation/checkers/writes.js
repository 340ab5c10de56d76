import { answerSequenceHeader } from '@snug/contract';
import { savedBySubmission, savedIn, submittedIn } from './request-contents.ts';
/** What tells which of a phone's writes was the last. */
export function watchWrites(world) {
    const { ledger, players } = world;
    /** The highest sequence number under which each text reached the server, by phone, question and text. */
    const highestSeq = new Map();
    /** The client id that each text came with last, by the same key. */
    const lastClientId = new Map();
    /**
     * Tabs of a phone number their writes in its local storage, and where that is full, by its clock. After the clock was set
     * back, an earlier write of another tab may have a higher number: nothing tells which of them was last.
     */
    function isUnorderable({ phone: name, tab, question_id, texts }, stored) {
        const phone = players.flatMap((each) => each.phones).find((each) => each.name === name);
        const setBackAt = ledger.clockSetBackUntil.get(name);
        if (phone?.local.state !== 'full' || setBackAt === undefined)
            return false;
        const inAnother = ledger.typed.filter((each) => each.phone === name && each.at <= setBackAt && each.tab !== tab);
        const last = highestSeq.get(`${name} ${question_id} ${JSON.stringify(texts)}`) ?? Number.POSITIVE_INFINITY;
        return (inAnother.some((each) => each.question_id === question_id && JSON.stringify(each.texts) === stored) &&
            (highestSeq.get(`${name} ${question_id} ${stored}`) ?? 0) >= last);
    }
    /**
     * Wiping a phone's storage removes its client id too. The server numbers the writes of each id separately (G18), so one
     * that was under way since before the wipe arrives as the newest.
     */
    function isFromOldClientId({ phone, question_id, texts }, stored) {
        const before = lastClientId.get(`${phone} ${question_id} ${stored}`);
        const since = lastClientId.get(`${phone} ${question_id} ${JSON.stringify(texts)}`);
        return before !== undefined && since !== undefined && before !== since;
    }
    return {
        requestArrived(request) {
            const note = (question_id, answer, seq) => {
                const key = `${request.from} ${question_id} ${JSON.stringify(answer)}`;
                lastClientId.set(key, request.headers['user-client-id']);
                if (!Number.isNaN(seq))
                    highestSeq.set(key, Math.max(seq, highestSeq.get(key) ?? 0));
            };
            const saved = savedIn(world, request);
            if (saved)
                note(saved.question_id, saved.answer, Number(request.headers[answerSequenceHeader]));
            const submitted = submittedIn(request);
            const { unsaved = [], unsaved_seq = [] } = submitted ?? {};
            for (const { question_id, answer } of submitted ? savedBySubmission(submitted) : []) {
                note(question_id, answer, unsaved_seq[unsaved.indexOf(question_id)] ?? Number.NaN);
            }
        },
        /** Whether another text may rightly have been stored after the one that was typed last. */
        isUnordered: (typed, stored) => isUnorderable(typed, stored) || isFromOldClientId(typed, stored),
    };
}
