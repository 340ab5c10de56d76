import { maskedContact } from '@snug/rules';
import type { Person } from '../database/person.ts';
import type { Trx } from '../database/schema.ts';
import { formerPlayer } from './former-player.ts';

/** Removes a player's names and picture from messages already sent: a replay of the log shows a former player. */
export async function eraseFromMessages(trx: Trx, person: Person): Promise<void> {
  const { account, contacts, players } = person;
  const known: Known = {
    codes: new Set(players.map(({ player_code }) => player_code)),
    playerid: account?.account_id,
    called: new Set(contacts.map(maskedContact)),
    teams: new Set(players.flatMap(({ teamid }) => (teamid === null ? [] : [teamid]))),
  };
  for (const game_id of new Set(players.map(({ game_id }) => game_id))) {
    const broadcasts = await trx
      .selectFrom('broadcasts')
      .select(['number', 'body'])
      .where('game_id', '=', game_id)
      .execute();
    const own = await trx
      .selectFrom('own_messages')
      .innerJoin('streams', 'streams.stream_id', 'own_messages.stream_id')
      .select(['own_messages.stream_id', 'seq', 'body'])
      .where('game_id', '=', game_id)
      .execute();
    // First find all teams they have been on: the quizmaster's messages about those have no player code.
    for (const { body } of [...broadcasts, ...own]) learn(known, body);
    for (const { number, body } of broadcasts) {
      const rewritten = rewrite(known, body);
      if (rewritten === body) continue;
      await trx
        .updateTable('broadcasts')
        .set({ body: rewritten })
        .where('game_id', '=', game_id)
        .where('number', '=', number)
        .execute();
    }
    for (const { stream_id, seq, body } of own) {
      const rewritten = rewrite(known, body);
      if (rewritten === body) continue;
      await trx
        .updateTable('own_messages')
        .set({ body: rewritten })
        .where('stream_id', '=', stream_id)
        .where('seq', '=', seq)
        .execute();
    }
  }
}

interface Known {
  readonly codes: ReadonlySet<string>;
  readonly playerid: string | undefined;
  /** Their names in invites: masked contacts. */
  readonly called: ReadonlySet<string>;
  readonly teams: Set<string>;
}

type Fields = Record<string, unknown>;

function learn(known: Known, body: string): void {
  if (!mentions(known, body)) return;
  const message = JSON.parse(body) as Fields;
  walk(message, (fields) => {
    if (isThem(known, fields) && typeof message.teamid === 'string') known.teams.add(message.teamid);
  });
}

function rewrite(known: Known, body: string): string {
  const ofHost = body.includes('"captain_name"');
  if (!ofHost && !mentions(known, body)) return body;
  const message = JSON.parse(body) as Fields;
  let isChanged = false;
  const set = (fields: Fields, name: string, value: string) => {
    if (typeof fields[name] !== 'string' || fields[name] === value) return;
    fields[name] = value;
    isChanged = true;
  };
  walk(message, (fields) => {
    const { captain_name, inviter, invitee, teamid } = fields;
    if (isThem(known, fields)) {
      set(fields, 'player_name', formerPlayer);
      set(fields, 'profile_img', '');
    }
    if (typeof inviter === 'string' && known.codes.has(inviter)) set(fields, 'inviter_name', formerPlayer);
    if (typeof invitee === 'string' && (isPlayer(known, fields.playerid) || known.called.has(invitee))) {
      for (const name of ['invitee', 'email', 'phone']) set(fields, name, formerPlayer);
    }
    // Whatever the name is: theirs may have been another one then, and the quizmaster gets the present captain anew.
    if (typeof captain_name === 'string' && known.teams.has(String(teamid))) set(fields, 'captain_name', formerPlayer);
  });
  // Unchanged, byte for byte, where they are not mentioned.
  return isChanged ? JSON.stringify(message) : body;
}

function mentions({ codes, playerid, called }: Known, body: string): boolean {
  return [...codes, ...called, ...(playerid === undefined ? [] : [playerid])].some((text) => body.includes(text));
}

function isThem(known: Known, { player_code, playerid }: Fields): boolean {
  return (typeof player_code === 'string' && known.codes.has(player_code)) || isPlayer(known, playerid);
}

function isPlayer({ playerid }: Known, named: unknown): boolean {
  return playerid !== undefined && named === playerid;
}

/** Visits every object of a message, from the outside in. */
function walk(value: unknown, visit: (fields: Fields) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Fields);
  for (const each of Object.values(value)) walk(each, visit);
}
