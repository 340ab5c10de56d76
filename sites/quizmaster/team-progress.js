import { latestRound, openRound } from './host-game.ts';
export function teamProgress(game, team) {
    const round = latestRound(game);
    if (!round)
        return { kind: 'seated' };
    const submission = team.submitted[round.round_order];
    if (submission?.late)
        return { kind: 'late' };
    if (submission)
        return { kind: submission.doubled ? 'in-doubled' : 'in' };
    if (!openRound(game))
        return { kind: 'not-in' };
    if (team.answered === 0)
        return { kind: 'waiting' };
    return { kind: 'answering', answered: team.answered, asked: game.state.asked.length };
}
/** Counts the submissions of a round in time, and the late ones, which do not count until the quizmaster accepts them. */
export function submissionsOf(game, round) {
    const submissions = game.teams.flatMap((team) => team.submitted[round.round_order] ?? []);
    const late = submissions.filter((submission) => submission.late).length;
    return { inTime: submissions.length - late, late };
}
/** How many teams have submitted the current round in time. */
export function countIn(game) {
    const round = latestRound(game);
    return round ? submissionsOf(game, round).inTime : 0;
}
/** How many people joined from a device: members and spectators. */
export function countPhones(game) {
    return game.teams.reduce((phones, team) => phones + team.player_count, game.watcher_count);
}
