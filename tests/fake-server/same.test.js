import { expect, test } from 'vitest';
import { fakeStage } from './fake-stage.ts';
import { nameless } from './nameless.ts';
import { realStage } from './real-stage.ts';
import { scenarios } from './scenarios.ts';
/** Everything that a server sent its players in a game, and what they showed. */
async function played(stage, scenario) {
    const players = [];
    const recorded = {
        ...stage,
        player() {
            const player = stage.player();
            players.push(player);
            return player;
        },
    };
    try {
        const seen = await scenario(recorded);
        return nameless({ seen, players: players.map(({ replies, loads, frames }) => ({ replies, loads, frames })) });
    }
    finally {
        await stage.close();
    }
}
// The fake server decides by the rules of the real one. What could still differ is compared: statuses, headers and bodies of
// replies, the order and numbers of messages, who hears which, and what is read for a rule and made of its changes.
test.each(Object.entries(scenarios))('%s: on the fake server as on the real one', { timeout: 300000 }, async (_, scenario) => {
    const real = await played(await realStage(), scenario);
    const fake = await played(fakeStage(), scenario);
    expect(fake).toEqual(real);
});
