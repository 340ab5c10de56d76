import { replyOf } from './request-contents.ts';
/** Counts what test players do, so that a run in which something never happens fails. */
export function countActivities({ faults }) {
    return {
        responseSent(sent, reply) {
            if (reply.status !== 200)
                return;
            const name = activityIn(sent);
            if (name === undefined)
                return;
            const isLate = name === 'submitted' && replyOf(reply).status === 'late';
            if (name === 'answered-late' && replyOf(reply).status !== 'late')
                return;
            faults.did(isLate ? 'submitted-late' : name);
        },
    };
}
const paths = [
    [/\/submit$/, 'submitted'],
    [/\/game\/answer$/, 'answered-late'],
    [/\/suggestanswer$/, 'suggested'],
    [/\/double$/, 'doubled'],
    [/\/reset$/, 'reset'],
    [/\/recall$/, 'recalled'],
    [/\/reveal$/, 'revealed'],
    [/\/nudge$/, 'nudged'],
    [/\/accept-late$/, 'let-in-late'],
    [/\/kick$/, 'kicked'],
    [/\/promote/, 'promoted'],
    [/\/drop/, 'dropped'],
    [/\/approve\/join-request$/, 'admitted'],
];
function activityIn({ url }) {
    return paths.find(([path]) => path.test(url))?.[1];
}
