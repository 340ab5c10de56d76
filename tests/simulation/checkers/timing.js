import { closeGraceMs } from '@snug/contract';
import { stateOf, toldOf } from '@snug/testing/simulation';
import { replyOf, savedIn, submittedIn, textsIn } from './request-contents.ts';
import { isSame } from './views.ts';
/**
 * What arrives after the close and its grace period, or after the reveal, counts only as late, whatever a phone's clock
 * says (S5). Long: its hooks share what was given in time.
 */
export function timing(world) {
    const { kernel } = world;
    const openings = watchOpenings(world);
    /** When each write first arrived: a repeat gets the first one's reply, even if that reply was never sent. */
    const first = new Map();
    /** What was given in time, with its question. */
    const inTime = new Set();
    /** Requests by which a quizmaster accepts a team's late answers, with that team. */
    const accepting = new Map();
    function countsInTime(sent) {
        for (const each of textsIn(world, sent))
            inTime.add(answerKey(each));
    }
    /** An accepted late answer counts as in time from then on, also when it is sent again. */
    function noteAccepted(stream_id, body) {
        if (![...accepting.values()].some((teamid) => stream_id.endsWith(`/${teamid}`)))
            return;
        const { type, question_id, answers: answer, round_order, submission } = JSON.parse(body);
        if (type === 'CAPTAIN_SUGGEST')
            inTime.add(answerKey({ question_id, answer }));
        if (type === 'SUBMIT_ANSWER')
            inTime.add(submissionKey(round_order, submission));
    }
    /** What counts as in time must have arrived in time. */
    async function judge(sent, round_order, from, to) {
        // With a slow database this reply may come before the opening that was committed earlier is published.
        if (!openings.wasOnTime(round_order, from, to))
            await openings.read();
        if (openings.wasOnTime(round_order, from, to))
            return countsInTime(sent);
        world.wrong('S5', `${sent.url} of round ${round_order} counts as in time; submissions stood ${openings.told()}`);
    }
    return {
        published({ messages }) {
            for (const { stream_id, content } of messages) {
                noteAccepted(stream_id, content.body);
                if (content.body.startsWith('{"type":"HOST_STATE"'))
                    openings.note(JSON.parse(content.body).state);
            }
        },
        // What was committed when the previous process died was never published.
        serverStarted: openings.read,
        requestArrived(sent) {
            const [, accepted] = acceptPath.exec(sent.url) ?? [];
            if (accepted !== undefined)
                accepting.set(sent, accepted);
            const write = writeIn(world, sent);
            if (!write)
                return;
            const now = kernel.now();
            if (!first.has(write.id))
                first.set(write.id, now);
            if (openings.wasOnTime(write.round_order, now, now))
                countsInTime(sent);
        },
        responseSent(sent, reply) {
            accepting.delete(sent);
            const write = writeIn(world, sent);
            if (!write || reply.status !== 200)
                return;
            const { status, question_id = '', answer = [], submission } = replyOf(reply);
            // A repeat of something given in time stays in time.
            if (question_id !== '' && inTime.has(answerKey({ question_id, answer })))
                return;
            const { id, round_order } = write;
            if (status === 'late' || (submission && inTime.has(submissionKey(round_order, submission))))
                return;
            judge(sent, round_order, first.get(id) ?? kernel.now(), kernel.now()).catch(world.failed);
        },
    };
}
/** When submissions were open, and of which round. */
function watchOpenings({ kernel, server, game }) {
    const states = [];
    function note({ round_index, submissions_open, revealed }) {
        states.push({ at: kernel.now(), round_index, submissions_open, revealed });
    }
    return {
        note,
        told: () => JSON.stringify(states),
        /** Reads the committed state of submissions, published or not. */
        async read() {
            const [row] = await stateOf(server.db, game);
            if (!row)
                return;
            const revealed = (await toldOf(server.db, game)).map(({ round_order }) => round_order);
            const next = { round_index: row.round_index, submissions_open: row.submissions_open === 1, revealed };
            const { at: _at, ...last } = states.at(-1) ?? {};
            if (!isSame(last, next))
                note(next);
        },
        /** Whether submissions of a round were open, or in their grace period, at some moment in between. */
        wasOnTime: (round_order, from, to) => states.some(({ at, round_index, submissions_open }, place) => {
            const end = states[place + 1]?.at ?? Number.POSITIVE_INFINITY;
            const reveal = states.slice(place).find(({ revealed }) => revealed.includes(round_order));
            const over = Math.min(end + closeGraceMs, reveal?.at ?? Number.POSITIVE_INFINITY);
            return submissions_open && round_index === round_order - 1 && at <= to && over >= from;
        }),
    };
}
/** A write, with an id that its repeats share. */
function writeIn(world, sent) {
    const saved = savedIn(world, sent);
    if (saved) {
        const { 'user-client-id': client, 'x-answer-seq': seq } = sent.headers;
        return { id: `${client} ${seq} ${saved.question_id}`, round_order: saved.round_num };
    }
    const submitted = submittedIn(sent);
    return submitted && { id: `${sent.url} ${submitted.key}`, round_order: submitted.round_order };
}
/** Identifies a submission by its texts: in the simulation each text belongs to one team. */
function submissionKey(round_order, { answers }) {
    return `round ${round_order} ${JSON.stringify(answers)}`;
}
function answerKey({ question_id, answer }) {
    return `${question_id} ${JSON.stringify(answer)}`;
}
const acceptPath = /\/team\/([^/]+)\/round\/\d+\/accept-late$/;
