export const GameKind = ['enum', ['Pub Quiz', 'Survey Slam', 'Music Bingo']];
