import { screensOf } from '@snug/testing/simulation';
/** More than any screen needs at a time: a timer per question of the round, and a few for connection and page. */
const timersMax = 120;
/** A request per question and a few more, including those that hang until the timeout of 15 s. */
const requestsMax = 60;
/** Keys that a phone stores for one game: an answer per question, and those of the page. */
const keysMax = 120;
/** Timers, requests, sockets and stored keys stay bounded, whatever goes wrong (S11). */
export function bounds(world) {
    function look() {
        for (const player of world.players) {
            for (const phone of player.phones) {
                const { requests, sockets } = phone.network.load();
                if (requests > requestsMax)
                    world.wrong('S11', `${phone.name} has ${requests} requests under way`);
                if (sockets > 30)
                    world.wrong('S11', `${phone.name} has ${sockets} sockets`);
                const keys = phone.local.texts.size + phone.database.texts.size;
                if (keys > keysMax)
                    world.wrong('S11', `${phone.name} keeps ${keys} keys`);
            }
            for (const tab of screensOf(player)) {
                if (tab.timers() > timersMax)
                    world.wrong('S11', `${tab.name} has ${tab.timers()} timers`);
            }
        }
    }
    return { socketOpening: look, serverStarted: look, settled: look };
}
