import { expect, test } from 'vitest';
import { heldAnswers } from './held-answers.ts';
test('an answer that was sent to a connection counts as held, even before its own write is published', () => {
    const roster = { teams: () => [{ teamid: 't', team_name: 'Team 0' }] };
    const checker = heldAnswers({ roster });
    const isHeld = () => checker.isHeld(0, 'q', ['rain'], 'saved');
    const says = (type) => checker.frameWritten?.({}, JSON.stringify({ msg_id: 1, data: JSON.stringify({ type, teamid: 't', question_id: 'q', answers: ['rain'] }) }));
    says('ASK');
    expect(isHeld()).toBe(false);
    says('CAPTAIN_SUGGEST');
    expect(isHeld()).toBe(true);
});
