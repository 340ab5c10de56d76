import type { Trx } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';

interface Question {
  readonly question_text: string;
  /** None: free text. */
  readonly options: readonly string[];
}

/** The demo venue's own questions between rounds. */
const ownQuestions: readonly Question[] = [
  {
    question_text: 'What is the best seat in a pub?',
    options: ['By the fire', 'At the bar', 'By the window', 'Outside'],
  },
  { question_text: 'When do you eat on a quiz night?', options: ['Before', 'During', 'After', 'All three'] },
  { question_text: 'Which round do you wait for all evening?', options: ['Music', 'Pictures', 'Sport', 'History'] },
  { question_text: 'Who in your team is always sure, and often wrong?', options: ['Me', 'Somebody else', 'All of us'] },
  { question_text: 'Crisps: which flavour?', options: ['Plain', 'Salt and vinegar', 'Cheese and onion', 'None'] },
  {
    question_text: 'How many people make the best team?',
    options: ['Two', 'Three or four', 'Five or six', 'The whole pub'],
  },
  { question_text: 'What should the next theme round be about?', options: [] },
  { question_text: 'How did you come here tonight?', options: ['On foot', 'By bicycle', 'By bus or train', 'By car'] },
  {
    question_text: 'How hard should a good question be?',
    options: ['I should know it', 'I nearly know it', 'Nobody knows it'],
  },
  { question_text: 'Should the pub dog be allowed to answer?', options: ['Of course', 'Only the bonus questions'] },
  { question_text: 'What is the best team name you have ever heard?', options: [] },
  {
    question_text: 'Which evening is right for a quiz?',
    options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Sunday'],
  },
];

/** The demo venue's own ad: no sponsor and no link. */
const ownAds = [
  {
    link: '',
    image: '/media/demo/darts.png',
    text: 'Darts on Thursdays: bring your own arm, the board is on the house.',
  },
];

/** Two sponsors that do not exist. Their keys are fixed, so that example pages can name them. */
const sponsors: readonly {
  readonly name: string;
  readonly key: string;
  readonly ads: typeof ownAds;
  readonly questions: readonly Question[];
}[] = [
  {
    name: 'Ferry Lane Brewery',
    key: 'demo-brewery',
    ads: [
      {
        link: 'https://example.com/',
        image: '/media/demo/pint.png',
        text: 'A pint and a bowl of crisps for every team that finishes last. Ask at the bar.',
      },
    ],
    questions: [
      {
        question_text: 'What do you drink on a quiz night?',
        options: ['Bitter', 'Lager', 'Cider', 'Nothing with a head'],
      },
      { question_text: 'How do you like a pint?', options: ['Cold', 'Cellar cool', 'Whatever comes'] },
      { question_text: 'Would you visit a brewery?', options: ['Yes', 'If there is a quiz', 'No'] },
      { question_text: 'Which should we brew next?', options: ['A stout', 'A pale ale', 'Something without alcohol'] },
      { question_text: 'What would you call a beer?', options: [] },
    ],
  },
  {
    name: 'Market Street Bakery',
    key: 'demo-bakery',
    ads: [
      {
        link: 'https://example.com/',
        image: '/media/demo/pie.png',
        text: 'Pie of the week: order now, and eat while the next round is marked.',
      },
    ],
    questions: [
      { question_text: 'Which pie?', options: ['Steak', 'Chicken', 'Mushroom', 'Apple'] },
      { question_text: 'Gravy?', options: ['Always', 'On the side', 'Never'] },
      { question_text: 'What do you have for breakfast after a quiz?', options: ['Toast', 'Porridge', 'Nothing'] },
    ],
  },
];

type Context = Pick<ServerContext, 'clock' | 'random'>;

/** Gives the demo venue two sponsors, and surveys and ads between rounds. */
export async function addDemoSponsors(trx: Trx, { clock, random }: Context, venue_id: string): Promise<void> {
  const created_at = clock.now();
  const of = (sponsor_id: string) => ({
    ...{ venue_id, sponsor_id, active: 1, starts_on: '', ends_on: '', created_at },
  });
  const questions = ownQuestions.map((each) => ({ ...each, ...of('') }));
  const ads = ownAds.map((each) => ({ ...each, ...of('') }));
  for (const { name, key, ...theirs } of sponsors) {
    const sponsor_id = newId(random);
    const row = { sponsor_id, venue_id, name, key, proof_token: '', proof_hash: null, created_at };
    await trx.insertInto('sponsors').values(row).execute();
    questions.push(...theirs.questions.map((each) => ({ ...each, ...of(sponsor_id) })));
    ads.push(...theirs.ads.map((each) => ({ ...each, ...of(sponsor_id) })));
  }
  await trx
    .insertInto('surveys')
    .values(
      questions.map(({ options, ...question }) => {
        return { surveyid: newId(random), ...question, options: JSON.stringify(options) };
      }),
    )
    .execute();
  await trx
    .insertInto('ads')
    .values(ads.map((ad) => ({ ad_id: newId(random), ...ad })))
    .execute();
}
