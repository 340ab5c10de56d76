import { loadGame } from '@snug/contract';
import { Ledger } from '@snug/testing/simulation';
import { expect, test } from 'vitest';
import { belonging } from './belonging.ts';
const text = '~t1.z1.q0.0.n1';
/** What is wrong with a text that was typed for the first question of a round and appears at the second one in a load. */
function misplaced({ isSingleAnswer = false, loadedAt, restoredAt, recalled, asked = [] }) {
    const wrong = [];
    const ledger = new Ledger();
    if (loadedAt !== undefined)
        ledger.submittedByPosition.set(text, { loadedAt });
    if (restoredAt !== undefined)
        ledger.restored.push({ at: restoredAt, asOf: 5 });
    if (recalled)
        ledger.recalled.set(...recalled);
    const questions = ['first', 'second', 'third'];
    const world = {
        rounds: [questions.map((question_id, place) => ({ question_id, mark: `0.${place}` }))],
        plan: { rounds: [{ isSingleAnswer }] },
        ledger,
        wrong: (promise) => wrong.push(promise),
    };
    const checker = belonging(world);
    for (const each of asked) {
        const content = { body: JSON.stringify({ type: 'HOST_STATE', state: { asked: each } }), only_player: null };
        checker.published?.({ game_id: 'g', messages: [{ stream_id: 'g/host', seq: 1, content }] });
    }
    const sent = { method: 'GET', url: `${loadGame.path}?game_id=g`, from: 'z1' };
    const shown = [{ question_id: 'second', answers: [text], suggestions: [] }];
    checker.responseSent?.(sent, { status: 200, body: JSON.stringify({ round: { asked: shown } }) }, 0);
    return wrong;
}
test('S8 a text at another question is wrong, even if it was submitted by position', () => {
    expect(misplaced({ loadedAt: 10 })).toEqual(['S8']);
});
test('S8 a restored backup excuses a displaced text only if its page has not loaded since', () => {
    expect(misplaced({ loadedAt: 10, restoredAt: 20 })).toEqual([]);
    expect(misplaced({ loadedAt: 30, restoredAt: 20 })).toEqual(['S8']);
    // Submitted with the questions' ids.
    expect(misplaced({ restoredAt: 20 })).toEqual(['S8']);
});
test('S8 a recall excuses a displaced text only if its page has not received it', () => {
    expect(misplaced({ loadedAt: 10, recalled: ['0.0', 20] })).toEqual([]);
    expect(misplaced({ loadedAt: 10, recalled: ['0.1', 20] })).toEqual(['S8']);
    expect(misplaced({ recalled: ['0.0', 20] })).toEqual(['S8']);
    expect(misplaced({ loadedAt: 30, recalled: ['0.0', 20] })).toEqual(['S8']);
});
test('S8 a text in a single-answer round may move to later questions, even if those were recalled and asked again', () => {
    const asked = [['second', 'first'], ['first'], ['first', 'second']];
    expect(misplaced({ isSingleAnswer: true, asked })).toEqual([]);
    expect(misplaced({ isSingleAnswer: true, asked: [['second', 'first']] })).toEqual(['S8']);
    const byAnother = [
        ['first', 'third'],
        ['third', 'second'],
    ];
    expect(misplaced({ isSingleAnswer: true, asked: byAnother })).toEqual([]);
    expect(misplaced({ asked: [['first', 'second']] })).toEqual(['S8']);
});
