import * as z from 'zod/mini';

/** An example of a reply. */
export function replyExampleOf(shape: z.core.$ZodType): unknown {
  return exampleOf(shape, '', [ofReply]);
}

/** An example value of a shape, always the same: the table's value of its name where it fits, else the simplest. */
export function exampleOf(shape: z.core.$ZodType, name = '', beside: readonly string[] = []): unknown {
  const fitting = valuesOf(name, beside).find((value) => z.safeParse(shape, value).success);
  return fitting ?? plainest(shape, name, beside);
}

function plainest(shape: z.core.$ZodType, name: string, beside: readonly string[]): unknown {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return name;
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'nullable':
    case 'optional':
    case 'default':
      return exampleOf(def.innerType, name);
    case 'array':
      return [exampleOf(def.element, name)];
    case 'record':
      return { [recordKeys[name] ?? 'key']: exampleOf(def.valueType, name) };
    case 'union':
      return exampleOf(def.options[0] as z.core.$ZodType, name);
    case 'object': {
      const names = [...Object.keys(def.shape), ...(name === '' ? beside : [])];
      const shown = Object.entries(def.shape).filter(([field, of]) => !(isOptional(of) && isElse(field, names)));
      return Object.fromEntries(shown.map(([field, of]) => [field, exampleOf(of, field, names)]));
    }
    default:
      throw new Error(`No example for the shape ${def.type} of ${name}: teach it to openapi/examples.ts.`);
  }
}

function isOptional(shape: z.core.$ZodType): boolean {
  return shape._zod.def.type === 'optional';
}

/** One contact is enough, and a new thing has no id yet. */
function isElse(field: string, names: readonly string[]): boolean {
  const others = ['phone', 'playerid', 'invite_id'];
  return (names.includes('email') && others.includes(field)) || ['ad_id', 'surveyid', 'sponsor_id'].includes(field);
}

function valuesOf(name: string, beside: readonly string[]): readonly unknown[] {
  const here = besides.filter(([sibling]) => beside.includes(sibling)).flatMap(([, tells]) => tells[name] ?? []);
  return [...here, ...(values[name] ?? [])];
}

/** Stands beside the fields of a reply itself. */
const ofReply = 'a reply';

/** Names that mean something else beside some field. */
const besides: readonly (readonly [sibling: string, tells: Readonly<Record<string, readonly unknown[]>>])[] = [
  ['round_id', { title: ['General Knowledge'] }],
  ['questions', { title: ['General Knowledge'] }],
  ['gameid', { status: ['live'] }],
  ['exp', { inviter: ['Ada'] }],
  ['game_started', { status: ['live'] }],
  ['handle', { name: ['Sam'] }],
  ['userid', { name: ['Sam'] }],
  ['venue', { name: ['Sam'] }],
  ['on_team', { message: ['Team #10042 Found!'] }],
  ['question_text', { notes: ['A day there is not quite ten hours.'] }],
  ['at', { text: ['The kitchen closes at ten.'] }],
  ['options', { question_text: ['Stout or cider?'] }],
  ['sponsor', { link: ['https://brewery.example/tonight'] }],
  ['json', { title: ['Tuesday Trivia'] }],
  ['points', { reason: ['Best costume'] }],
  ['question_id', { reason: ['It is the same planet.'], text: ['Jupitor'] }],
  ['key', { name: ['The Brewery'], id: ['v2Jd9Q'] }],
  ['sponsor_id', { name: ['The Brewery'], link: ['https://brewery.example/tonight'] }],
  ['closed_on', { tags: [[{ tag: 'Funny', count: 4 }]], notes: [['Great evening!']], stars: [[0, 0, 0, 1, 4]] }],
  ['kind', { id: ['d3Tq8vNc'], text: ['Two for one after the quiz.'], options: [[]] }],
  ['place', { id: ['d3Tq8vNc'], chosen: [[]], round: [2] }],
  ['phase', { teams: [['The Quizzards', 'Agatha Quiztie']] }],
  ['is_you', { name: ['Sam'], role: ['host'] }],
  ['role', { name: ['Alex'] }],
  [ofReply, { link: ['https://quiz.example/host/#link=mZ5qTc8Yw2Kx'] }],
  ['candidates', { mine: ['9Zf3kQ'] }],
  ['team_name', { id: ['9Zf3kQ'] }],
  ['played', { kind: ['Pub Quiz'], title: ['Tuesday Trivia'] }],
  ['content', { name: ['tuesday.csv'] }],
  ['file_name', { text: ['{"account":{"player_name":"Ada"}}'] }],
  ['survey', { id: ['k7m3q9x2w5t8b4n6k7m3q9x2w5t8b4n6'] }],
];

const recordKeys: Readonly<Record<string, string>> = { submitted: '1', suggested: 'qT6mWb', revealed: '1' };

