import { coversGame } from '../accounts/link-login.ts';
/**
 * Whether a login is enough for a call. A login by a code is enough for all. One by a link, which may have been forwarded,
 * is enough for the link's game and for what any visitor may do. Profile, contacts and registered teams need a code (H47).
 */
export function covers(bearer, rule, game_id) {
    if (bearer?.kind !== 'player' || bearer.linkGame === undefined)
        return true;
    if (rule.linkLogin !== undefined)
        return rule.linkLogin === 'yes';
    return game_id === undefined ? rule.roles.includes('visitor') : coversGame(bearer, game_id);
}
