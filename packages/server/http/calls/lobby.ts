import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { mergePlan, requireMergeable } from '@snug/rules';
import { readMerge } from '../../commands/lobby.ts';
import { readGamePeople } from '../../queries/host.ts';
import { command } from '../command.ts';
import { hostOfGame, hostOfTeam } from '../policy.ts';
import { type CallFamily, gameOf, gameTeamOf, route } from '../route.ts';

const notMergeable = ['gameEnded', 'sameTeam', 'teamWaits', 'guestsTeam', 'playsOnPaper'] as const;

export const lobby: CallFamily = {
  name: 'lobby',
  about: 'The teams of tonight: who is where, and the quizmaster’s hand in it.',
  calls: [
    route(contract.hostGamePeople, shapes.hostGamePeopleShapes, {
      summary: 'Who is in the game: on which team, waiting with one, or watching.',
      allow: hostOfGame,
      answer: (request) => {
        const { store, presence } = request.context;
        return store.read((trx) => readGamePeople(trx, gameOf(request).game_id, presence.isOnline));
      },
    }),

    route(contract.hostMovePlayer, shapes.hostMovePlayerShapes, {
      summary: 'Puts a player on another team, or among the spectators.',
      allow: hostOfGame,
      refusals: {
        403: ['guestPlaysAlone', 'guestTeam'],
        404: ['playerNotFound', 'gameTeamNotFound'],
        409: ['gameEnded', 'playsOnPaper', 'teamWaits'],
      },
      answer: (request) =>
        command(request, 'movePlayer', { player_code: request.params.player, teamid: request.body.teamid }),
    }),

    route(contract.hostRemoveMany, shapes.hostRemoveManyShapes, {
      summary: 'Takes many teams and people out of the game at once; who was on the teams goes with them.',
      allow: hostOfGame,
      refusals: { 409: ['gameFinal'] },
      answer: (request) => command(request, 'removeMany', request.body),
    }),

    route(contract.hostHandCaptaincy, shapes.hostHandCaptaincyShapes, {
      summary: 'Makes another member of a team its captain.',
      allow: hostOfTeam,
      refusals: { 403: ['registeredOnly'], 404: ['playerNotFound'] },
      answer: (request) =>
        command(request, 'handCaptaincy', {
          teamid: gameTeamOf(request).teamid,
          player_code: request.body.player_code,
        }),
    }),

    route(contract.hostMergePreview, shapes.hostMergePreviewShapes, {
      summary: 'What merging a team into another would do: who comes along, and which answers do not.',
      allow: hostOfTeam,
      refusals: { 404: ['gameTeamNotFound'], 409: notMergeable },
      async answer(request) {
        const { store, clock } = request.context;
        const { teamid } = gameTeamOf(request);
        const { game_id } = gameOf(request);
        const { into } = request.query;
        const state = await store.read((trx) => readMerge(trx, { game_id, teamid, into, now: clock.now() }));
        requireMergeable(state);
        const { moving, watching, answers, dropped } = mergePlan(state);
        return {
          moving: moving.map(({ player_name }) => player_name),
          watching: watching.map(({ player_name }) => player_name),
          carried: new Set(answers.map(({ question_id }) => question_id)).size,
          dropped: dropped.map((each) => ({ ...each, dropped: [...each.dropped], kept: [...each.kept] })),
        };
      },
    }),

    route(contract.hostMergeTeams, shapes.hostMergeTeamsShapes, {
      summary: 'Merges a team into another, whose answers stand where both have answered.',
      allow: hostOfTeam,
      refusals: { 404: ['gameTeamNotFound'], 409: [...notMergeable, 'changedMeanwhile'] },
      answer: (request) =>
        command(request, 'mergeTeams', {
          teamid: gameTeamOf(request).teamid,
          into: request.body.into,
          dropped: request.body.dropped,
        }),
    }),

    route(contract.hostAllowName, shapes.hostAllowNameShapes, {
      summary: 'Lets the big screen show a team’s name as it is, or leaves it to the filter again.',
      allow: hostOfTeam,
      answer: (request) =>
        command(request, 'allowTeamName', {
          teamid: gameTeamOf(request).teamid,
          allowed: request.body.allowed,
        }),
    }),

    route(contract.hostLetTeamIn, shapes.hostLetTeamInShapes, {
      summary: 'Lets a new team in that waits, with whoever waits with it.',
      allow: hostOfTeam,
      refusals: { 409: ['teamNameTaken', 'teamPlaysHere'] },
      answer: (request) => command(request, 'letTeamIn', { teamid: gameTeamOf(request).teamid }),
    }),
  ],
};
