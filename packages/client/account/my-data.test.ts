import { expect, test } from 'vitest';
import { fakeClient } from '../fake/fake-client.ts';
import { offline, refuses } from '../fake/replies.ts';
import type { FakeAnswers } from '../fake/rows.ts';
import { unsigned } from '../fake/server/unsigned.ts';
import { createMyData } from './my-data.ts';

const ada = { sub: 'p1', exp: 4e9, player_name: 'Ada', email: 'ada@example.com', phone: '' };

function open(answers: FakeAnswers) {
  const client = fakeClient({ answers });
  client.session.setToken(unsigned(ada));
  const myData = createMyData(client, ada.sub, () => 1_800_000_000_000);
  myData.start();
  return { client, myData };
}

test('left while its code is being sent, the screen stays; the next press asks for that code, and no other is sent', async () => {
  let arrive = (_: { sent_to: string }) => {};
  const askMyDataCode = () =>
    new Promise<{ sent_to: string }>((resolve) => {
      arrive = resolve;
    });
  const { client, myData } = open({ askMyDataCode });
  for (const returns of ['after', 'before'] as const) {
    const before = client.sent('askMyDataCode').length;
    const first = myData.send(returns === 'after' ? 'download' : 'delete');
    await expect.poll(() => client.sent('askMyDataCode').length).toBe(before + 1);
    myData.leave();
    const second = returns === 'before' && myData.send('delete');
    arrive({ sent_to: 'a***@example.com' });
    await first;
    if (returns === 'after') {
      expect(myData.get()).toMatchObject({ at: 'shown', pending: undefined, isSending: false });
      await myData.send('download');
    }
    await second;
    expect(myData.get()).toMatchObject({ pending: { sentTo: 'a***@example.com', sent: 1 }, isSending: false });
    expect(client.sent('askMyDataCode')).toHaveLength(before + 1);
    myData.leave();
  }
});

test('after a lost reply an unknown login means that the account is deleted; without one it does not', async () => {
  for (const [first, isGone] of [
    [offline, true],
    [refuses(400, 'That code is not right.'), false],
  ] as const) {
    let answer: () => never = first;
    const { client, myData } = open({ deleteMyAccount: () => answer() });
    let gone = 0;
    await myData.remove('123456', () => gone++);
    expect(gone).toBe(0);
    expect(client.session.token()).toBeDefined();
    answer = refuses(401, 'Please log in.');
    await myData.remove('123456', () => gone++);
    expect(gone).toBe(isGone ? 1 : 0);
  }
});
