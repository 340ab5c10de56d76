/** Every sentence about what is held about a player, fetched with it. */
export const myDataWords = {
  myData: 'My data',
  myDataAbout: 'See everything that is held about you here, or delete your account.',
  downloadData: 'Download My Data',
  codeForDownload: 'Enter the code to save the file with your data on this device.',
  dataSaved: (file: string) => `Your data is saved as ${file}.`,
  deleteAccount: 'Delete My Account',
  deleteTitle: 'Delete your account',
  deletedGoes:
    'Gone for good: your name, your contacts, your logins on every device, your pictures, and your answers to sponsors as yours.',
  deletedStays:
    'What your teams have answered and scored stays with them, under the name of a former player. Your ratings stay in sums.',
  deletedTeams: 'A registered team of yours goes to whoever has been on it longest; a team of you alone is disbanded.',
  deleteSendCode: 'Send Me a Code to Delete It',
  keepAccount: 'Keep My Account',
  codeForDelete: 'Enter the code to delete your account.',
  deleteSure: 'Delete your account for good?',
  deleteSureBody: 'Nobody can bring it back.',
  accountDeleted:
    'Your account is deleted. Nothing here has your name or your contacts any more. You can play on as a guest.',
};
export type MyDataWords = typeof myDataWords;
