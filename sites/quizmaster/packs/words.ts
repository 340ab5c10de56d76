const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Every text of the pages with the packs of a venue. */
export const packWords = {
  packsTitle: 'Packs',
  packsLead: 'A pack is a quiz: its rounds and questions with their answers. Games are made from packs.',
  packsLoading: 'Fetching your packs…',
  packsFailed: 'Snug does not answer, so your packs are not here yet.',
  tryThat: 'Try again',
  noPacksTitle: 'No packs yet',
  noPacks: 'Import a spreadsheet of questions, or a pack as a file.',
  packRounds: (count: number) => counted(count, 'round'),
  packQuestions: (count: number) => counted(count, 'question'),
  neverPlayed: 'not played here yet',
  packPlayed: (count: number, last: string) =>
    `played here ${count === 1 ? 'once' : `${count} times`}, last on ${last}`,
  makeGame: 'New game with it',

  importTitle: 'Import a pack',
  importLead:
    'A CSV file as spreadsheet programs save it, or a pack’s JSON file. Nothing is kept while anything is wrong.',
  importColumns:
    'The sheet has a row per question, with these columns: round, round_title, question_number, question, accepted_answers. More are possible.',
  exampleSheet: 'Save an example sheet',
  chooseFile: 'Choose a file',
  importing: (file: string) => `Importing ${file}…`,
  packImported: (title: string, rounds: string, questions: string) =>
    `${title} is in the list: ${rounds}, ${questions}.`,
  knownAlready: (title: string) => `${title} is in the list already, with the same content.`,
  remarks: 'Worth a look:',
  wrongTitle: (file: string, count: number) => `${file} was not imported: ${counted(count, 'problem')}.`,
  wrongAgain: 'Mend the file, save it, and choose it again.',
  notRead: (file: string) => `${file} cannot be read. Save it again, and choose it again.`,
  fileTooLarge: (file: string) => `${file} is larger than 1 MB, which is more than any quiz.`,
  importFailed: 'Snug does not answer, so nothing was imported. Choose the file again.',
  importRefused: (detail: string) => `Snug says no: ${detail}`,

  toPackList: 'All packs',
  packLoading: 'Opening the pack…',
  noSuchPackTitle: 'No such pack',
  noSuchPack: 'It is not in the list of this venue.',
  packRoundTitle: (number: number, title: string) => `Round ${number}: ${title}`,
  orAnswer: 'or',
  hasPicture: 'With a picture',
  packNote: 'Note',
  packTags: {
    single_answer: 'One answer for all',
    double_or_nothing: 'Double or nothing',
    tiebreaker: 'Tiebreaker',
  },
  savePackFile: 'Save as a file',
  removePack: 'Take it off the list',
  removePackTitle: (title: string) => `Take ${title} off the list?`,
  removePackBody: 'Games made from it stay as they are. Importing its file again puts it back.',
  removePackConfirm: 'Take it off',
  packRemoved: (title: string) => `${title} is off the list.`,
  notYetRemoved: 'Not yet',
};
