import { agreeToScreen, hostCloseSubmissions, hostCloseVote, hostOpenVote, uploadGameImage } from '@snug/contract';
import type { Scene } from '@snug/testing/server';
import { makeCall, ofGame, picture, type Samples } from '@snug/testing/server';

export const photosSamples: Samples = {
  agreeToScreen: {
    right: (scene) => ({ ...photo(scene), body: { agreed: true } }),
    before: uploaded,
    by: 'member',
    sameGame: ['image_code'],
  },
  getVotes: { right: ofGame },
  castVote: { right: voted, before: opened, sameGame: ['choice'] },
  hostPhotos: { right: ofGame },
  hostChoosePhoto: {
    right: (scene) => ({ ...photo(scene), body: { screen: 'shown' } }),
    before: agreed,
    sameGame: ['image_code'],
  },
  hostOpenVote: { right: names },
  hostCloseVote: { right: names, before: opened },
  hostHideVote: {
    right: names,
    async before(scene) {
      await opened(scene);
      await scene.people.host.call(hostCloseVote, names(scene));
      return {};
    },
  },
};

function photo({ ids }: Scene) {
  return { params: { id: ids.game_id ?? '', image_code: ids.image_code ?? 'none' } };
}

async function uploaded(scene: Scene) {
  const { body } = await makeCall(scene.people.member, uploadGameImage, { ...ofGame(scene), file: picture });
  const [image] = body as { image_code: string }[];
  return { image_code: image?.image_code ?? '' };
}

async function agreed(scene: Scene) {
  const { image_code } = await uploaded(scene);
  const params = { id: scene.ids.game_id ?? '', image_code };
  await scene.people.member.call(agreeToScreen, { params, body: { agreed: true } });
  return { image_code };
}

function names(scene: Scene) {
  return { params: { id: scene.ids.game_id ?? '', vote: 'name' as const } };
}

function voted(scene: Scene) {
  return { ...names(scene), body: { choice: scene.ids.rival_teamid ?? '' } };
}

/** The round is closed, and the best name is voted for. */
async function opened(scene: Scene) {
  await scene.people.host.call(hostCloseSubmissions, { ...ofGame(scene), body: { keep_round: false } });
  await scene.people.host.call(hostOpenVote, { params: { id: scene.ids.game_id ?? '', vote: 'name' } });
  return {};
}
