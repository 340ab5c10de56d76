import { ofTeam } from '@snug/testing/server';
export const peopleSamples = {
    askToJoin: {
        right: (scene, actor) => ({ ...byAlias(scene), body: { client_id: scene.people[actor].clientId } }),
        by: 'spectator',
        anyVenue: ['game_id'],
    },
    cancelJoinRequest: {
        right: (scene, actor) => ({ ...byAlias(scene), body: { client_id: scene.people[actor].clientId } }),
        by: 'pending',
    },
    answerJoinRequest: {
        right: ({ ids }) => ({
            params: { gameId: ids.game_id ?? '', teamId: ids.team_code ?? '', action: 'approve' },
            body: { player_id: ids.pending_code },
        }),
    },
    dropPlayer: { right: (scene) => ({ ...ofTeam(scene), body: {} }) },
    promoteCaptain: { right: (scene) => ({ ...ofTeam(scene), body: { player_code: scene.ids.member_code } }) },
};
/** The team as somebody who is not on it knows it. */
function byAlias({ ids }) {
    return { params: { gameId: ids.game_id ?? '', teamId: ids.alias ?? '' } };
}
