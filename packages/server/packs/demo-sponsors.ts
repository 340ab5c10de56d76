import type { Trx } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/** The demo venue's surveys between rounds. Without options: free text. */
const questions: readonly { readonly question_text: string; readonly options: readonly string[] }[] = [
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

/** The demo venue's own ads: no sponsor and no link. */
const ads = [
  {
    sponsor: 'The house',
    link: '',
    image: '/media/demo/pint.png',
    text: 'A pint and a bowl of crisps for every team that finishes last. Ask at the bar.',
  },
  {
    sponsor: 'The house',
    link: '',
    image: '/media/demo/pie.png',
    text: 'Pie of the week: order now, and eat while the next round is marked.',
  },
];

/** Gives the demo venue surveys and ads between rounds. */
export async function addDemoSponsors(
  trx: Trx,
  { clock, random }: Pick<ServerContext, 'clock' | 'random'>,
  venue_id: string,
): Promise<void> {
  const own = () => ({ venue_id, active: 1, created_at: clock.now() });
  await trx
    .insertInto('surveys')
    .values(
      questions.map(({ question_text, options }) => ({
        surveyid: newId(random),
        question_text,
        options: JSON.stringify(options),
        ...own(),
      })),
    )
    .execute();
  await trx
    .insertInto('ads')
    .values(ads.map((ad) => ({ ad_id: newId(random), ...ad, ...own() })))
    .execute();
}
