import { followedTabs } from '@snug/testing/simulation';
import { acknowledged } from './acknowledged.ts';
import { countActivities } from './activities.ts';
import { belonging } from './belonging.ts';
import { bounds } from './bounds.ts';
import { captaincy } from './captaincy.ts';
import { connecting } from './connecting.ts';
import { converge } from './convergence.ts';
import { endedLogins } from './ended-logins.ts';
import { heldAnswers } from './held-answers.ts';
import { leaks } from './leaks.ts';
import { leftovers } from './leftovers.ts';
import { newest } from './newest.ts';
import { overtaken } from './overtaken.ts';
import { screens } from './screens.ts';
import { streams } from './streams.ts';
import { submitted } from './submitted.ts';
import { timing } from './timing.ts';
import { views } from './views.ts';
/** All checkers, as one observer. */
export function checkAll(world, totals) {
    const stream = streams(world, totals);
    const captains = captaincy(world);
    const held = heldAnswers(world);
    const view = views(world, stream);
    const all = [
        captains,
        leaks(world, totals),
        stream,
        view,
        timing(world),
        held,
        acknowledged(world, held),
        belonging(world),
        submitted(world),
        screens(world, held),
        leftovers(world),
        newest(world, captains, held),
        overtaken(world),
        connecting(world),
        endedLogins(world),
        countActivities(world),
        bounds(world),
    ];
    const convergence = converge(world, stream);
    const states = new WeakMap();
    const beforeFrame = having(all, 'beforeFrame');
    const { connectionChanged, gameChanged, ...told } = tellEach(all);
    return {
        ...told,
        frameReceived(socket, text, deliver) {
            const after = beforeFrame.map((each) => each.beforeFrame?.(socket, text));
            deliver();
            for (const look of after)
                look?.();
        },
        async serverStarted() {
            for (const each of all)
                await each.serverStarted?.();
        },
        gameChanged(tab) {
            const state = tab.game.get().connection;
            const before = states.get(tab) ?? 'idle';
            if (state !== before) {
                states.set(tab, state);
                world.trace.note(tab.name, `${before} → ${state}`);
                connectionChanged(tab, before, state);
            }
            gameChanged(tab);
        },
        ...convergence,
        async settled() {
            for (const tab of followedTabs(world.players))
                await view.show(tab);
            for (const each of all)
                await each.settled?.();
        },
    };
}
/** What every checker is told in its turn. */
const told = [
    'requestSent',
    'requestArrived',
    'responseSent',
    'frameWritten',
    'frameSent',
    'socketOpening',
    'socketClosed',
    'published',
    'tabResumed',
    'connectionChanged',
    'gameChanged',
];
/** Most checkers have few hooks. */
function having(all, hook) {
    return all.filter((each) => each[hook] !== undefined);
}
function tellEach(all) {
    const tell = (hook) => {
        const those = having(all, hook);
        return (...args) => {
            for (const each of those)
                each[hook](...args);
        };
    };
    // Each hook gets what its own type says.
    return Object.fromEntries(told.map((hook) => [hook, tell(hook)]));
}