/** Example values by name; the first that fits is used. All are of one game, so that an example reads like a real reply. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  accepted: [[['Jupiter']]],
  active: [true],
  adjustment: ['j5Wn2K'],
  adjustment_id: ['j5Wn2K'],
  ad_id: ['d3Tq8vNc'],
  answer: [['Jupiter']],
  answer_key: ['jupiter'],
  answered: [3],
  browser: ['Chrome'],
  system: ['Android'],
  session_id: ['s8Xk2mQv'],
  sent_to: ['a***@example.com'],
  file_name: ['my-quiz-data.json'],
  appeal: ['x3Pq8T'],
  appeal_id: ['x3Pq8T'],
  answers: [['Jupiter']],
  asked: [['qT6mWb'], 3],
  at: ['2030-01-15T22:10:00Z', 1_894_745_400_000],
  by: ['Sam'],
  captain_name: ['Ada'],
  chosen: [[31, 27]],
  closed_on: ['2030-01-15'],
  choice: ['t7Qm2x'],
  client_id: ['kV3xq9ZtR7bW2mYc'],
  code: ['204816'],
  content: ['cm91bmQscm91bmRfdGl0bGUscXVlc3Rpb25fbnVtYmVyLHF1ZXN0aW9uLGFjY2VwdGVkX2Fuc3dlcnMK'],
  copy_id: ['cP4kWz'],
  count: [12],
  date: ['2030-01-15T19:30:00Z'],
  day: ['2030-01-15'],
  deletable: [true],
  dates: [['2030-01-22T19:30:00Z', '2030-01-29T19:30:00Z']],
  dropped: [['Saturn'], 1],
  email: ['ada@example.com'],
  ends_at: [1_894_745_460_000],
  ends_on: ['2030-01-31'],
  epoch: ['Yw5n.tQm2Lx8dR'],
  exists: [true],
  // A day after the game began.
  exp: [1_894_822_200],
  game_id: ['gH4kWz'],
  game_started: [true],
  gameid: ['gH4kWz'],
  handle: ['sam-the-host'],
  handout: [''],
  host: ['Sam'],
  host_name: ['Sam'],
  image: ['/media/u/9Zf3kQ.png'],
  image_alt: ['A striped planet'],
  id: ['t7Qm2x'],
  image_code: ['9Zf3kQ'],
  in_game: [true],
  into: ['tFoxes2'],
  invite_id: ['i7Kc2Wp'],
  invitee: ['b***@example.com'],
  inviter: ['pAda4n'],
  inviter_name: ['Ada'],
  is_captain: [true],
  join_url: ['https://quiz.example/join?code=204816'],
  joined: [true, 'yes'],
  host_id: ['hSam2d'],
  json: ['{"title":"Tuesday Trivia"}'],
  kept: [['Jupiter']],
  key: ['m5Tz2c'],
  kind: ['ad'],
  kt_id: ['TT-1042'],
  kt_team_id: ['10042'],
  last_msg_id: [12],
  last_played: ['2030-01-15T19:30:00Z'],
  link: ['mZ5qTc8Yw2Kx'],
  long_url: ['https://quiz.example/auth/link/invite/eyJhbGciOi'],
  made_at: ['2030-01-15T22:10:00Z'],
  matches: [[]],
  message: ['eyJhbGciOi…'],
  moving: [['Ben']],
  my_team: [true],
  mine: [true, 't7Qm2x'],
  name: ['Ada'],
  new_owner: ['aBen7x'],
  niceTitle: ['Tuesday Trivia at The Lantern'],
  notes: ['Great evening!'],
  now: [1_894_745_400_000],
  num_players: [4],
  on_team: [true],
  options: [['Stout', 'Cider']],
  pack_id: ['pTue5d'],
  phone: ['5550100199'],
  player: ['pBen7x'],
  player_code: ['pAda4n'],
  player_codes: [['pAda4n']],
  player_count: [4],
  player_id: ['pBen2t'],
  player_instructions: ['One answer each.'],
  player_name: ['Ada'],
  playerid: ['aAda3k'],
  profile_img: ['/media/u/4Hs8pL.png'],
  proof_token: ['w9Lk4vPzTq2mYcRb7xHd3sNe6gFa5jUt'],
  problems: [[]],
  q_idx: [0],
  question_count: [8],
  question_id: ['qT6mWb'],
  question_ids: [['qT6mWb']],
  question_index: [0],
  question_num: [0],
  question_text: ['Which planet has the shortest day?'],
  remarks: [['Row 4: the picture has no image_alt, a description for those who cannot see it.']],
  r: ['0.4218'],
  reason: ['No Reason'],
  reply: ['You are right.'],
  registered: [true],
  response: ['Stout'],
  responses: [58],
  revealed: [[1]],
  rnd: ['0.4218'],
  round: ['1'],
  round_count: [4],
  round_id: ['r8VxNs'],
  round_index: [0],
  round_open: [true],
  seconds: [60],
  seen: [96, [['Jupiter']]],
  served: [120],
  shown_name: ['The Owls'],
  skips: [4],
  source: ['NASA'],
  sponsor: ['The Brewery'],
  sponsor_id: ['b4Rw7Y'],
  stars: [5],
  starts_on: ['2030-01-08'],
  status: ['success', 'joined'],
  submissions_open: [true],
  submission_id: ['7f3c2a9e41d84b06'],
  subtitle: ['A bit of everything'],
  success: [true],
  suggestion: ['Saturn'],
  suggested: [['Jupiter']],
  surveyid: ['v2Jd9Q'],
  tags: [['Funny', 'Friendly']],
  tapped: [7],
  team: ['tOwls5'],
  team_code: ['nQ8rTz4KwXy1'],
  team_image: ['/media/u/7Rb1mC.png'],
  team_name: ['The Night Owls'],
  may_watch: [true],
  left_team: ['The Early Birds'],
  taken_off_team: ['The Late Larks'],
  team_slogan: ['Up late, always right'],
  teamid: ['tOwls5'],
  teamids: [['tOwls5']],
  teamId: ['tOwls5'],
  text: ['Two for one after the quiz.'],
  thinking: [2],
  tip_handle: ['sam-the-host'],
  title: ['Tuesday Trivia'],
  token: ['eyJhbGciOi…'],
  unsaved: [['qT6mWb']],
  unsaved_seq: [[1767729613697]],
  url: ['/media/u/9Zf3kQ.png'],
  urlid: ['Lk4vPz'],
  userid: ['hSam2d'],
  venue: ['The Lantern'],
  venue_id: ['vLn4rt'],
  watcher_count: [2],
  watching: [['Guest']],
};
