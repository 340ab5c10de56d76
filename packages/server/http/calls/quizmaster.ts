import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { details, Refusal } from '@snug/rules';
import { bearerOf, hostOf } from '../../accounts/actor.ts';
import { useSignInLink } from '../../accounts/sign-in-links.ts';
import { createHostGame } from '../../commands/create-game.ts';
import { setTipHandle } from '../../commands/hosts.ts';
import { endLogin, endSession, endSessions } from '../../commands/sessions.ts';
import { readGameState } from '../../database/game-state.ts';
import { hostWithId, venuesOf } from '../../database/hosts.ts';
import { ratingGroupsOf, ratingsWaiting } from '../../database/rating-groups.ts';
import { venueName } from '../../database/venue-name.ts';
import { gamesOfVenue } from '../../queries/games-of.ts';
import { readHostGame } from '../../queries/host.ts';
import { sessionsOf } from '../../queries/sessions.ts';
import { command } from '../command.ts';
import { hostOfGame, hostOfTeam, hosts } from '../policy.ts';
import { type CallFamily, gameOf, gameTeamOf, type RequestContext, route } from '../route.ts';
import { roundNumber } from './answers.ts';

const ofQuestion = { 404: ['questionNotFound'], 409: ['gameEnded', 'noRound'] } as const;

