import { expect, test } from 'vitest';
import { fakeStage } from './fake-stage.ts';
import { nameless } from './nameless.ts';
import type { Phone } from './phone.ts';
import { realStage } from './real-stage.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import type { Stage } from './stage.ts';

/** Everything that a night said to its phones, and what they showed. */
async function played(stage: Stage, scenario: Scenario) {
  const phones: Phone[] = [];
  const written: Stage = {
    ...stage,
    phone() {
      const phone = stage.phone();
      phones.push(phone);
      return phone;
    },
  };
  try {
    const seen = await scenario(written);
    return nameless({
      seen,
      phones: phones.map(({ replies, loads, frames }) => ({ replies: replies.map(withoutMore), loads, frames })),
    });
  } finally {
    await stage.close();
  }
}

/** A refusal of the real server may bring along what stands instead; no client of ours reads it. */
function withoutMore(reply: Phone['replies'][number]) {
  if (reply.status === 200) return reply;
  const { status_code, detail } = reply.body as { status_code: number; detail: string };
  return { ...reply, body: { status_code, detail } };
}

// What makes the server in memory one to trust: the same people do the same before both, through the real client, and are
// answered the same, hear the same under the same numbers, and see the same.
test.each(Object.entries(scenarios))(
  '%s: in memory as at the real server',
  { timeout: 60_000 },
  async (_, scenario) => {
    const real = await played(await realStage(), scenario);
    const fake = await played(fakeStage(), scenario);
    expect(fake).toEqual(real);
  },
);
