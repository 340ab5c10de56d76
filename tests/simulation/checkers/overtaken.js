import { answerSequenceHeader, clientIdHeader } from '@snug/contract';
import { savedIn, savedReply } from './request-contents.ts';
/** A write that arrives after a newer one of the same client changes nothing, even if a newer one follows (S9). */
export function overtaken(world) {
    const { ledger, kernel, plan } = world;
    const newest = new Map();
    return {
        responseSent(request, reply, arrivedAt) {
            const saved = savedIn(world, request);
            const seq = Number(request.headers[answerSequenceHeader]);
            // An older backup no longer knows the writes that it lost.
            if (!saved || reply.status !== 200 || Number.isNaN(seq) || ledger.restored.length > 0)
                return;
            // In a single-answer round the same text is carried over from question to question, as a write of each device.
            if (plan.rounds[saved.round_num - 1]?.isSingleAnswer)
                return;
            const text = JSON.stringify(saved.answer);
            // The reply says what is stored: its own text, if that was accepted.
            if (JSON.stringify(savedReply(world, request, reply)?.answer) !== text)
                return;
            const key = `${request.headers[clientIdHeader]} ${saved.question_id}`;
            const last = newest.get(key);
            if (last && seq < last.seq && last.text !== text && arrivedAt > last.at)
                world.wrong('S9', `${request.from} wrote ${last.text} as number ${last.seq}, and ${text} as ${seq} replaced it`);
            if (!last || seq > last.seq)
                newest.set(key, { seq, at: kernel.now(), text });
        },
    };
}
