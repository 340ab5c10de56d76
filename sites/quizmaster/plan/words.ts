/** Every text of the pages on which a game is made, settled, repeated and cancelled, and of mending a question. */
export const planWords = {
  planNew: 'New game',
  planNewLead: 'Choose a pack and a time. Everything else can wait: a game can be changed until it begins.',
  planTitle: 'Plan',
  planLoading: 'Fetching the plan…',
  planFailed: 'Snug does not answer, so the plan is not here yet.',

  // Questions
  planPack: 'Pack of questions',
  planChoosePack: 'Choose a pack',
  planPackSize: (rounds: number, questions: number) => `Rounds: ${rounds} · Questions: ${questions}`,
  planOldPack: 'The pack that it was made from',
  planNoPacksTitle: 'No packs yet',
  planNoPacks: 'A game needs a pack of questions. Bring one in first.',
  planToPacks: 'To the packs',
  planPlayed: 'This pack was played here before. Regulars may remember the answers.',

  // When and for whom
  planDay: 'Day',
  planTime: 'Start',
  planZone: (zone: string) => `By your clock (${zone}).`,
  planGameTitle: 'Title',
  planGameTitleHint: 'As players see it. Empty: as the pack is called.',
  planKind: 'Kind',
  planHost: 'Quizmaster',
  planHostHint: 'Players see this name, and rate it at the end.',
  planPrivate: 'Private event',
  planPrivateHint: 'A closed party: no ads, and not among the next nights on your site.',

  // Teams
  planTeams: 'Teams',
  planTeamSize: 'Players on a team',
  planAnySize: 'Any number',
  planUpTo: (players: number) => (players === 1 ? '1 player' : `Up to ${players}`),
  planLate: 'New teams',
  planLateHint: 'Players may always join a team that plays, and you may add a late team on paper.',
  planLateAlways: 'At any time',
  planLateStart: 'Until the game begins',
  planLateRound: (round: number) => `Until round ${round} is over`,
  planApprove: 'Let new teams in by hand',
  planApproveHint: 'A new team waits until you press its button.',

  // Points
  planScores: 'Points',
  planDouble: 'Double or nothing',
  planAsPack: 'As the pack says',
  planDoubleRules: {
    all: 'All right counts twice, else nothing',
    mild: 'A wrong answer only undoes the doubling',
    joker: 'A joker: once in the game, without a risk',
  },
  planPoints: 'Points for each answer',
  planPointsHint: 'Empty: as the pack says.',

  // Saving
  planMake: 'Make the game',
  planSave: 'Save the plan',
  planPackNeeded: 'Choose a pack of questions.',
  planDateNeeded: 'Choose a day and a time.',
  planPointsWrong: 'Write a whole number up to 100.',
  planSomethingWrong: 'Something above is missing.',
  planMade: (title: string, code: string) => `${title} is made. Its code is ${code}.`,
  planSaved: 'The plan is saved. Phones that are in the game see it.',
  planOpen: 'Open the game',
  planFixed: 'This game has begun or is over: its plan stands.',
  planCode: (code: string) => `Code ${code}`,

  // Again
  planAgain: 'Again on other days',
  planAgainLead: 'The same game, with a code of its own for each night.',
  planFirstDay: 'First night',
  planOften: 'How often',
  planOnce: 'Once',
  planWeeks: (weeks: number) => `${weeks} weeks in a row`,
  planMakeAgain: (games: number) => (games === 1 ? 'Make 1 game' : `Make ${games} games`),
  planMadeAgain: (games: number) => (games === 1 ? '1 game is made.' : `${games} games are made.`),

  // Cancelling
  planCancel: 'Cancel this game',
  planCancelTitle: 'Cancel this game?',
  planCancelBody:
    'Its code opens nothing any more, and phones that are in it say so. Until its date you can bring it back.',
  planCancelNow: 'Cancel the game',
  planKeep: 'Keep it',
  planCancelled: 'This game is cancelled.',
  planBringBack: 'Bring it back',
  planSaidCancelled: 'The game is cancelled.',
  planSaidBack: 'The game is back, with its code and its teams.',

  // Mending a question
  mendTitle: 'Mend this question',
  mendBody: 'Phones that show it see it at once. What teams have typed stays, and so do grades given by hand.',
  mendText: 'Question',
  mendAnswers: 'Accepted answers',
  mendAnswer: (nth: number) => `Accepted as answer ${nth}`,
  mendAnswersHint: 'One on each line. The first is the one that is told.',
  mendNotes: 'Notes',
  mendPicture: 'What the picture shows',
  mendNow: 'Mend it',
  mendLater: 'Leave it',
  mendTextNeeded: 'A question needs a text.',
  mendAnswerNeeded: 'Write at least one answer.',
  mendSaid: 'The question is mended.',
};
export type PlanWords = typeof planWords;
