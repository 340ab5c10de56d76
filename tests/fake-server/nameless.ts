/** Fields whose texts a server makes up. */
const madeUp = new Set([
  'account_id',
  'code',
  'epoch',
  'game_id',
  'gameid',
  'invite_id',
  'inviter',
  'kt_team_id',
  'message',
  'player_code',
  'playerid',
  'question_id',
  'round_id',
  'submission_id',
  'team_code',
  'teamid',
  'urlid',
  'client_id',
]);
/** What a house is furnished with, and what differs between two moments. */
const furniture = new Set(['date', 'exp', 'venue', 'host_venmo', 'long_url', 'userid']);
/** Counted from the moment: that there is one is the same in two houses, and its number is not. */
const counted = new Set(['answer_seq']);

/** The same with every made-up text by the order in which it first comes, so that two servers can be compared. */
export function nameless(value: unknown): unknown {
  const names = new Map<string, string>();
  collect(value);
  return renamed(value);

  function collect(each: unknown): void {
    if (typeof each !== 'object' || each === null) return;
    // By the alphabet: two servers write their fields in different orders.
    for (const [field, inner] of Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const isNew = madeUp.has(field) && typeof inner === 'string' && inner !== '' && !names.has(inner);
      if (isNew) names.set(inner, `#${names.size + 1} ${field}`);
      else collect(inner);
    }
  }

  function renamed(each: unknown): unknown {
    if (typeof each === 'string') return names.get(each) ?? each;
    if (Array.isArray(each)) return each.map(renamed);
    if (typeof each !== 'object' || each === null) return each;
    // A quizmaster.
    if ('userid' in each) return {};
    return Object.fromEntries(
      Object.entries(each)
        .filter(([field]) => !furniture.has(field))
        .map(([field, inner]) => [names.get(field) ?? field, counted.has(field) ? typeof inner : renamed(inner)]),
    );
  }
}