export const quizmaster: CallFamily = {
  name: 'quizmaster',
  about: 'Running a night.',
  calls: [
    route(contract.hostSignIn, shapes.hostSignInShapes, {
      summary: 'Trades the one-time text of a sign-in link for a quizmaster’s token.',
      allow: { roles: ['visitor', 'account', 'host'], clientId: 'none' },
      refusals: { 403: ['badLink'], 410: ['newerLink'] },
      async answer({ body, actor, device, context }) {
        const { host_id, login } = await useSignInLink(context, body.link, device);
        const { db } = context.store;
        const host = await hostWithId(db, host_id);
        const [at] = await venuesOf(db, { host_id });
        if (!at) throw new Refusal(403, details.badLink);
        const venue = await venueName(db, at.venue_id);
        const { address, client_hash } = actor;
        context.securityLog.tell('signed-in', { address, client_hash, host_id }, { by: 'link' });
        return { token: await context.tokens.ofHost(host, login), host: { name: host.name, venue } };
      },
    }),

    route(contract.hostSignOut, shapes.hostSignOutShapes, {
      summary: 'Ends this token, and the connections it opened.',
      allow: { ...hosts, anyVenue: true },
      async answer({ actor, context }) {
        if (actor.bearer?.kind === 'host') await endLogin(context, actor.bearer, actor);
        return { status: 'success' };
      },
    }),

    route(contract.hostSessions, shapes.hostSessionsShapes, {
      summary: 'Where the quizmaster is signed in; the login that asks first.',
      allow: { ...hosts, anyVenue: true },
      answer: async ({ actor, context }) => sessionsOf(context, bearerOf(actor)),
    }),

    route(contract.hostEndSession, shapes.hostEndSessionShapes, {
      summary: 'Ends one of the quizmaster’s own logins, and the connections it opened.',
      allow: { ...hosts, anyVenue: true },
      refusals: { 404: ['noSuchSession'] },
      async answer({ params, actor, context }) {
        await endSession(context, bearerOf(actor), params.session_id, actor);
        return { status: 'success' };
      },
    }),

    route(contract.hostEndSessions, shapes.hostEndSessionsShapes, {
      summary:
        'Signs the quizmaster out everywhere, or everywhere else; their sign-in links that were not used end too.',
      allow: { ...hosts, anyVenue: true },
      async answer({ body, actor, context }) {
        await endSessions(context, bearerOf(actor), body, actor);
        return { status: 'success' };
      },
    }),

    route(contract.hostMe, shapes.hostMeShapes, {
      summary: 'Who the quizmaster is, and where.',
      allow: hosts,
      async answer({ actor, context }) {
        const { host_id, name, venue_id, role } = hostOf(actor);
        const { db } = context.store;
        const { tip_handle } = await hostWithId(db, host_id);
        return { host_id, name, venue_id, venue: await venueName(db, venue_id), role, tip_handle };
      },
    }),

    route(contract.hostGames, shapes.hostGamesShapes, {
      summary: 'The games of the quizmaster’s venue, the newest first.',
      allow: hosts,
      answer: async ({ actor, context }) => gamesOfVenue(context.store.db, hostOf(actor).venue_id),
    }),

    route(contract.hostNewGame, shapes.hostNewGameShapes, {
      summary: 'Makes a game from a pack of questions.',
      allow: { ...hosts, once: true },
      refusals: {
        400: ['packNeeded', 'noSuchDate', 'datePast', 'dateFar'],
        404: ['noSuchPack', 'personNotFound'],
        503: ['noCodeLeft'],
      },
      reads: ['idempotencyKey'],
      bodyLimit: contract.packMaxBytes,
      async answer({ body, actor, context, idempotencyKey }) {
        return createHostGame(context, hostOf(actor), { ...body, idempotency_key: idempotencyKey });
      },
    }),

    route(contract.hostLoadGame, shapes.hostLoadGameShapes, {
      summary: 'The whole game with its answer keys.',
      allow: hostOfGame,
      async answer(request) {
        const { context } = request;
        const { game_id } = gameOf(request);
        return context.store.read(async (trx) => {
          const state = await readGameState(trx, game_id);
          if (!state) throw new Refusal(404, details.gameNotFound);
          const { isOnline } = context.presence;
          return readHostGame(trx, state, await venueName(trx, state.game.venue_id), context, isOnline);
        });
      },
    }),

    route(contract.hostStartRound, shapes.hostStartRoundShapes, {
      summary: 'Begins a round, or begins it again.',
      allow: hostOfGame,
      refusals: { 404: ['roundNotFound'], 409: ['gameEnded'] },
      answer: (request) => command(request, 'startRound', { round_order: request.body.round_order }),
    }),

    route(contract.hostEndRound, shapes.hostEndRoundShapes, {
      summary: 'Ends the current round.',
      allow: hostOfGame,
      refusals: { 409: ['gameEnded'] },
      answer: (request) => command(request, 'endRound', { round_order: request.body?.round_order }),
    }),

    route(contract.hostAsk, shapes.hostAskShapes, {
      summary: 'Asks a question of the current round; the first one opens submissions.',
      allow: hostOfGame,
      refusals: ofQuestion,
      answer: (request) => command(request, 'ask', { question_id: request.body.question_id }),
    }),

    route(contract.hostAskNext, shapes.hostAskNextShapes, {
      summary: 'Asks the next questions of the current round at once, or all that are left, with one message.',
      allow: hostOfGame,
      refusals: { 409: ['gameEnded', 'noRound'] },
      answer: (request) => command(request, 'askNext', request.body),
    }),

    route(contract.hostRecall, shapes.hostRecallShapes, {
      summary:
        'Takes a question back; the round’s submissions are withdrawn, its answers kept, and closed submissions open again.',
      allow: hostOfGame,
      refusals: ofQuestion,
      answer: (request) => command(request, 'recall', { question_id: request.body.question_id }),
    }),

    route(contract.hostOpenSubmissions, shapes.hostOpenSubmissionsShapes, {
      summary: 'Opens submissions.',
      allow: hostOfGame,
      refusals: { 409: ['gameEnded', 'noRound'] },
      answer: (request) => command(request, 'openSubmissions', {}),
    }),

    route(contract.hostCloseSubmissions, shapes.hostCloseSubmissionsShapes, {
      summary: 'Closes submissions; the round leaves the phones unless keep_round.',
      allow: hostOfGame,
      refusals: { 409: ['gameEnded'] },
      answer(request) {
        const { keep_round = false, round_order } = request.body;
        return command(request, 'closeSubmissions', { keep_round, round_order });
      },
    }),

    route(contract.hostSetSubmitAtClose, shapes.hostSetSubmitAtCloseShapes, {
      summary: 'Sets whether what a team has saved and not submitted is handed in when submissions close.',
      allow: hostOfGame,
      refusals: { 409: ['gameEnded'] },
      answer: (request) => command(request, 'setSubmitAtClose', { submit_at_close: request.body.submit_at_close }),
    }),

    route(contract.hostSetDoors, shapes.hostSetDoorsShapes, {
      summary:
        'Closes the doors, or opens them: while they are closed nobody new comes in by the code. Players come back in, and teammates by their team’s code.',
      allow: hostOfGame,
      refusals: { 409: ['gameEnded'] },
      answer: (request) => command(request, 'setDoors', { closed: request.body.closed }),
    }),

    route(contract.hostEndGame, shapes.hostEndGameShapes, {
      summary: 'Ends the game.',
      allow: hostOfGame,
      answer: (request) => command(request, 'endGame', {}),
    }),

    route(contract.hostReopenGame, shapes.hostReopenGameShapes, {
      summary: 'Takes the end of a game back: it is live again, and everybody loads it.',
      allow: hostOfGame,
      refusals: { 409: ['gameFinal', 'codeInUse'] },
      answer: (request) => command(request, 'reopenGame', {}),
    }),

    route(contract.hostFinalizeGame, shapes.hostFinalizeGameShapes, {
      summary: 'Nothing is accepted any more, not even late.',
      allow: hostOfGame,
      answer: (request) => command(request, 'finalizeGame', {}),
    }),

    route(contract.hostKickTeam, shapes.hostKickTeamShapes, {
      summary: 'Takes a team out of the game; its people watch.',
      allow: hostOfTeam,
      answer: (request) => command(request, 'kickTeam', { teamid: gameTeamOf(request).teamid }),
    }),

    route(contract.hostRenameTeam, shapes.hostRenameTeamShapes, {
      summary: 'Gives a team another name in this game.',
      allow: hostOfTeam,
      refusals: { 400: ['teamNameNeeded'], 409: ['teamNameTaken'] },
      answer: (request) =>
        command(request, 'renameTeamByHost', {
          teamid: gameTeamOf(request).teamid,
          team_name: request.body.team_name,
        }),
    }),

    route(contract.hostResetSubmission, shapes.hostResetSubmissionShapes, {
      summary: 'Withdraws a team’s submission of a round, so that it answers again.',
      allow: hostOfTeam,
      refusals: { 404: ['roundNotFound'], 409: ['gameFinal'] },
      answer: (request) => command(request, 'resetSubmission', teamAtRound(request, request.params.round)),
    }),

    route(contract.hostAcceptLate, shapes.hostAcceptLateShapes, {
      summary: 'Lets a team’s late answers and submission of a round count.',
      allow: hostOfTeam,
      refusals: { 404: ['roundNotFound'], 409: ['gameFinal'] },
      answer: (request) => command(request, 'acceptLate', teamAtRound(request, request.params.round)),
    }),

    route(contract.hostReveal, shapes.hostRevealShapes, {
      summary:
        'Tells the players the answers and notes of a round that takes no answers any more; what comes for it then is late. The round’s going on takes that back.',
      allow: hostOfGame,
      refusals: { 404: ['roundNotFound'], 409: ['stillOpen', 'nothingAsked'] },
      answer: (request) => command(request, 'reveal', request.body),
    }),

    route(contract.hostNudge, shapes.hostNudgeShapes, {
      summary: 'Tells everybody quietly how many teams have not submitted the current round; of none too.',
      allow: hostOfGame,
      refusals: { 409: ['gameEnded', 'noRound', 'notOpen'] },
      answer: (request) => command(request, 'nudge', {}),
    }),

    route(contract.hostAnnounce, shapes.hostAnnounceShapes, {
      summary: 'Shows everybody one line of text; an empty one takes it away.',
      allow: hostOfGame,
      answer: (request) => command(request, 'announce', { text: request.body.text }),
    }),

    route(contract.hostStartCountdown, shapes.hostStartCountdownShapes, {
      summary: 'Starts a countdown, at whose end submissions close by themselves; a running one starts anew.',
      allow: hostOfGame,
      refusals: { 409: ['gameEnded', 'noRound', 'notOpen', 'paused'] },
      answer: (request) => command(request, 'startCountdown', { seconds: request.body.seconds }),
    }),

    route(contract.hostExtendCountdown, shapes.hostExtendCountdownShapes, {
      summary: 'Adds time to the countdown; nothing where its end is not the one that the caller knows.',
      allow: hostOfGame,
      refusals: { 409: ['noCountdown'] },
      answer: (request) => command(request, 'extendCountdown', request.body),
    }),

    route(contract.hostCancelCountdown, shapes.hostCancelCountdownShapes, {
      summary: 'Takes the countdown away; submissions stay open.',
      allow: hostOfGame,
      answer: (request) => command(request, 'cancelCountdown', {}),
    }),

    route(contract.hostPause, shapes.hostPauseShapes, {
      summary: 'Begins or ends a break: the countdown stands still in it, and answers are saved as ever.',
      allow: hostOfGame,
      refusals: { 409: ['gameEnded'] },
      answer: (request) => command(request, 'pause', { paused: request.body.paused }),
    }),

    /** The caller's own ratings, even if the game has several quizmasters. */
    route(contract.hostFeedback, shapes.hostFeedbackShapes, {
      summary: 'The groups of five of the caller’s ratings that a game has a part in, in sums.',
      allow: hostOfGame,
      answer: (request) =>
        ratingGroupsOf(request.context.store.db, hostOf(request.actor).host_id, gameOf(request).game_id),
    }),

    route(contract.hostRatings, shapes.hostRatingsShapes, {
      summary: 'The caller’s ratings in all games, in groups of five: sums that never change.',
      allow: hosts,
      answer: ({ actor, context }) => ratingGroupsOf(context.store.db, hostOf(actor).host_id),
    }),

    route(contract.hostRatingsWaiting, shapes.hostRatingsWaitingShapes, {
      summary: 'How many of the caller’s ratings wait until five are together.',
      allow: hosts,
      answer: async ({ actor, context }) => ({
        waiting: await ratingsWaiting(context.store.db, hostOf(actor).host_id),
      }),
    }),

    route(contract.hostSetTips, shapes.hostSetTipsShapes, {
      summary: 'The quizmaster’s own handle for tips; empty for none.',
      allow: hosts,
      refusals: { 400: ['badHandle'] },
      async answer({ body, actor, context }) {
        await setTipHandle(context, hostOf(actor).host_id, body.handle);
        return { status: 'success' };
      },
    }),
  ],
};

function teamAtRound(request: Pick<RequestContext<never>, 'gameTeam'>, round: string) {
  return { teamid: gameTeamOf(request).teamid, round_order: roundNumber(round) };
}
