export const Suggestion = { player_code: 0, player_name: 0, suggestion: 0 };
