import { answerSequenceHeader, antiForgeryCookie, antiForgeryHeader, bodyMaxBytes, clientIdHeader, idempotencyHeader, } from '@snug/contract';
import { details, Refusal } from '@snug/rules';
import * as z from 'zod/mini';
import { senderOf } from '../accounts/actor.ts';
import { sameText } from '../foundation/keys.ts';
import { actorOf } from './actor.ts';
import { authorize } from './authorization.ts';
import { replyOnce } from './idempotency.ts';
import { covers } from './link-login.ts';
import { rateLimitTable } from './rate-limits.ts';
import { readUpload } from './uploads.ts';
export function route(call, shapes, definition) {
    // `answer` below checks every part with these very shapes before it calls.
    return { ...definition, call, shapes, answer: definition.answer };
}
/**
 * Answers a call: finds the caller, checks the input, answers and checks the reply. Resolves with the reply as JSON and
 * throws refusals. Headers are set for both.
 */
export async function answer(context, origins, { call, shapes, allow, answer }, request, setHeader) {
    setHeader('cache-control', 'no-store');
    setHeader('vary', 'authorization, origin');
    const actor = await actorOf(context, {
        clientId: headerOf(request, clientIdHeader),
        authorization: headerOf(request, 'authorization'),
        address: request.address,
        takesLink: allow.linkToken === true,
    });
    if (actor.clientId !== undefined) {
        const cookie = antiForgeryCookieFor(request, context.keys.antiForgery(actor.clientId), origins);
        if (cookie !== undefined)
            setHeader('set-cookie', cookie);
    }
    if (call.method !== 'GET')
        refuseForgery(request, actor, context, origins);
    if (allow.clientId !== 'none' && actor.clientId === undefined)
        throw new Refusal(400, details.clientIdMissing);
    takeFromEveryCallsLimit(context, actor);
    const idempotencyKey = idempotencyKeyOf(request);
    const answered = async () => {
        // The caller is authorized before the input is checked: only the part with the id of the game or team is read first.
        const part = (name) => checked(shapes[name], request[name]);
        const located = allow.game ?? (allow.team && 'params');
        const where = await authorize(context, allow, located && part(located), actor);
        if (!covers(actor.bearer, allow, where.game?.game_id))
            throw new Refusal(403, details.codeLoginNeeded);
        if (allow.rateLimit)
            context.rateLimits.take(allow.rateLimit, rateLimitKey(allow.rateLimit, actor, where));
        const requestContext = {
            params: part('params'),
            query: part('query'),
            body: part('body'),
            ...where,
            file: () => request.file(call.upload),
            idempotencyKey,
            answerSeq: answerSeqOf(request),
            actor,
            // A getter: few calls read it, and it parses two addresses.
            get origin() {
                return origins.ours(hostOf(request)) ?? context.origin();
            },
            context,
            setHeader,
        };
        // The reply's shape is the last check: it removes fields that it does not name (H55).
        return JSON.stringify(z.parse(shapes.reply, await answer(requestContext)));
    };
    if (!allow.once || idempotencyKey === undefined)
        return answered();
    // A repeat is answered before authorization: the first one may have changed the caller's role, as by leaving the team.
    const what = JSON.stringify([call.name, request.params]);
    return replyOnce(context, actor, what, idempotencyKey, answered);
}
/** Registers a call as a Fastify route. */
export function register(app, context, origins, route) {
    const { call, bodyLimit = bodyMaxBytes } = route;
    app.route({
        method: call.method,
        url: call.path.replace(/\{(\w+)\}/g, ':$1'),
        bodyLimit,
        async handler(request, reply) {
            const { params, query, body, headers, ip: address } = request;
            const file = (field) => readUpload(request, field);
            const given = { params, query, body, headers, address, file };
            const json = await answer(context, origins, route, given, (name, value) => void reply.header(name, value));
            // Already JSON: with this content type Fastify sends the string as it is.
            return reply.type('application/json; charset=utf-8').send(json);
        },
    });
}
/** Counts every call. A call without client id and bearer is a probe, and is not counted. */
function takeFromEveryCallsLimit({ rateLimits }, { client_hash, bearer }) {
    if (bearer?.kind === 'host')
        rateLimits.take('hostCalls', bearer.host.host_id);
    else if (client_hash !== undefined)
        rateLimits.take('calls', client_hash);
}
function rateLimitKey(name, actor, { player }) {
    const { of } = rateLimitTable[name];
    if (of === 'team')
        return player?.teamid ?? '';
    return (of === 'player' ? player?.player_id : senderOf(actor)) ?? '';
}
/** Refuses calls that another page makes a browser send. A bearer is never sent by accident, so it needs no proof (H44). */
function refuseForgery(request, actor, context, origins) {
    const origin = headerOf(request, 'origin');
    if (origin !== undefined && !origins.allows(origin, hostOf(request)))
        throw new Refusal(403, details.foreignOrigin);
    if (actor.bearer || actor.link)
        return;
    if (actor.clientId === undefined)
        return;
    const proof = headerOf(request, antiForgeryHeader);
    if (proof === undefined || !sameText(proof, context.keys.antiForgery(actor.clientId))) {
        throw new Refusal(403, details.antiForgery);
    }
}
/** The cookie for the presented client id, which a fresh client id gets with its first reply; undefined when it has it. */
function antiForgeryCookieFor(request, value, { secure }) {
    const pair = `${antiForgeryCookie}=${value}`;
    if (headerOf(request, 'cookie')?.split(/;\s*/).includes(pair))
        return undefined;
    return `${pair}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
function checked(shape, value) {
    if (!shape)
        return undefined;
    const read = z.safeParse(shape, value ?? {});
    if (!read.success)
        throw new Refusal(400, details.badRequest);
    return read.data;
}
function headerOf({ headers }, name) {
    const value = headers[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
}
function hostOf({ headers }) {
    return typeof headers.host === 'string' ? headers.host : undefined;
}
function idempotencyKeyOf(request) {
    const key = headerOf(request, idempotencyHeader);
    if (key !== undefined && !/^[\w-]{8,128}$/.test(key))
        throw new Refusal(400, details.badRequest);
    return key;
}
function answerSeqOf(request) {
    const seq = headerOf(request, answerSequenceHeader);
    if (seq === undefined)
        return undefined;
    if (!/^\d{1,15}$/.test(seq))
        throw new Refusal(400, details.badRequest);
    return Number(seq);
}
/** The game of a call whose `allow` says where the game's id is. */
export function gameOf({ game }) {
    if (!game)
        throw new Error('The policy says nothing about where the id of the game stands.');
    return game;
}
/** The team in the game, of a call whose `allow` says that the path names one. */
export function gameTeamOf({ gameTeam }) {
    if (!gameTeam)
        throw new Refusal(404, details.gameTeamNotFound);
    return gameTeam;
}
/** The caller's player, of a call that `allow` opens only to players of the game. */
export function playerOf({ player }) {
    if (!player)
        throw new Refusal(403, details.noGameAccess);
    return player;
}
/** The registered team of a call whose `allow` says that the path's id is its number. */
export function registeredTeamOf({ team }) {
    if (!team)
        throw new Error('The policy says nothing about the registered team in the path.');
    return team;
}
