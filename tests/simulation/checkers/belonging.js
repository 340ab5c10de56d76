import { answersOf, questionsOf, suggestionsOf } from '@snug/testing/simulation';
import { loadedIn, savedReply, submittedIn } from './request-contents.ts';
/** An answer stays with the question that it was typed for: on the wire, on screens and in the database (S8). */
export function belonging(world) {
    const { server, game, rounds } = world;
    const marks = new Map(rounds.flat().map(({ question_id, mark }) => [question_id, mark]));
    const asked = createAskedOrder(marks);
    const look = placeCheck(world, marks, asked);
    return {
        published({ messages }) {
            for (const { content } of messages) {
                if (content.body.startsWith('{"type":"HOST_STATE"'))
                    asked.note(JSON.parse(content.body).state.asked);
            }
        },
        // What a previous process asked before it died was never published.
        async serverStarted() {
            const rows = (await questionsOf(server.db, game)).filter(({ asked_order }) => asked_order !== null);
            const order = rows.sort((one, other) => (one.asked_order ?? 0) - (other.asked_order ?? 0));
            for (const each of rounds.keys()) {
                asked.note(order.flatMap(({ round_order, question_id }) => (round_order === each + 1 ? question_id : [])));
            }
        },
        requestArrived(request) {
            const { question_ids = [], answers = [] } = submittedIn(request) ?? {};
            for (const [place, id] of question_ids.entries())
                look(id, answers[place] ?? [], `submitted by ${request.from}`);
        },
        responseSent(request, reply) {
            const saved = savedReply(world, request, reply);
            if (saved)
                look(saved.question_id, saved.answer, `saved for ${request.from}`);
            const view = loadedIn(request, reply);
            for (const { question_id, answers, suggestions } of view?.round?.asked ?? []) {
                const suggested = suggestions.map(({ suggestion }) => suggestion);
                look(question_id, [...answers, ...suggested], `shown to ${request.from}`);
            }
            for (const [id, answers] of Object.entries(view?.suggested ?? {}))
                look(id, answers, `told to ${request.from}`);
        },
        async settled() {
            for (const { question_id, answer } of await answersOf(server.db, game)) {
                look(question_id, JSON.parse(answer), 'in the database');
            }
            for (const { question_id, suggestion } of await suggestionsOf(server.db, game)) {
                look(question_id, [suggestion], 'suggested, in the database');
            }
        },
    };
}
/** Each text names the question that it was typed for. In a single-answer round it is carried over to later questions. */
function placeCheck({ plan, ledger, wrong }, marks, asked) {
    return look;
    function look(question_id, texts, where) {
        const mark = marks.get(question_id);
        for (const text of texts) {
            const typedFor = /\.q(\d+\.\d+)\./.exec(text)?.[1];
            if (typedFor === undefined || mark === undefined || typedFor === mark)
                continue;
            const [round] = typedFor.split('.');
            const [thisRound] = mark.split('.');
            const isInherited = plan.rounds[Number(round)]?.isSingleAnswer && round === thisRound;
            if (isInherited && asked.isBefore(typedFor, question_id))
                continue;
            if (round === thisRound && isDisplaced(text, typedFor))
                continue;
            wrong('S8', `${where}: ${text} is shown at the question ${mark}`);
        }
    }
    /**
     * Older clients submit by position, without question ids. After a restored backup, or a recall that the client has not
     * received, its positions refer to other questions, and nothing in the request tells.
     */
    function isDisplaced(text, typedFor) {
        const { loadedAt } = ledger.submittedByPosition.get(text) ?? {};
        if (loadedAt === undefined)
            return false;
        return (ledger.recalled.get(typedFor) ?? 0) >= loadedAt || ledger.restored.some(({ at }) => at >= loadedAt);
    }
}
/** Which questions were ever asked before each: a recalled one may be asked again after others. */
function createAskedOrder(marks) {
    /** Transitive, so that it holds although an older backup no longer knows the question in between. */
    const marksBefore = new Map();
    return {
        note(order) {
            for (const [place, question_id] of order.entries()) {
                const before = marksBefore.get(question_id) ?? new Set();
                marksBefore.set(question_id, before);
                for (const each of order.slice(0, place)) {
                    before.add(marks.get(each) ?? '');
                    for (const mark of marksBefore.get(each) ?? [])
                        before.add(mark);
                }
            }
        },
        isBefore: (mark, question_id) => marksBefore.get(question_id)?.has(mark) === true,
    };
}
