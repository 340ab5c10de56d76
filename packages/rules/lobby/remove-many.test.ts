import { aGame, aMember, anAsker, aPlayer, aTeam, decided, refused, sent } from '@snug/testing/rules';
import { expect, test } from 'vitest';

const owls = aTeam({ teamid: 'owls' });
const queue = aTeam({ teamid: 'queue', waiting_since: 5 });
const nobody = { game: aGame(), teams: [], players: [], leavers: [], invites: [], people: [] };
const named = { teamids: [], player_codes: [] };
const out = { left_at: expect.any(Number), removed_at: expect.any(Number), teamid: null };

test('many teams go with whoever is on them or waits with them, by one message to everybody and one to the consoles', () => {
  const players = [
    aMember('Ann', { teamid: 'owls' }),
    anAsker('Asks', { teamid: 'owls' }),
    anAsker('Waits', { teamid: 'queue' }),
  ];
  const invites = [{ invite_id: 'invite' }];
  const decision = decided('removeMany', { ...nobody, teams: [owls, queue], players, invites }, named);
  expect(decision.changes).toMatchObject([
    { kind: 'team', teamid: 'owls', set: { kicked_at: expect.any(Number) } },
    { kind: 'team', teamid: 'queue', set: { kicked_at: expect.any(Number) } },
    { kind: 'invite', invite_id: 'invite' },
    { player_id: 'id of Ann', set: out },
    { player_id: 'id of Waits', set: out },
    { player_id: 'id of Asks', set: { teamid: null, status: 'watching' } },
  ]);
  expect(decision.changes.at(-1)).not.toHaveProperty('set.left_at');
  expect(sent(decision)).toEqual(['RELOAD_GAME>players', 'HOST_RELOAD>host']);
  expect(decision.moved).toEqual(['id of Ann', 'id of Waits']);
});

test('the messages of a thousand teams are no more than those of one', () => {
  const teams = Array.from({ length: 1_000 }, (_, n) => aTeam({ teamid: `team-${n}` }));
  expect(decided('removeMany', { ...nobody, teams }, named).messages).toHaveLength(2);
});

test('spectators go, and whoever has joined a team meanwhile stays', () => {
  const people = [aPlayer('Watches'), aMember('Joined', { teamid: 'owls' }), anAsker('Asks', { teamid: 'owls' })];
  const decision = decided('removeMany', { ...nobody, people }, named);
  expect(decision.changes).toMatchObject([{ player_id: 'id of Watches', set: out }]);
});

test('a repeat changes nothing, and final results keep their teams', () => {
  expect(decided('removeMany', nobody, named)).toMatchObject({ changes: [], messages: [] });
  const final = { ...nobody, game: aGame({ status: 'finalized' }), teams: [owls] };
  expect(refused(() => decided('removeMany', final, named))).toBe('409 gameFinal');
});
