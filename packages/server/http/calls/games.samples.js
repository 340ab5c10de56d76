import { ofGame } from '@snug/testing/server';
export const gamesSamples = {
    findGame: { right: ({ ids }) => ({ body: { code: ids.code } }), anyVenue: ['code'] },
    gameExists: { right: ({ ids }) => ({ params: { code: ids.code ?? '' } }), anyVenue: ['code'] },
    listGames: { right: () => ({}) },
    joinWithCode: {
        right: ({ ids }, actor) => ({
            body: { code: ids.code, team_name: `Team of ${actor}`, kt_team_id: 'new', num_players: 1, invites: [] },
        }),
        by: 'spectator',
        anyVenue: ['code'],
    },
    joinGame: {
        right: (scene) => ({ ...ofGame(scene), body: {} }),
        by: 'spectator',
        // Everybody who knows a game may watch it.
        anyVenue: ['game_id'],
    },
    newPlayer: {
        right: (scene, actor) => ({ ...ofGame(scene), body: { client_id: scene.people[actor].clientId } }),
        by: 'spectator',
        anyVenue: ['game_id'],
    },
    loadGame: { right: ({ ids }) => ({ query: { game_id: ids.game_id } }) },
    leaveGame: { right: ofGame },
    addTeam: {
        right: (scene, actor) => ({ ...ofGame(scene), body: { team_name: `Team of ${actor}`, kt_team_id: 'new' } }),
        by: 'spectator',
    },
};
