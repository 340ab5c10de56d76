import {
  type AnyCall,
  answerSequenceHeader,
  antiForgeryCookie,
  antiForgeryHeader,
  bodyMaxBytes,
  type Call,
  clientIdHeader,
  idempotencyHeader,
  type Shapes,
} from '@snug/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { GamePlayerRow, GameRow, GameTeamRow } from '../database/schema.ts';
import { sameText } from '../foundation/keys.ts';
import { details, Refusal } from '../foundation/refusals.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { type Actor, actorOf, senderOf } from './actor.ts';
import { type Authorization, authorize } from './authorization.ts';
import { replyOnce } from './idempotency.ts';
import { covers } from './link-login.ts';
import type { Origins } from './origins.ts';
import { policy, type Rule } from './policy.ts';
import { type RateLimitName, rateLimitTable } from './rate-limits.ts';
import { readUpload } from './uploads.ts';

/** The parts of a request that shapes describe. */
type Part = 'params' | 'query' | 'body';

type Output<T> = T extends z.ZodMiniType ? z.output<T> : undefined;

/** A call as its handler gets it: checked, and known who asks. */
export interface RequestContext<S extends Shapes> extends Authorization {
  readonly params: Output<S['params']>;
  readonly query: Output<S['query']>;
  readonly body: Output<S['body']>;
  readonly idempotencyKey: string | undefined;
  readonly answerSeq: number | undefined;
  readonly actor: Actor;
  /** Where whoever asks has our pages. For what they alone are answered: letters have `house.origin()` (H53). */
  readonly origin: string;
  /** Reads the file of a call with an upload: only once its caller is known to have room for it. */
  readonly file: () => Promise<Buffer>;
  readonly context: ServerContext;
  readonly setHeader: (name: string, value: string) => void;
}

export interface Route {
  readonly call: AnyCall;
  readonly shapes: Shapes;
  readonly bodyLimit: number;
  answer(asked: RequestContext<Shapes>): Promise<unknown>;
}

/** A row of the contract with what answers it. */
export function route<S extends Shapes>(
  call: Call<S>,
  shapes: S,
  answer: (asked: RequestContext<S>) => Promise<Output<S['reply']>>,
  bodyLimit = bodyMaxBytes,
): Route {
  // The registration below checks every part with these very shapes before it calls.
  return { call, shapes, bodyLimit, answer: answer as unknown as Route['answer'] };
}

/** A request without what it came by. */
export interface Request {
  readonly params: unknown;
  readonly query: unknown;
  /** What its JSON says; undefined when it brought none. */
  readonly body: unknown;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The caller's own, as the believed proxies tell it. */
  readonly address: string;
  readonly file: (field: string | undefined) => Promise<Buffer>;
}

/**
 * Answers a call, whatever it came by: who, checked input, answer, checked reply. Resolves with the reply as JSON and
 * throws refusals; `setHeader` is for both.
 */
export async function answer(
  context: ServerContext,
  origins: Origins,
  { call, shapes, answer }: Route,
  request: Request,
  setHeader: (name: string, value: string) => void,
): Promise<string> {
  setHeader('cache-control', 'no-store');
  setHeader('vary', 'authorization, origin');
  const rule = ruleOf(call);
  const actor = await actorOf(context, {
    clientId: headerOf(request, clientIdHeader),
    authorization: headerOf(request, 'authorization'),
    address: request.address,
    takesLink: rule.linkToken === true,
  });
  if (actor.clientId !== undefined) {
    const cookie = antiForgeryCookieFor(request, context.keys.antiForgery(actor.clientId), origins);
    if (cookie !== undefined) setHeader('set-cookie', cookie);
  }
  if (call.method !== 'GET') refuseForgery(request, actor, context, origins);
  if (rule.clientId !== 'none' && actor.clientId === undefined) throw new Refusal(400, details.clientIdMissing);
  takeFromEveryCallsLimit(context, actor);

  const idempotencyKey = idempotencyKeyOf(request);
  const answered = async () => {
    // Who asks comes before what is asked: of the input only the part with the id of the game or team is read first.
    const part = (name: Part) => checked(shapes[name], request[name]);
    const located = rule.game ?? (rule.team && 'params');
    const where = await authorize(context, rule, located && part(located), actor);
    if (!covers(actor.bearer, rule, where.game?.game_id)) throw new Refusal(403, details.codeLoginNeeded);
    if (rule.rateLimit) context.rateLimits.take(rule.rateLimit, paceKey(rule.rateLimit, actor, where));
    const asked = {
      params: part('params'),
      query: part('query'),
      body: part('body'),
      ...where,
      file: () => request.file(call.upload),
      idempotencyKey,
      answerSeq: answerSeqOf(request),
      actor,
      // Few ask, and two addresses are taken apart for it.
      get origin() {
        return origins.ours(hostOf(request)) ?? context.origin();
      },
      context,
      setHeader,
    } as RequestContext<Shapes>;
    // The reply's own shape is the last door: a field that it does not name does not leave (H55).
    return JSON.stringify(z.parse(shapes.reply, await answer(asked)));
  };
  if (!rule.once || idempotencyKey === undefined) return answered();
  // Before what they are now: who left, or made another captain, and heard nothing, asks again as what they were.
  const what = JSON.stringify([call.name, request.params]);
  return replyOnce(context, actor, what, idempotencyKey, answered);
}

