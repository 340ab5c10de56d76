import { uploadGameImage, uploadPlayerImage, uploadTeamImage } from '@snug/contract';
import { makeCall, ofGame, picture } from '@snug/testing/server';
const upload = {
    game: (scene) => ({ ...ofGame(scene), file: picture }),
    player: ({ ids }) => ({ params: { id: ids.captain_id ?? '' }, file: picture }),
    team: ({ ids }) => ({ params: { id: ids.kt_team_id ?? '' }, file: picture }),
};
export const imagesSamples = {
    listImages: { right: ({ ids }) => ({ params: { gameid: ids.game_id ?? '' } }) },
    uploadPlayerImage: { right: upload.player },
    uploadGameImage: { right: upload.game },
    uploadTeamImage: { right: upload.team, by: 'owner' },
    deletePlayerImage: {
        right: ({ ids }) => ({ params: { id: ids.captain_id ?? '', image_code: ids.image_code ?? 'none' } }),
        before: (scene) => uploaded(scene, 'captain', uploadPlayerImage, upload.player(scene)),
    },
    deleteGameImage: {
        right: ({ ids }) => ({ params: { id: ids.game_id ?? '', image_code: ids.image_code ?? 'none' } }),
        before: (scene) => uploaded(scene, 'member', uploadGameImage, upload.game(scene)),
    },
    deleteTeamImage: {
        right: ({ ids }) => ({ params: { id: ids.kt_team_id ?? '', image_code: ids.image_code ?? 'none' } }),
        before: (scene) => uploaded(scene, 'owner', uploadTeamImage, upload.team(scene)),
        by: 'owner',
    },
};
async function uploaded(scene, by, call, input) {
    const { body } = await makeCall(scene.people[by], call, input);
    const [image] = body;
    return { image_code: image?.image_code ?? '' };
}
