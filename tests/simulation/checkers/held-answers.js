import { foldAnswer } from '@snug/contract';
import { answersOf, placeOf, placeWhere } from '@snug/testing/simulation';
import { isOf } from './frames.ts';
import { loadedIn, replyOf, savedBySubmission, savedIn, savedReply, submittedIn, teamOf, textsIn, } from './request-contents.ts';
export function heldAnswers(world) {
    const { server, game } = world;
    const [sent, refused, inTime, atAll] = [texts(), texts(), texts(), texts()];
    function hold(team, question_id, answer, isLate) {
        const key = `${team} ${question_id}`;
        atAll.add(key, folded(answer));
        if (!isLate)
            inTime.add(key, folded(answer));
    }
    const { noteMessage, holdLoaded } = saidToHold(world, hold);
    return {
        isHeld: (team, question_id, answer, as) => (as === 'saved' ? inTime : atAll).has(`${team} ${question_id}`, folded(answer)),
        wasSent: (team, question_id, text) => sent.has(`${team} ${question_id}`, text),
        wasRefused: (team, question_id, answer) => refused.has(`${team} ${question_id}`, JSON.stringify(answer)),
        requestArrived(request) {
            for (const { question_id, answer } of textsIn(world, request)) {
                sent.add(`${teamOf(world, request)} ${question_id}`, JSON.stringify(answer));
            }
        },
        responseSent(request, reply) {
            const team = teamOf(world, request);
            const saved = savedIn(world, request);
            if (saved && (reply.status === 409 || reply.status === 403)) {
                refused.add(`${team} ${saved.question_id}`, JSON.stringify(saved.answer));
            }
            const stored = savedReply(world, request, reply);
            if (stored)
                hold(team, stored.question_id, stored.answer, stored.isLate);
            const submitted = reply.status === 200 ? submittedIn(request) : undefined;
            for (const { question_id, answer } of submitted ? savedBySubmission(submitted) : []) {
                hold(team, question_id, answer, replyOf(reply).status === 'late');
            }
            const view = loadedIn(request, reply);
            if (view?.team)
                holdLoaded(view, placeOf(view.team.team_name));
        },
        published({ messages }) {
            for (const { content } of messages)
                noteMessage(content.body);
        },
        /** One notification publishes what every earlier write has produced too, and may come before theirs. */
        frameWritten(_, text) {
            if (isOf(text, 'CAPTAIN_SUGGEST'))
                noteMessage(JSON.parse(text).data);
        },
        /** What was committed before a crash, and was never published. */
        async serverStarted() {
            for (const { team_name, question_id, answer, late } of await answersOf(server.db, game)) {
                hold(placeOf(team_name), question_id, JSON.parse(answer), late === 1);
            }
        },
    };
}
/** What messages and loads say that the server holds. */
function saidToHold({ roster }, hold) {
    return { noteMessage, holdLoaded };
    function noteMessage(message) {
        if (!message.startsWith('{"type":"CAPTAIN_SUGGEST"'))
            return;
        const { teamid, question_id, answers } = JSON.parse(message);
        const team = placeWhere(roster, (each) => each.teamid === teamid);
        if (team !== undefined)
            hold(team, question_id, answers, false);
    }
    function holdLoaded({ suggested, round }, team) {
        for (const [id, answer] of Object.entries(suggested))
            hold(team, id, answer, false);
        for (const { question_id, answers, late = false } of round?.asked ?? []) {
            if (answers.some((text) => text !== ''))
                hold(team, question_id, answers, late);
        }
    }
}
/** Texts by key. */
function texts() {
    const all = new Map();
    return {
        add(key, text) {
            const known = all.get(key);
            if (known)
                known.add(text);
            else
                all.set(key, new Set([text]));
        },
        has: (key, text) => all.get(key)?.has(text) === true,
    };
}
/** Normalized as the server compares answers. */
export function folded(answer) {
    return answer.map(foldAnswer).join('|');
}
