import { ordinal, pointsText } from '../results/words.ts';

/** Every sentence of the picture of a team's night. */
export const cardWords = {
  cardOpen: 'Your night as a picture',
  cardTitle: 'Your night as a picture',
  cardDrawing: 'Drawing your picture…',
  cardFailed: 'The picture could not be drawn.',
  cardAgain: 'Try again',
  cardShare: 'Share',
  cardSave: 'Save the picture',
  cardSaved: 'The picture is saved with your downloads.',
  cardShareFailed: 'This browser did not share it. Save the picture instead.',
  /** How to keep it where a browser inside an app saves nothing. */
  cardHint: 'Or press and hold the picture to keep it.',
  cardFile: (team: string) => `${team} – quiz night.png`,

  // On the picture
  cardPlace: (place: number, isShared: boolean) => `${isShared ? 'Joint ' : ''}${ordinal(place)}`,
  cardOf: (teams: number) => `of ${teams} ${teams === 1 ? 'team' : 'teams'}`,
  cardPoints: (points: number) => pointsText(points),
  cardBest: 'Best round',
  cardBestPoints: (points: number, of: number) => `${pointsText(points)} of ${of}`,
  cardPrivate: 'A quiz night',
  cardDate: (date: Date) => date.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' }),
};
export type CardWords = typeof cardWords;
