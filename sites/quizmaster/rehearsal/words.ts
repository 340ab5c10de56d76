const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** Every text of the page that rehearses a game. */
export const rehearsalWords = {
  rehearseTonight: 'Rehearse tonight',
  lead: 'Bots play this game in a copy: with phones, typos and somebody who forgets to hand in. Nobody else sees it, and nothing of it counts.',
  leadEnd: 'In about a minute you know what would go wrong tonight.',
  rehearseNow: 'Rehearse now',
  rehearseAgain: 'Rehearse again',
  breakOff: 'Break it off',
  watchCopy: 'Watch the copy',
  rehearsalLoading: 'Looking for the last rehearsal…',
  rehearsalFailed: 'Snug does not answer. What is playing goes on.',
  tryOnceMore: 'Try again',
  stepsDone: (done: number, steps: number) => `Playing: ${done} of ${steps} steps`,
  playingHint: (tables: number) => `${tables} tables of bots, as fast as the server can.`,
  rehearsedAt: (at: string) => `Rehearsed ${at}`,
  fullyPlayed: 'The whole game was played, from the first question to the winners.',
  wasStopped: 'It was broken off, so not everything was played.',
  wasBroken: 'It ended before its time, perhaps with the server. Rehearse again.',
  hasBegunTitle: 'This game has begun',
  hasBegunBody: 'A rehearsal is for a game that has not. What the last one found is below, if there was one.',
  toConsole: 'To the console',

  saidPlaying: 'The rehearsal is playing.',
  saidStopped: 'The rehearsal is broken off.',
  saidDone: (count: number) =>
    count === 0
      ? 'The rehearsal is over: nothing would go wrong.'
      : `The rehearsal is over: ${things(count)} to look at.`,

  nothingFoundTitle: 'Nothing would go wrong',
  nothingFound: 'Every answer of the key counts, every picture is there, and no question is asked twice.',
  wouldGoWrong: (count: number) => (count === 1 ? '1 thing would go wrong' : `${count} things would go wrong`),
  wrongList: 'What would go wrong',
  onlyLooks: (count: number) => (count === 1 ? '1 thing is worth a look' : `${count} things are worth a look`),
  lookTitle: 'Worth a look',
  ofGame: 'The whole game',
  ofRound: (order: number, title: string) => `Round ${order}: ${title}`,
  questionAt: (number: number) => `Question ${number}`,
  wholeRound: 'The whole round',

  /** What each finding means, and what to do. `text` is the answer, the address or the server's sentence it is about. */
  finds: {
    'no-answer': () => 'It has no answer that anybody could write: nobody can get it right.',
    'same-question': () => 'It is asked a second time.',
    'answers-conflict': (text: string) =>
      `“${text}” counts for two of the wanted answers, so a team may earn it only once.`,
    'own-answer': (text: string) => `Whoever writes “${text}”, as the key has it, would not get the point.`,
    'not-accepted': (text: string) => `A table wrote “${text}”, as the key has it, and was not graded as right.`,
    'no-option': (text: string) => `None of the options is “${text}”: nobody can choose the right one.`,
    'clues-differ': () =>
      'It is a round of clues, and its clues lead to different answers: only that of the first counts.',
    'no-points': () => 'It can be doubled, and earns no points.',
    'picture-gone': (text: string) => `Its picture does not load: ${text}`,
    'no-alt': () => 'Its picture has no description, so who cannot see it cannot answer.',
    'too-long': (text: string): string =>
      text === 'answer'
        ? 'What is told of it is too long for the big screen: the room sees only part of it.'
        : 'It is too long for the big screen: the room sees only part of it.',
    refused: (text: string) => `The game could not go on. Snug says: ${text}`,
  },
  askedBefore: (round: number, number: number) => `The first time: round ${round}, question ${number}.`,
};
export type RehearsalWords = typeof rehearsalWords;
