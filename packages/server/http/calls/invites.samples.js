import { generateInviteToken, shortUrl } from '@snug/contract';
import { ofGame, ofTeam } from '@snug/testing/server';
export const invitesSamples = {
    inviteToTeam: {
        right: (scene) => ({ ...ofTeam(scene), body: { inviteBy: 'playerid', playerid: scene.ids.requested_id } }),
        // The captain may invite anybody.
        anyVenue: ['requested_id'],
    },
    cancelInvite: { right: (scene) => ({ ...ofTeam(scene), body: { invite_id: scene.ids.invite_id } }) },
    declineInvite: { right: ofTeam, by: 'invited' },
    generateInviteToken: { right: ofTeam },
    getInviteToken: {
        right: ({ ids }) => ({ params: { gameid: ids.game_id ?? '', team_code: ids.team_code ?? '' } }),
        async before(scene) {
            await scene.people.captain.call(generateInviteToken, ofTeam(scene));
            return {};
        },
    },
    checkInvite: {
        right: ({ ids }) => ({ body: { token: ids.invite_token ?? '' } }),
        async before(scene) {
            const { captain } = scene.people;
            const { urlid } = await captain.call(generateInviteToken, ofTeam(scene));
            const { long_url } = await captain.call(shortUrl, { query: { urlid } });
            return { invite_token: long_url.split('/').at(-1) ?? '' };
        },
    },
    sendInvite: {
        right: (scene) => ({
            ...ofGame(scene),
            body: { team_code: scene.ids.invite_code, inviter: 'me', email: `${crypto.randomUUID()}@new.example`, phone: '' },
        }),
    },
    shortUrl: { right: () => ({ query: { urlid: 'nothing' } }) },
};
