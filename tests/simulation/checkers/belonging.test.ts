import { loadGame } from '@snug/contract';
import { Ledger, type SentRequest, type SimResponse, type World } from '@snug/testing/simulation';
import { expect, test } from 'vitest';
import { belonging } from './belonging.ts';

/** A text that was typed for the first question of a round and appears at the second one in a load. */
function misplaced(text: string, isSingleAnswer = false) {
  const wrong: string[] = [];
  const ledger = new Ledger();
  const world = {
    rounds: [
      [
        { question_id: 'first', mark: '0.0' },
        { question_id: 'second', mark: '0.1' },
        { question_id: 'third', mark: '0.2' },
      ],
    ],
    plan: { rounds: [{ isSingleAnswer }] },
    ledger,
    wrong: (promise: string) => wrong.push(promise),
  } as unknown as World;
  const checker = belonging(world);
  return {
    ledger,
    asks(...asked: string[]) {
      const content = { body: JSON.stringify({ type: 'HOST_STATE', state: { asked } }), only_player: null };
      checker.published?.({ game_id: 'g', messages: [{ stream_id: 'g/host', seq: 1, content }] });
    },
    wrong() {
      const sent = { method: 'GET', url: `${loadGame.path}?game_id=g`, from: 'z1' } as SentRequest;
      const asked = [{ question_id: 'second', answers: [text], suggestions: [] }];
      checker.responseSent?.(sent, { status: 200, body: JSON.stringify({ round: { asked } }) } as SimResponse, 0);
      return wrong;
    },
  };
}

const text = '~t1.z1.q0.0.n1';

test('S8 a text at another question is wrong, even if it was submitted by position', () => {
  const { ledger, wrong } = misplaced(text);
  ledger.submittedByPosition.set(text, { loadedAt: 10 });
  expect(wrong()).toEqual(['S8']);
});

test('S8 a restored backup excuses a displaced text only if its page has not loaded since', () => {
  const before = misplaced(text);
  before.ledger.submittedByPosition.set(text, { loadedAt: 10 });
  before.ledger.restored.push({ at: 20, asOf: 5 });
  expect(before.wrong()).toEqual([]);

  const since = misplaced(text);
  since.ledger.submittedByPosition.set(text, { loadedAt: 30 });
  since.ledger.restored.push({ at: 20, asOf: 5 });
  expect(since.wrong()).toEqual(['S8']);

  const withIds = misplaced(text);
  withIds.ledger.restored.push({ at: 20, asOf: 5 });
  expect(withIds.wrong()).toEqual(['S8']);
});

test('S8 a recall excuses a displaced text only if its page has not received it', () => {
  const unheard = misplaced(text);
  unheard.ledger.submittedByPosition.set(text, { loadedAt: 10 });
  unheard.ledger.recalled.set('0.0', 20);
  expect(unheard.wrong()).toEqual([]);

  const another = misplaced(text);
  another.ledger.submittedByPosition.set(text, { loadedAt: 10 });
  another.ledger.recalled.set('0.1', 20);
  expect(another.wrong()).toEqual(['S8']);

  const withIds = misplaced(text);
  withIds.ledger.recalled.set('0.0', 20);
  expect(withIds.wrong()).toEqual(['S8']);

  const since = misplaced(text);
  since.ledger.submittedByPosition.set(text, { loadedAt: 30 });
  since.ledger.recalled.set('0.0', 20);
  expect(since.wrong()).toEqual(['S8']);
});

test('S8 a text in a single-answer round may move to later questions, even if those were recalled and asked again', () => {
  const after = misplaced(text, true);
  after.asks('second', 'first');
  after.asks('first');
  after.asks('first', 'second');
  expect(after.wrong()).toEqual([]);

  const before = misplaced(text, true);
  before.asks('second', 'first');
  expect(before.wrong()).toEqual(['S8']);

  const byAnother = misplaced(text, true);
  byAnother.asks('first', 'third');
  byAnother.asks('third', 'second');
  expect(byAnother.wrong()).toEqual([]);

  const elsewhere = misplaced(text);
  elsewhere.asks('first', 'second');
  expect(elsewhere.wrong()).toEqual(['S8']);
});
