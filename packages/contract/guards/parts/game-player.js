import { PlayerStatus } from '../parts/player-status.ts';
export const GamePlayer = {
    player_code: 0,
    player_name: 0,
    is_captain: 1,
    status: PlayerStatus,
    registered: 1,
    profile_img: 0,
};
