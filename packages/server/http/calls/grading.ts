import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { details, Refusal } from '@snug/rules';
import { hostOf } from '../../accounts/actor.ts';
import { packOfGame } from '../../database/packs.ts';
import { readGradeChanges } from '../../queries/results.ts';
import { command } from '../command.ts';
import { hostOfGame, hostOfTeam, inGame } from '../policy.ts';
import { type CallFamily, gameOf, gameTeamOf, playerOf, type RequestContext, route } from '../route.ts';
import { roundNumber } from './answers.ts';

export const grading: CallFamily = {
  name: 'grading',
  about: 'Grades, appeals, points and the board.',
  calls: [
    route(contract.hostGrade, shapes.hostGradeShapes, {
      summary: 'Grades answers, all of them or none. 409 when somebody else has graded one of them meanwhile.',
      allow: hostOfGame,
      refusals: {
        400: ['badGrade'],
        404: ['questionNotFound'],
        409: ['gradedMeanwhile', 'gameFinal'],
      },
      answer: (request) =>
        command(request, 'gradeAnswers', {
          by: graderOf(request),
          grades: request.body.grades.map((grade) => ({ ...grade, funny: grade.funny ?? false })),
        }),
    }),

    route(contract.hostAcceptSpelling, shapes.hostAcceptSpellingShapes, {
      summary: 'Accepts a spelling for everyone in this game, and if asked in its pack, or takes it back.',
      allow: hostOfGame,
      refusals: { 400: ['badGrade'], 404: ['questionNotFound'], 409: ['gameFinal'] },
      answer: (request) =>
        command(request, 'acceptSpelling', {
          ...request.body,
          to_pack: request.body.to_pack ?? false,
          take_back: request.body.take_back ?? false,
        }),
    }),

    route(contract.hostSetScoring, shapes.hostSetScoringShapes, {
      summary: 'Sets what questions are worth, and how the doubling of rounds counts that have not begun.',
      allow: hostOfGame,
      refusals: { 404: ['questionNotFound', 'roundNotFound'], 409: ['ruleStands', 'gameFinal'] },
      answer: (request) =>
        command(request, 'setScoring', {
          rounds: request.body.rounds ?? [],
          questions: request.body.questions ?? [],
        }),
    }),

    route(contract.hostAdjust, shapes.hostAdjustShapes, {
      summary: 'Gives or takes points, with a reason.',
      allow: { ...hostOfGame, once: true },
      refusals: {
        400: ['reasonNeeded', 'reasonLong'],
        404: ['gameTeamNotFound', 'roundNotFound'],
        409: ['tooManyAdjustments', 'gameFinal'],
      },
      reads: ['idempotencyKey'],
      answer: (request) => {
        const { body, idempotencyKey } = request;
        return command(request, 'adjustPoints', { ...body, by: graderOf(request), idempotencyKey });
      },
    }),

    route(contract.hostWithdrawAdjustment, shapes.hostWithdrawAdjustmentShapes, {
      summary: 'Takes a bonus or a penalty back.',
      allow: hostOfGame,
      refusals: { 404: ['adjustmentNotFound'], 409: ['gameFinal'] },
      answer: (request) => command(request, 'withdrawAdjustment', { adjustment_id: request.params.adjustment }),
    }),

    route(contract.hostPublishBoard, shapes.hostPublishBoardShapes, {
      summary: 'Publishes the board through a round, unveils its next teams, or takes it back (0).',
      allow: hostOfGame,
      refusals: {
        404: ['roundNotFound'],
        409: ['notGraded', 'stillOpen', 'stillComesIn', 'nothingAsked', 'gameFinal'],
      },
      answer: (request) => command(request, 'publishBoard', request.body),
    }),

    route(contract.hostDecideAppeal, shapes.hostDecideAppealShapes, {
      summary: 'Decides an appeal, with a sentence if there is one to say.',
      allow: hostOfGame,
      refusals: { 400: ['reasonLong'], 404: ['appealNotFound'], 409: ['gameFinal'] },
      answer: (request) =>
        command(request, 'decideAppeal', {
          by: graderOf(request),
          appeal_id: request.params.appeal,
          upheld: request.body.upheld,
          reply: request.body.reply ?? '',
        }),
    }),

    route(contract.hostAddPaperTeam, shapes.hostAddPaperTeamShapes, {
      summary: 'Adds a team that plays on paper.',
      allow: hostOfGame,
      refusals: { 400: ['teamNameNeeded'], 409: ['teamNameTaken', 'tooManyPaperTeams', 'gameEnded'] },
      answer: (request) => command(request, 'addPaperTeam', { team_name: request.body.team_name }),
    }),

    route(contract.hostSubmitPaper, shapes.hostSubmitPaperShapes, {
      summary: 'Hands in what a team has written on paper.',
      allow: hostOfTeam,
      refusals: {
        400: ['tooManyAnswers', 'badRequest'],
        404: ['roundNotFound'],
        409: ['alreadySubmitted', 'jokerPlayed', 'nothingAsked', 'gameFinal'],
      },
      answer: (request) => {
        const { answers, doubled, clue } = request.body;
        const { teamid } = gameTeamOf(request);
        const round_order = roundNumber(request.params.round);
        return command(request, 'submitPaper', { teamid, round_order, answers, doubled, clue });
      },
    }),

    route(contract.hostGradeChanges, shapes.hostGradeChangesShapes, {
      summary: 'Every change of a grade: who, when, from and to.',
      allow: hostOfGame,
      answer: async (request) => ({
        changes: await readGradeChanges(request.context.store.db, gameOf(request).game_id),
      }),
    }),

    route(contract.hostGamePack, shapes.hostGamePackShapes, {
      summary: 'The pack that the game was made from, with the spellings accepted since, as the text of a file.',
      allow: hostOfGame,
      refusals: { 404: ['packNotFound'] },
      async answer(request) {
        const pack = await packOfGame(request.context.store.db, gameOf(request).game_id);
        if (!pack) throw new Refusal(404, details.packNotFound);
        return { title: pack.title, json: pack.body };
      },
    }),

    route(contract.getResults, shapes.getResultsShapes, {
      summary: 'The published board, and what the caller’s team got and has contested.',
      allow: { roles: inGame, game: 'params' },
      answer(request) {
        const { status, teamid } = playerOf(request);
        const own = status === 'joined' ? (teamid ?? undefined) : undefined;
        return request.context.results.read(gameOf(request).game_id, own);
      },
    }),

    route(contract.contest, shapes.contestShapes, {
      summary: 'The captain contests the grade of a question, once, with one sentence.',
      allow: { roles: ['captain'], game: 'params', rateLimit: 'submits' },
      refusals: {
        400: ['reasonNeeded', 'reasonLong'],
        404: ['questionNotFound'],
        409: ['contestedAlready', 'notTold', 'notHandedIn', 'gameFinal'],
      },
      answer: (request) => command(request, 'contest', { ...request.body, player_id: playerOf(request).player_id }),
    }),
  ],
};

function graderOf({ actor }: Pick<RequestContext<never>, 'actor'>) {
  const { host_id, name } = hostOf(actor);
  return { host_id, name };
}
