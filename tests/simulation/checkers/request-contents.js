import { loadGame, saveAnswer, submitRound, tidyAnswers } from '@snug/contract';
/** Parsed bodies: several checkers read each request and reply. */
const read = new WeakMap();
function parseOnce(of, text) {
    let value = read.get(of);
    if (value === undefined) {
        value = JSON.parse(text ?? '{}');
        read.set(of, value);
    }
    // The caller has checked the URL, so the body has the contract's type.
    return value;
}
/** The answer that a request saves; the question's id is filled in where the client sent only its position. */
export function savedIn(world, sent) {
    if (sent.method !== saveAnswer.method || sent.url !== saveAnswer.path)
        return undefined;
    const body = parseOnce(sent, sent.body);
    if (body.question_id !== undefined)
        return body;
    const mark = `${body.round_num - 1}.${body.question_num}`;
    const question_id = world.rounds.flat().find((each) => each.mark === mark)?.question_id ?? '';
    return { ...body, question_id };
}
const submitPath = new RegExp(`^${submitRound.path.replace('{id}', '[^/]+').replace('{round}', '(\\d+)')}$`);
export function submittedIn(sent) {
    const round = sent.method === submitRound.method ? submitPath.exec(sent.url)?.[1] : undefined;
    if (round === undefined)
        return undefined;
    const { answers, question_ids, unsaved, unsaved_seq } = parseOnce(sent, sent.body);
    return {
        round_order: Number(round),
        key: sent.headers['idempotency-key'],
        answers,
        ...(question_ids && { question_ids }),
        ...(unsaved && { unsaved }),
        ...(unsaved_seq && { unsaved_seq }),
    };
}
/** Answers that a submission brings along and saves, since they were not saved before. */
export function savedBySubmission({ answers, question_ids = [], unsaved = [] }) {
    const tidy = tidyAnswers(answers, false);
    const all = question_ids.map((question_id, place) => ({ question_id, answer: tidy[place] ?? [] }));
    return all.filter(({ question_id }) => unsaved.includes(question_id));
}
/** What a request gives to questions, as an answer or with a submission. */
export function textsIn(world, sent) {
    const saved = savedIn(world, sent);
    if (saved)
        return [saved];
    const submitted = submittedIn(sent);
    return submitted ? savedBySubmission(submitted) : [];
}
/** The view in the reply to a load. */
export function loadedIn(sent, reply) {
    const isLoad = sent.url.startsWith(loadGame.path) && sent.url[loadGame.path.length] === '?';
    return isLoad && reply.status === 200 ? parseOnce(reply, reply.body) : undefined;
}
/** The parsed body of a reply. */
export function replyOf(reply) {
    return parseOnce(reply, reply.body);
}
/** What the server says that it has stored for a request that saves an answer; undefined if it has refused. */
export function savedReply(world, sent, reply) {
    if (reply.status !== 200 || !savedIn(world, sent))
        return undefined;
    const { status, ...stored } = replyOf(reply);
    return { ...stored, isLate: status === 'late' };
}
/** The sender's team, by its index in the plan: captains never change teams here. */
export function teamOf({ players, olderClients }, { from }) {
    return (olderClients.find(({ name }) => name === from)?.team ?? players.find(({ name }) => name === from[0])?.team ?? -1);
}