/** Registers a row as a Fastify route. Throws when the policy has no row for it. */
export function register(app: FastifyInstance, context: ServerContext, origins: Origins, route: Route) {
  const { call, bodyLimit } = route;
  ruleOf(call);
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit,
    async handler(request, reply) {
      const { params, query, body, headers, ip: address } = request;
      const file = (field: string | undefined) => readUpload(request, field);
      const asked = { params, query, body, headers, address, file };
      const json = await answer(context, origins, route, asked, (name, value) => void reply.header(name, value));
      // As it is: Fastify would send a string that is JSON bare.
      return reply.type('application/json; charset=utf-8').send(json);
    },
  });
}

function ruleOf({ name }: AnyCall): Rule {
  const rule = policy[name];
  if (!rule) throw new Error(`The call ${name} has no row in the policy.`);
  return rule;
}

/** What every call counts to. A call without client id and bearer is a probe, and counts nowhere. */
function takeFromEveryCallsLimit({ rateLimits }: ServerContext, { client_hash, bearer }: Actor): void {
  if (bearer?.kind === 'host') rateLimits.take('hostCalls', bearer.host.host_id);
  else if (client_hash !== undefined) rateLimits.take('calls', client_hash);
}

function paceKey(name: RateLimitName, actor: Actor, { player }: Authorization): string {
  const { of } = rateLimitTable[name];
  if (of === 'team') return player?.teamid ?? '';
  return (of === 'player' ? player?.player_id : senderOf(actor)) ?? '';
}

/** Refuses calls that another page makes a browser send (H44). A bearer cannot be sent by accident, so it needs no second proof. */
function refuseForgery(request: Request, actor: Actor, context: ServerContext, origins: Origins): void {
  const origin = headerOf(request, 'origin');
  if (origin !== undefined && !origins.allows(origin, hostOf(request))) throw new Refusal(403, details.foreignOrigin);
  if (actor.bearer || actor.link) return;
  if (actor.clientId === undefined) return;
  const proof = headerOf(request, antiForgeryHeader);
  if (proof === undefined || !sameText(proof, context.keys.antiForgery(actor.clientId))) {
    throw new Refusal(403, details.antiForgery);
  }
}

/** Every reply brings the cookie of the presented client id, so that a fresh client id has its own after one call; undefined: it has it. */
function antiForgeryCookieFor(request: Request, value: string, { secure }: Origins): string | undefined {
  const pair = `${antiForgeryCookie}=${value}`;
  if (headerOf(request, 'cookie')?.split(/;\s*/).includes(pair)) return undefined;
  return `${pair}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function checked(shape: z.ZodMiniType | undefined, value: unknown): unknown {
  if (!shape) return undefined;
  const read = z.safeParse(shape, value ?? {});
  if (!read.success) throw new Refusal(400, details.badRequest);
  return read.data;
}

function headerOf({ headers }: Request, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function hostOf({ headers }: Request): string | undefined {
  return typeof headers.host === 'string' ? headers.host : undefined;
}

function idempotencyKeyOf(request: Request): string | undefined {
  const key = headerOf(request, idempotencyHeader);
  if (key !== undefined && !/^[\w-]{8,128}$/.test(key)) throw new Refusal(400, details.badRequest);
  return key;
}

function answerSeqOf(request: Request): number | undefined {
  const seq = headerOf(request, answerSequenceHeader);
  if (seq === undefined) return undefined;
  if (!/^\d{1,15}$/.test(seq)) throw new Refusal(400, details.badRequest);
  return Number(seq);
}

/** The game of a call about one: the policy has said where its id stands, so it is there. */
export function gameOf({ game }: { readonly game: GameRow | undefined }): GameRow {
  if (!game) throw new Error('The policy says nothing about where the id of the game stands.');
  return game;
}

/** The team in the game that the path names: the policy has said that it names one. */
export function gameTeamOf({ gameTeam }: { readonly gameTeam: GameTeamRow | undefined }): GameTeamRow {
  if (!gameTeam) throw new Refusal(404, details.gameTeamNotFound);
  return gameTeam;
}

/** The caller's player in the game: the policy lets nobody but players of it come here. */
export function playerOf({ player }: { readonly player: GamePlayerRow | undefined }): GamePlayerRow {
  if (!player) throw new Refusal(403, details.noGameAccess);
  return player;
}
