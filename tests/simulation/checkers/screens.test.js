import { expect, test } from 'vitest';
import { demoGame, demoQuestion, demoRound } from '../../../packages/client/fake/demo-game.ts';
import { screens } from './screens.ts';
/** Two tabs of a captain's phone in a single-answer round; the server holds nothing that they show as saved. */
function twoTabs(other) {
    const wrong = [];
    const world = { wrong: (promise) => wrong.push(promise) };
    const checker = screens(world, { isHeld: () => false });
    const round = demoRound({ single_answer: true, asked: [demoQuestion()] });
    const [question] = round.asked;
    const phone = { tabs: [] };
    const open = (submitted, isFrozen = false) => {
        const game = {
            view: demoGame({ round: { ...round, submitted } }),
            drafts: { [question?.question_id ?? '']: { texts: ['rain'], state: 'saved' } },
        };
        return { name: 'a1.1', phone, isFrozen, game: { get: () => game } };
    };
    phone.tabs = [open(false), open(other.submitted, other.isFrozen)];
    const [first] = phone.tabs;
    if (first)
        checker.gameChanged?.(first);
    return wrong;
}
test('L3 an answer that the host does not hold may look saved only if a tab of the phone knows that the round is submitted', () => {
    expect(twoTabs({ submitted: false })).toEqual(['L3']);
    expect(twoTabs({ submitted: true })).toEqual([]);
    expect(twoTabs({ submitted: true, isFrozen: true })).toEqual(['L3']);
});
