import {
  type AnyCall,
  approveMember,
  deleteTeamImage,
  disbandTeam,
  editTeam,
  inviteMember,
  logout,
  removeMember,
  requestToJoin,
  restoreTeam,
  setOwner,
  teamDetail,
  updateTeamPhoto,
  uploadTeamImage,
} from '@snug/contract';
import { fetchTransport } from '@snug/testing/http';
import {
  hostOfVenue,
  type Input,
  makeCall,
  noRateLimits,
  picture,
  playeridOf,
  rowOf,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { beforeAll, expect, test } from 'vitest';
import { rosterOf } from '../../packages/server/database/registered-teams.ts';

// The matrix plays one team with both toggles off. Here: both off and both on, everybody who may come to a team's page, and
// every use of the calls that serve several. Which toggle does what is told by the rules' tests (OPEN-60).

const world = worldOfFile({ rateLimits: noRateLimits });

const accounts = ['owner', 'mate', 'other', 'requested', 'invited', 'stranger', 'former'] as const;
/** `other` is a second teammate, whom things are done to. `byLink` is the mate's login by a link that was forwarded. */
const actors = [
  ...(['owner', 'mate', 'requested', 'invited', 'stranger', 'former'] as const),
  ...(['byLink', 'guest', 'anonymous', 'host', 'revoked'] as const),
];
type Account = (typeof accounts)[number];
type Actor = (typeof actors)[number];

const people = {} as Record<Actor | Account, TestPlayer>;
/** What no reply may contain, whoever asks: not even what they sent is repeated in full. */
const contacts: string[] = [];
const unknown = 'nobody.yet@canary.example';

beforeAll(async () => {
  const { context } = world.server;
  const { db } = context.store;
  for (const [n, name] of accounts.entries()) {
    const [email, phone] = [`${name}.private@canary.example`, `55588812${n}0`];
    people[name] = await world.player(name, email);
    await db.updateTable('accounts').set({ phone }).where('account_id', '=', playeridOf(people[name])).execute();
    contacts.push(email, phone);
  }
  contacts.push(unknown);
  const { game_id } = await world.game();
  const account = (name: Account) => rowOf(db, 'accounts', { account_id: playeridOf(people[name]) });
  people.guest = world.guest();
  people.byLink = world.guest();
  const contact = { kind: 'email', contact: 'mate.private@canary.example' } as const;
  people.byLink.token = await context.tokens.ofPlayer(await account('mate'), { game_id, contact });
  people.anonymous = { ...world.guest(), ...fetchTransport(() => world.server.url) };
  people.host = await hostOfVenue(world, 'The Crown');
  people.revoked = world.guest();
  people.revoked.token = await context.tokens.ofPlayer(await account('owner'));
  await people.revoked.call(logout, { body: { client_id: people.revoked.clientId } });
});

let lastNumber = 20_000;

/** A team of the owner's with everybody in their places, and with a picture of each of two teammates. */
async function newTeam(toggles: boolean) {
  const { store, keys, clock } = world.server.context;
  const { db } = store;
  await db.deleteFrom('limits').execute();
  const teamid = `team-${crypto.randomUUID()}`;
  const kt_team_id = lastNumber++;
  const id = (name: Account) => playeridOf(people[name]);
  const named = { teamid, kt_team_id, team_name: 'Foxes', team_slogan: '', team_image: '', owner: id('owner') };
  const settings = { restrict_editing: Number(toggles), no_requests: Number(toggles) };
  const times = { disbanded_at: null, created_at: clock.now(), archived_at: null, used_at: null };
  await db
    .insertInto('teams')
    .values({ ...named, ...settings, ...times })
    .execute();
  const entry = (name: Account, joined: number, requested = 0, invited_as: string | null = null) => ({
    ...{ teamid, account_id: id(name), joined, requested, invited_as, joined_at: joined ? clock.now() : null },
  });
  const invited = entry('invited', 0, 0, 'i***@canary.example');
  await db
    .insertInto('team_members')
    .values([
      entry('owner', 1),
      entry('mate', 1),
      entry('other', 1),
      entry('former', 1),
      entry('requested', 0, 1),
      invited,
    ])
    .execute();
  const invite = { kind: 'email', contact: unknown, invited_by: id('owner'), created_at: clock.now() } as const;
  await db
    .insertInto('team_invites')
    .values({ ...invite, invite_id: `invite-${teamid}`, teamid, closed_at: null })
    .execute();
  for (const name of ['mate', 'other'] as const) {
    const of = { kind: 'team', owner: teamid, account_id: id(name), player_id: null, teamid: null } as const;
    const shown = { image_code: `${name}-${teamid}`, file: `${name}-${teamid}.png`, orientation: 'landscape' } as const;
    await db
      .insertInto('images')
      .values({ ...of, ...shown, bytes: 1, created_at: clock.now(), deleted_at: null })
      .execute();
  }
  const gone = { id: String(kt_team_id), playerid: id('former') };
  await people.owner.call(removeMember, { params: gone });
  const { members, invites } = await rosterOf(db, keys, teamid);
  return {
    id: String(kt_team_id),
    /** As teammates know them: an invitee by a contact has no playerid for them. */
    ids: {
      ...{ owner: id('owner'), mate: id('mate'), other: id('other'), requested: id('requested') },
      invited: members.find(({ account_id }) => account_id === id('invited'))?.known_as ?? '',
      contact: invites[0]?.known_as ?? '',
    },
    images: { mate: `mate-${teamid}`, other: `other-${teamid}` },
    /** Everything that is stored about it. */
    async now() {
      const images = await db
        .selectFrom('images')
        .selectAll()
        .where('owner', '=', teamid)
        .orderBy('image_code')
        .execute();
      return JSON.stringify([await rosterOf(db, keys, teamid), await rowOf(db, 'teams', { teamid }), images]);
    },
  };
}
type Team = Awaited<ReturnType<typeof newTeam>>;

interface Use {
  readonly call: AnyCall;
  input(team: Team, me: TestPlayer): Input;
}

const settings = { team_name: 'Foxes anew', team_slogan: 'Sly', restrict_editing: false, no_requests: false };
const own = (person: TestPlayer) => (person.token?.split('.').length === 3 ? playeridOf(person) : 'nobody');
const on = (call: AnyCall, body?: object): Use => ({
  call,
  input: ({ id }) => ({ params: { id }, ...(body && { body }) }),
});
const about = (call: AnyCall, whom: keyof Team['ids'] | 'myself'): Use => ({
  call,
  input: ({ id, ids }, me) => ({ params: { id, playerid: whom === 'myself' ? own(me) : ids[whom] } }),
});
const upload = (call: AnyCall): Use => ({ call, input: ({ id }) => ({ params: { id }, file: picture }) });
const deletion = (whose: 'mate' | 'other'): Use => ({
  call: deleteTeamImage,
  input: ({ id, images }) => ({ params: { id, image_code: images[whose] } }),
});

const uses: Readonly<Record<string, Use>> = {
  look: on(teamDetail),
  restore: on(restoreTeam),
  edit: on(editTeam, settings),
  photo: upload(updateTeamPhoto),
  picture: upload(uploadTeamImage),
  'delete the mate’s picture': deletion('mate'),
  'delete another’s picture': deletion('other'),
  'invite by email': on(inviteMember, { email: 'new.private@canary.example' }),
  'invite a member’s phone': on(inviteMember, { phone: '5558881220' }),
  'cancel an invite': about(removeMember, 'invited'),
  'cancel a contact’s invite': about(removeMember, 'contact'),
  'accept for an invitee': about(approveMember, 'invited'),
  'accept for a contact': about(approveMember, 'contact'),
  'accept or approve myself': about(approveMember, 'myself'),
  'leave or decline': about(removeMember, 'myself'),
  approve: about(approveMember, 'requested'),
  deny: about(removeMember, 'requested'),
  'kick a mate': about(removeMember, 'other'),
  'kick the owner': about(removeMember, 'owner'),
  'ask to join': on(requestToJoin),
  'hand over': { call: setOwner, input: ({ id, ids }) => ({ params: { id }, body: { new_owner: ids.other } }) },
  'take over': { call: setOwner, input: ({ id }, me) => ({ params: { id }, body: { new_owner: own(me) } }) },
  disband: on(disbandTeam),
};

async function played(toggles: boolean): Promise<string> {
  const rows: string[] = [];
  for (const [name, { call, input }] of Object.entries(uses)) {
    const cells: number[] = [];
    for (const actor of actors) {
      const me = people[actor];
      const team = await newTeam(toggles);
      const before = await team.now();
      const { status, text } = await makeCall(me, call, input(team, me));
      cells.push(status);
      const leaks = [...contacts, 'new.private@canary.example'].filter((contact) => text.includes(contact));
      expect([name, actor, leaks]).toEqual([name, actor, []]);
      if (status !== 200) expect([name, actor, await team.now()]).toEqual([name, actor, before]);
    }
    rows.push(`${name.padEnd(26)}${cells.join('  ')}`);
  }
  return rows.join('\n');
}

const heading = `${' '.repeat(26)}ownr mate reqd invd strg frmr link gst  anon host revk`;

test('H54 H56 ROLE-12 ROLE-13 ROLE-14 ROLE-15 RULE-15 what each may do to a team whose members edit and which takes requests', async () => {
  expect(`\n${heading}\n${await played(false)}\n`).toMatchInlineSnapshot(`
    "
                              ownr mate reqd invd strg frmr link gst  anon host revk
    look                      200  200  200  200  200  200  200  200  200  200  401
    restore                   200  200  200  200  200  200  403  403  400  403  401
    edit                      200  200  403  403  403  403  403  403  400  403  401
    photo                     200  200  403  403  403  403  403  403  400  403  401
    picture                   200  200  403  403  403  403  403  403  400  403  401
    delete the mate’s picture 200  200  403  403  403  403  403  403  400  403  401
    delete another’s picture  200  403  403  403  403  403  403  403  400  403  401
    invite by email           200  200  403  403  403  403  403  403  400  403  401
    invite a member’s phone   200  200  403  403  403  403  403  403  400  403  401
    cancel an invite          200  200  403  403  403  403  403  403  400  403  401
    cancel a contact’s invite 200  200  403  403  403  403  403  403  400  403  401
    accept for an invitee     403  403  403  403  403  403  403  403  400  403  401
    accept for a contact      403  403  403  403  403  403  403  403  400  403  401
    accept or approve myself  200  200  403  200  403  403  403  403  400  403  401
    leave or decline          409  200  200  200  403  403  403  403  400  403  401
    approve                   200  200  403  403  403  403  403  403  400  403  401
    deny                      200  200  200  403  403  403  403  403  400  403  401
    kick a mate               200  403  403  403  403  403  403  403  400  403  401
    kick the owner            409  403  403  403  403  403  403  403  400  403  401
    ask to join               409  409  200  409  200  200  403  403  400  403  401
    hand over                 200  403  403  403  403  403  403  403  400  403  401
    take over                 200  403  403  403  403  403  403  403  400  403  401
    disband                   200  403  403  403  403  403  403  403  400  403  401
    "
  `);
});

test('H54 H57 ROLE-12 ROLE-13 ROLE-14 ROLE-15 RULE-15 what each may do to a team that its owner alone edits and which takes no requests', async () => {
  expect(`\n${heading}\n${await played(true)}\n`).toMatchInlineSnapshot(`
    "
                              ownr mate reqd invd strg frmr link gst  anon host revk
    look                      200  200  200  200  200  200  200  200  200  200  401
    restore                   200  200  200  200  200  200  403  403  400  403  401
    edit                      200  403  403  403  403  403  403  403  400  403  401
    photo                     200  403  403  403  403  403  403  403  400  403  401
    picture                   200  403  403  403  403  403  403  403  400  403  401
    delete the mate’s picture 200  200  403  403  403  403  403  403  400  403  401
    delete another’s picture  200  403  403  403  403  403  403  403  400  403  401
    invite by email           200  403  403  403  403  403  403  403  400  403  401
    invite a member’s phone   200  403  403  403  403  403  403  403  400  403  401
    cancel an invite          200  403  403  403  403  403  403  403  400  403  401
    cancel a contact’s invite 200  403  403  403  403  403  403  403  400  403  401
    accept for an invitee     403  403  403  403  403  403  403  403  400  403  401
    accept for a contact      403  403  403  403  403  403  403  403  400  403  401
    accept or approve myself  200  200  403  200  403  403  403  403  400  403  401
    leave or decline          409  200  200  200  403  403  403  403  400  403  401
    approve                   200  200  403  403  403  403  403  403  400  403  401
    deny                      200  200  200  403  403  403  403  403  400  403  401
    kick a mate               200  403  403  403  403  403  403  403  400  403  401
    kick the owner            409  403  403  403  403  403  403  403  400  403  401
    ask to join               409  409  200  409  403  403  403  403  400  403  401
    hand over                 200  403  403  403  403  403  403  403  400  403  401
    take over                 200  403  403  403  403  403  403  403  400  403  401
    disband                   200  403  403  403  403  403  403  403  400  403  401
    "
  `);
});

test('H47 H56 a login by a link, which may have been forwarded, sees what any visitor sees of the account’s team', async () => {
  const { id } = await newTeam(false);
  const look = async (actor: Actor) => (await makeCall(people[actor], teamDetail, { params: { id } })).body;
  expect(await look('byLink')).toEqual(await look('guest'));
  expect(await look('mate')).toMatchObject({ my_team: true, members: { length: 6 } });
  expect(await look('byLink')).toMatchObject({ my_team: false, members: { length: 3 } });
});
