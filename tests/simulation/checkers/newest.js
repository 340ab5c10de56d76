import { answersOf, placeOf, placeWhere, questionsOf, submissionsOf, } from '@snug/testing/simulation';
import { watchQuestions } from './shown-questions.ts';
import { watchWrites } from './writes.ts';
/** The pause in typing after which a text must have been stored. */
const restMs = 300;
/**
 * In the end the database holds what was typed last on one of the captain's phones (S9). Exempt is what a phone could no
 * longer know, or was told that it does not count.
 */
export function newest(world, captaincy, held) {
    const { ledger, server, game } = world;
    const questions = watchQuestions(world);
    const writes = watchWrites(world);
    return {
        requestArrived: writes.requestArrived,
        gameChanged: questions.gameChanged,
        async settled() {
            const submissions = await submissionTimes(world);
            const { asked, lastClues } = await askedQuestions(world);
            /** Whether the database must hold this: nothing speaks against it that the team knows of. */
            function isDue(typed) {
                const { at, question_id, round_order, team, mark, phone } = typed;
                const mayGo = ledger.recalled.has(mark) || ledger.restored.length > 0;
                const isRecalled = mayGo && (questions.leftScreenAt.get(`${phone} ${question_id}`) ?? 0) >= at;
                const { standing, any } = submissions.get(`${team} ${round_order}`) ?? {};
                // A submission of a single-answer round leaves out all texts but the last. While it stands, what another tab types
                // for the others is left out too.
                const isOver = standing !== undefined && !lastClues.has(question_id);
                const isLeftOut = world.plan.rounds[round_order - 1]?.isSingleAnswer && (isOver || (any ?? 0) >= at);
                if (isRecalled || (standing ?? 0) >= at || isLeftOut)
                    return false;
                return isKnown(world, typed) && isCounted(world, typed, captaincy, held);
            }
            const rows = (await answersOf(server.db, game)).sort((one, other) => other.at - one.at);
            for (const [key, candidates] of lastTyped(ledger.typed)) {
                // In an older backup the question is not asked: what is typed for it is treated as recalled.
                if (!candidates.every((typed) => asked.has(typed.question_id) && isDue(typed)))
                    continue;
                const stored = rows.find((row) => `${placeOf(row.team_name)} ${row.question_id}` === key);
                const texts = candidates.map((typed) => JSON.stringify(typed.texts));
                if (stored && texts.includes(stored.answer))
                    continue;
                if (stored && candidates.some((typed) => writes.isUnordered(typed, stored.answer)))
                    continue;
                world.wrong('S9', `${texts.join(' or ')} was typed last, and ${stored?.answer ?? 'nothing'} is stored`);
            }
        },
    };
}
/** What was typed last on each phone, by team and question. */
function lastTyped(typed) {
    const last = new Map(typed.map((each) => [`${each.team} ${each.question_id} ${each.phone}`, each]));
    return Map.groupBy(last.values(), ({ team, question_id }) => `${team} ${question_id}`);
}
/** Whether the phone could still know the text, and the server its team. */
function isKnown({ ledger, roster, players }, { at, player, phone, tab, team, teamid }) {
    const used = players.find(({ name }) => name === player)?.phones.find(({ name }) => name === phone);
    if (!used || used.tabs.length === 0)
        return false;
    const killedAt = ledger.tabKilledAt.get(tab);
    const isForgotten = killedAt !== undefined && ((ledger.storageLostAt.get(phone) ?? 0) > at || killedAt - at < restMs);
    const isUndone = ledger.restored.some((restored) => restored.at >= at);
    // The backup is older than the team: what was typed until its phone received that belongs to nobody.
    const isUnknown = ledger.restored.length > 0 && !roster.teams().some((each) => each.teamid === teamid);
    const isKicked = roster.teams().some((each) => placeOf(each.team_name) === team && each.kicked_at !== null);
    return !isForgotten && !isUndone && !isUnknown && !isKicked;
}
/** Whether it was a captain's, and neither the server nor the screen says that it does not count. */
function isCounted({ players }, typed, captaincy, held) {
    const { at, question_id, team, texts } = typed;
    const player = players.find(({ name }) => name === typed.player);
    if (player?.account && !captaincy.hasBeenSince(player.account.account_id, at))
        return false;
    const tabs = player?.phones.find(({ name }) => name === typed.phone)?.tabs ?? [];
    const isRefused = tabs.some((tab) => tab.isFollowing && tab.game.get().drafts[question_id]?.state === 'refused');
    return !isRefused && !held.wasRefused(team, question_id, texts);
}
/** When the submissions of each team and round were made: the one that stands, and the last one, withdrawn or not. */
async function submissionTimes({ server, game, roster }) {
    const times = new Map();
    for (const { teamid, round_order, withdrawn_at, created_at } of await submissionsOf(server.db, game)) {
        const team = placeWhere(roster, (each) => each.teamid === teamid);
        const key = `${team} ${round_order}`;
        const known = times.get(key);
        const standing = withdrawn_at === null ? created_at : known?.standing;
        times.set(key, { any: Math.max(created_at, known?.any ?? 0), ...(standing !== undefined && { standing }) });
    }
    return times;
}
/** The questions that are asked, and that of each round which was asked last. */
async function askedQuestions({ server, game }) {
    const asked = (await questionsOf(server.db, game)).filter(({ asked_order }) => asked_order !== null);
    const inOrder = asked.toSorted((one, other) => (one.asked_order ?? 0) - (other.asked_order ?? 0));
    const last = new Map(inOrder.map(({ round_order, question_id }) => [round_order, question_id]));
    return { asked: new Set(asked.map(({ question_id }) => question_id)), lastClues: new Set(last.values()) };
}
