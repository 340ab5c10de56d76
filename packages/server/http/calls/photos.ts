import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { hostPhotosView, votesView } from '@snug/rules';
import { fromRow } from '../../database/rows.ts';
import type { ServerContext } from '../../foundation/server-context.ts';
import { namesOfUploaders, readPhotosState } from '../../queries/photos.ts';
import type { Authorization } from '../authorization.ts';
import { command } from '../command.ts';
import { hostOfGame, inGame } from '../policy.ts';
import { type CallFamily, gameOf, playerOf, route } from '../route.ts';
import { listedShots } from './images.ts';

const voting = { roles: [...inGame], game: 'params' } as const;

export const photos: CallFamily = {
  name: 'photos',
  about: 'Photos on the big screen, and what the room votes for: the best photo, the best name of a team.',
  calls: [
    route(contract.agreeToScreen, shapes.agreeToScreenShapes, {
      summary: 'Lets the quizmaster show the caller’s own action shot on the big screen, or takes that back.',
      allow: { ...voting, rateLimit: 'photoTicks' },
      refusals: { 403: ['photoNotYours'], 404: ['imageNotFound'] },
      async answer(request) {
        const { player_id } = playerOf(request);
        const { image_code } = request.params;
        await command(request, 'agreeToScreen', { player_id, image_code, agreed: request.body.agreed });
        return listedShots(request.context, request);
      },
    }),

    route(contract.getVotes, shapes.getVotesShapes, {
      summary: 'The votes of a game: what can be voted for, the caller’s own vote, and who has won.',
      allow: voting,
      answer: (request) => readVotes(request.context, request),
    }),

    route(contract.castVote, shapes.castVoteShapes, {
      summary: 'Votes for one of the candidates, in place of what the caller has voted for before.',
      allow: voting,
      refusals: { 403: ['candidateYours'], 409: ['voteClosed', 'candidateGone'] },
      async answer(request) {
        const { player_id } = playerOf(request);
        const { vote } = request.params;
        await command(request, 'castVote', { player_id, vote, choice: request.body.choice });
        return readVotes(request.context, request);
      },
    }),

    route(contract.hostPhotos, shapes.hostPhotosShapes, {
      summary: 'The photos of a game that may be shown to the room, and its votes.',
      allow: hostOfGame,
      answer: (request) => readHostPhotos(request.context, request),
    }),

    route(contract.hostChoosePhoto, shapes.hostChoosePhotoShapes, {
      summary: 'Shows a photo on the big screen, or not, or takes that decision back.',
      allow: hostOfGame,
      refusals: { 404: ['imageNotFound'], 409: ['photoNotAgreed'] },
      async answer(request) {
        const { image_code } = request.params;
        await command(request, 'choosePhoto', { image_code, screen: request.body.screen });
        return readHostPhotos(request.context, request);
      },
    }),

    route(contract.hostOpenVote, shapes.hostOpenVoteShapes, {
      summary: 'Opens a vote, between the rounds or at the end. One that was closed goes on.',
      allow: hostOfGame,
      refusals: { 409: ['gameCancelled', 'voteNotNow', 'tooFewCandidates'] },
      async answer(request) {
        await command(request, 'openVote', { vote: request.params.vote });
        return readHostPhotos(request.context, request);
      },
    }),

    route(contract.hostCloseVote, shapes.hostCloseVoteShapes, {
      summary: 'Closes a vote and tells its result.',
      allow: hostOfGame,
      refusals: { 409: ['voteClosed'] },
      async answer(request) {
        await command(request, 'closeVote', { vote: request.params.vote });
        return readHostPhotos(request.context, request);
      },
    }),

    route(contract.hostHideVote, shapes.hostHideVoteShapes, {
      summary: 'Takes the result of a vote off the big screen.',
      allow: hostOfGame,
      async answer(request) {
        await command(request, 'hideVote', { vote: request.params.vote });
        return readHostPhotos(request.context, request);
      },
    }),
  ],
};

type Asker = Pick<Authorization, 'game' | 'player'>;

function readVotes({ store }: ServerContext, request: Asker): Promise<contract.Votes> {
  const player = playerOf(request);
  return store.read(async (trx) => votesView(await readPhotosState(trx, gameOf(request).game_id), fromRow(player)));
}

function readHostPhotos({ store }: ServerContext, request: Asker): Promise<contract.HostPhotos> {
  const { game_id } = gameOf(request);
  return store.read(async (trx) => {
    const names = await namesOfUploaders(trx, game_id);
    return hostPhotosView(await readPhotosState(trx, game_id), ({ player_id }) => names.get(player_id ?? '') ?? '');
  });
}
