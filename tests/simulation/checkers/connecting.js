import { attemptsRestartMs, closeCodes, connectionAttempts, loadGame } from '@snug/contract';
import { isTab } from '@snug/testing/simulation';
/** How often a tab has tried to connect. */
class Attempts {
    /** Attempts in this outage. */
    count = 0;
    /** The server announced the next attempt, so it does not count. */
    isPlanned = false;
    liveSince = Number.POSITIVE_INFINITY;
    /** When the tab refreshed by itself, in the last 30 s; and how often in all. */
    refreshes = [];
    refreshCount = 0;
    /** It is about to refresh; this counts as soon as it sends something. */
    isRefreshing = false;
    /** The last notice about a refresh: each refresh sets a new one. */
    lastNotice;
    /** The timer that starts its connection. It tells which of two loads belongs to the connection. */
    startTimer = 0;
    /** The step in which somebody resumed it. */
    resumedIn = -1;
}
const windowMs = 30000;
/** Refreshes allowed in a whole game without faults, and in addition those of teams whose members keep changing. */
const refreshesInPeace = 10;
const refreshesOfTeamChanges = 200;
/**
 * At most two refreshes in 30 s, and few in all (S10). At most four attempts before 'Connection Interrupted', and none after
 * it until somebody resumes the page (S12).
 */
export function connecting(world) {
    const { kernel } = world;
    const tabs = new Map();
    function of(tab) {
        const known = tabs.get(tab) ?? new Attempts();
        tabs.set(tab, known);
        return known;
    }
    return {
        socketOpening({ end }) {
            if (!isTab(end))
                return;
            const { connection } = end.game.get();
            if (connection !== 'connecting')
                world.wrong('S12', `${end.name} opens a socket while it is ${connection}`);
            refreshed(world, end, of(end));
        },
        requestSent(sent, end) {
            if (!isTab(end) || !sent.url.startsWith(`${loadGame.path}?`))
                return;
            // Any other load asks whether a submission has arrived whose reply was lost, with its round on the screen or not.
            if (end.isIn(of(end).startTimer))
                refreshed(world, end, of(end));
        },
        socketClosed({ end }, code) {
            if (isTab(end) && (code === closeCodes.restart || code === closeCodes.rate))
                of(end).isPlanned = true;
        },
        tabResumed(tab, isDeliberate) {
            const attempts = of(tab);
            // A refresh that a person asks for does not count.
            if (isDeliberate)
                attempts.isRefreshing = false;
            attempts.count = 0;
            attempts.resumedIn = kernel.steps();
        },
        // Told to load while it was still connecting, it starts again without changing its state.
        gameChanged(tab) {
            const { connection, notice } = tab.game.get();
            const attempts = of(tab);
            if (!saysRefresh(notice) || notice === attempts.lastNotice)
                return;
            attempts.lastNotice = notice;
            if (connection !== 'connecting')
                return;
            attempts.startTimer = tab.latestTimer();
            attempts.isRefreshing = true;
        },
        connectionChanged(tab, from, to) {
            const attempts = of(tab);
            if (from === 'live' && kernel.now() - attempts.liveSince >= attemptsRestartMs)
                attempts.count = 0;
            if (to === 'live' && from !== 'suspect')
                attempts.liveSince = kernel.now();
            if (to !== 'connecting')
                return;
            attempts.startTimer = tab.latestTimer();
            attempts.isRefreshing = saysRefresh(tab.game.get().notice);
            if (attempts.resumedIn !== kernel.steps())
                attemptedByItself(world, tab, attempts, from);
        },
    };
}
function attemptedByItself(world, tab, attempts, from) {
    if (from === 'interrupted' || from === 'refused') {
        world.wrong('S12', `${tab.name} was ${from} and tries again by itself`);
    }
    if (from !== 'waiting')
        return;
    if (!attempts.isPlanned)
        attempts.count += 1;
    attempts.isPlanned = false;
    if (attempts.count > connectionAttempts) {
        world.wrong('S12', `${tab.name} makes attempt ${attempts.count} of one outage`);
    }
}
function refreshed({ kernel, faults, teamChangeChance, isLong, wrong }, tab, attempts) {
    if (!attempts.isRefreshing)
        return;
    attempts.isRefreshing = false;
    const now = kernel.now();
    attempts.refreshCount += 1;
    attempts.refreshes = [...attempts.refreshes.filter((at) => at > now - windowMs), now];
    if (attempts.refreshes.length > 2)
        wrong('S10', `${tab.name} refreshes the third time in 30 s`);
    const mayBe = (refreshesInPeace + refreshesOfTeamChanges * teamChangeChance) * (isLong ? 10 : 1) + 3 * faults.count();
    if (attempts.refreshCount > mayBe) {
        wrong('S10', `${tab.name} has refreshed ${attempts.refreshCount} times, with ${faults.count()} faults`);
    }
}
function saysRefresh(notice) {
    return notice?.key === 'refreshing' || notice?.key === 'stumbled';
}
