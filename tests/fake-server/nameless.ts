/** Fields whose texts are ids that a server makes. */
const ids = new Set([
  'account_id',
  'ad_id',
  'code',
  'epoch',
  'game_id',
  'gameid',
  'id',
  'image_code',
  'invite_id',
  'inviter',
  'kt_team_id',
  'message',
  'player_code',
  'playerid',
  'question_id',
  'round_id',
  'submission_id',
  'surveyid',
  'team_code',
  'teamid',
  'url',
  'urlid',
  'client_id',
]);
/** What belongs to a venue, and what differs between two moments. */
const ignored = new Set(['date', 'exp', 'venue', 'host_venmo', 'long_url', 'userid']);
/** Counted from the time of day, or times: both servers have one, but not the same. */
const counted = new Set(['answer_seq', 'at', 'ends_at', 'now']);

/** The same with every id by the order in which it first comes, so that two servers can be compared. */
export function nameless(value: unknown): unknown {
  const names = new Map<string, string>();
  collect(value);
  return renamed(value);

  function collect(each: unknown): void {
    if (typeof each !== 'object' || each === null) return;
    // By the alphabet: two servers write their fields in different orders.
    for (const [field, inner] of Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const isNew = ids.has(field) && typeof inner === 'string' && inner !== '' && !names.has(inner);
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
        .filter(([field]) => !ignored.has(field))
        .map(([field, inner]) => [names.get(field) ?? field, counted.has(field) ? typeof inner : renamed(inner)]),
    );
  }
}
