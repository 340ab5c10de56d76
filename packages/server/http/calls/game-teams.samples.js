import { ofTeam } from '@snug/testing/server';
export const gameTeamsSamples = {
    registerTeam: { right: (scene) => ({ ...ofTeam(scene), body: { teamid: scene.ids.registered } }) },
    upgradeTeam: {
        right: ({ ids }) => ({
            params: { gameid: ids.game_id ?? '', team_code: ids.team_code ?? '' },
            body: { teamid: ids.registered },
        }),
    },
    renameTeam: {
        // The rival's team is not a registered one.
        right: ({ ids }) => ({
            params: { id: ids.game_id ?? '', team: ids.rival_alias ?? '' },
            body: { team_name: 'Owls renamed' },
        }),
        by: 'rival',
    },
};
