import { closeCodes, livePaths } from '@snug/contract';
import { actors, openConnection, openVenue, worldOfFile } from '@snug/testing/server';
import { beforeAll, expect, test } from 'vitest';
const world = worldOfFile();
let scene;
beforeAll(async () => {
    scene = await (await openVenue(world, 'The Crown'))();
});
const { noAccess, tokenInvalid } = closeCodes;
/** All actors are refused but the given ones. */
const but = (heard) => ({
    ...Object.fromEntries(actors.map((actor) => [actor, actor === 'revoked' ? tokenInvalid : noAccess])),
    ...heard,
});
/** Opens a connection as an actor. Resolves with the close code, or `heard` when the server answers. */
async function tried(actor, path) {
    const { token } = scene.people[actor];
    const query = { pre_connect_auth: 'true', proto: '2', ...(token && { token }) };
    const connection = await openConnection(world.server.url, path, query);
    connection.send('thump thump|0');
    const came = await Promise.race([connection.until('THUMP').then(() => 'heard'), connection.closed]);
    connection.drop();
    return came;
}
async function triedByAll(pathOf) {
    const cells = {};
    for (const actor of actors)
        cells[actor] = await tried(actor, await pathOf(actor));
    return cells;
}
const player = (id, team_code) => livePaths.player
    .replace('{game_id}', scene.ids.game_id ?? '')
    .replace('{id}', id)
    .replace('{team_code}', team_code);
const watcher = (id, code) => livePaths.watcher
    .replace('{game_id}', scene.ids.game_id ?? '')
    .replace('{id}', id)
    .replace('{player_code}', code);
test("H10 H54 a team's connection is for its own people alone, also for callers who know its code", async () => {
    const cells = await triedByAll((actor) => player(scene.people[actor].clientId, scene.ids.team_code ?? ''));
    expect(cells).toEqual(but({ member: 'heard', captain: 'heard' }));
});
test("H48 neither the alias nor an invite's code opens a team's connection", async () => {
    for (const code of [scene.ids.alias, scene.ids.invite_code, scene.ids.teamid, scene.ids.kt_team_id]) {
        expect(await triedByAll((actor) => player(scene.people[actor].clientId, code ?? ''))).toEqual(but({}));
    }
});
test("H10 the captain's playerid or client id in the address gives nobody else access", async () => {
    const cells = await triedByAll(() => player(scene.ids.captain_id ?? '', scene.ids.team_code ?? ''));
    // A member's own token proves the member; somebody else's playerid gives no access.
    expect(cells).toEqual(but({ captain: 'heard', member: 'heard' }));
    const stolen = await triedByAll(() => player(scene.people.captain.clientId, scene.ids.team_code ?? ''));
    expect(stolen).toEqual(but({ captain: 'heard' }));
});
test("LIVE-03 the watchers' connection is for watchers of this game, by their own player code", async () => {
    const { db } = world.server.context.store;
    const codes = await db
        .selectFrom('game_players')
        .select(['player_code', 'client_hash'])
        .where('game_id', '=', scene.ids.game_id ?? '')
        .execute();
    const own = (actor) => {
        const hash = world.server.context.keys.clientHash(scene.people[actor].clientId);
        return codes.find(({ client_hash }) => client_hash === hash)?.player_code ?? 'none';
    };
    const cells = await triedByAll((actor) => watcher(scene.people[actor].clientId, own(actor)));
    expect(cells).toEqual(but({ guest: 'heard', spectator: 'heard', pending: 'heard', kicked: 'heard' }));
    const others = await triedByAll((actor) => watcher(scene.people[actor].clientId, own('spectator')));
    expect(others).toEqual(but({ spectator: 'heard' }));
});
test("H77 the quizmaster's connection is for the quizmaster of this venue", async () => {
    const path = livePaths.host.replace('{game_id}', scene.ids.game_id ?? '');
    expect(await triedByAll(() => path)).toEqual(but({ host: 'heard' }));
});
