import {
  type AnyCall,
  answerSequenceHeader,
  antiForgeryCookie,
  antiForgeryHeader,
  autopilotHeader,
  bodyMaxBytes,
  type Call,
  clientIdHeader,
  displayTokenHeader,
  idempotencyHeader,
  type Shapes,
  surveyIdHeader,
  venueHeader,
} from '@snug/contract';
import { details, Refusal, type Refusals } from '@snug/rules';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Actor, accountOf, callerOf, senderOf } from '../accounts/actor.ts';
import { type Device, deviceOf } from '../accounts/device.ts';
import { asAccount } from '../commands/as-account.ts';
import type { GamePlayerRow, GameRow, GameTeamRow, RegisteredTeamRow } from '../database/schema.ts';
import { sameText } from '../foundation/keys.ts';
import { withoutPiles } from '../foundation/piles.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import type { UploadedFile } from '../media/keep-picture.ts';
import { actorOf } from './actor.ts';
import { type Authorization, authorize } from './authorization.ts';
import { replyOnce } from './idempotency.ts';
import { takeOfAddress } from './limits-of-address.ts';
import { covers } from './link-login.ts';
import type { Origins } from './origins.ts';
import { isOfVenue, type Rule } from './policy.ts';
import { type RateLimitName, rateLimitTable } from './rate-limits.ts';
import type { UploadPlace } from './upload-places.ts';
import { readUpload } from './uploads.ts';

/** The parts of a request that shapes describe. */
type Part = 'params' | 'query' | 'body';

type Output<T> = T extends z.ZodMiniType ? z.output<T> : undefined;

/** A checked request with its caller, as a call's `answer` gets it. */
export interface RequestContext<S extends Shapes> extends Authorization {
  readonly params: Output<S['params']>;
  readonly query: Output<S['query']>;
  readonly body: Output<S['body']>;
  readonly idempotencyKey: string | undefined;
  readonly answerSeq: number | undefined;
  /** The bot that runs the game makes the call. */
  readonly isByBot: boolean;
  readonly actor: Actor;
  /** What the caller's browser says of itself. */
  readonly device: Device;
  /** Who answers on a sponsor's own page; undefined without an id, or with one that cannot be ours. */
  readonly surveyId: string | undefined;
  /** The token of a game's big screen, unchecked. */
  readonly displayToken: string | undefined;
  /** The origin of the caller's own page, for replies to this caller alone. Notifications use `context.origin()` (H53). */
  readonly origin: string;
  /** Reads the uploaded file. Called only once the caller is known to have room for it. */
  readonly file: () => Promise<UploadedFile>;
  /** The texts that came with the file: complete once it is read. */
  readonly fields: ReadonlyMap<string, string>;
  readonly context: ServerContext;
  readonly setHeader: (name: string, value: string) => void;
}

/** The definition of a call, beyond its contract row and shapes. */
interface CallDefinition<S extends Shapes> {
  /** One sentence for readers of /api/docs; not part of the scripts that browsers load. */
  readonly summary: string;
  /** Who may make it. Everybody else is refused. */
  readonly allow: Rule;
  /** Its refusals by status, beyond those that every call of its kind may have. */
  readonly refusals?: Refusals;
  /** Headers that its answer reads. A call that is answered `once` need not name the idempotency key. */
  readonly reads?: readonly ('idempotencyKey' | 'answerSeq' | 'surveyId' | 'displayToken')[];
  readonly bodyLimit?: number;
  answer(request: RequestContext<S>): Promise<Output<S['reply']>>;
}

/** A call with its definition, whatever its shapes are. */
export interface Route extends Omit<CallDefinition<Shapes>, 'answer'> {
  readonly call: AnyCall;
  readonly shapes: Shapes;
  answer(request: RequestContext<Shapes>): Promise<unknown>;
}

/** Calls that belong together: a heading of the document, and a file in `calls/`. */
export interface CallFamily {
  readonly name: string;
  readonly about: string;
  readonly calls: readonly Route[];
}

export function route<S extends Shapes>(call: Call<S>, shapes: S, definition: CallDefinition<S>): Route {
  // `answer` below checks every part with these very shapes before it calls.
  return { ...definition, call, shapes, answer: definition.answer as unknown as Route['answer'] };
}

/** A request, independent of Fastify. */
export interface Request {
  readonly params: unknown;
  readonly query: unknown;
  /** The parsed JSON; undefined when there is none. */
  readonly body: unknown;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The caller's address, as the trusted proxies report it. */
  readonly address: string;
  /** It came by https, as the trusted proxies report it. */
  readonly isHttps?: boolean;
  /** Reads the file of this field, and puts the texts beside it into `fields`. */
  readonly file: (field: string | undefined, fields: Map<string, string>, place: UploadPlace) => Promise<Buffer>;
  /** Whether the caller's line is lost. */
  readonly isGone?: () => boolean;
}

/**
 * Answers a call: finds the caller, checks the input, answers and checks the reply. Resolves with the reply as JSON and
 * throws refusals. Headers are set for both.
 */
export async function answer(
  context: ServerContext,
  origins: Origins,
  { call, shapes, allow, answer }: Route,
  request: Request,
  setHeader: (name: string, value: string) => void,
): Promise<string> {
  setHeader('cache-control', 'no-store');
  setHeader('vary', 'authorization, origin');
  if (allow.anyOrigin) {
    setHeader('access-control-allow-origin', '*');
    setHeader('cross-origin-resource-policy', 'cross-origin');
    setHeader('access-control-expose-headers', 'retry-after');
  }
  const header = (name: string) => (allow.anyOrigin ? undefined : headerOf(request, name));
  const caller = () =>
    actorOf(context, {
      clientId: header(clientIdHeader),
      authorization: header('authorization'),
      venue: isOfVenue(allow) ? header(venueHeader) : undefined,
      address: request.address,
      takesLink: allow.linkToken === true,
    });
  const actor = await caller();
  if (actor.bearer) context.sessions.used(actor.bearer, headerOf(request, 'user-agent'));
  if (actor.clientId !== undefined) {
    const cookie = antiForgeryCookieFor(request, context.keys.antiForgery(actor.clientId), origins);
    if (cookie !== undefined) setHeader('set-cookie', cookie);
  }
  // A page of any origin has no login here that another could use.
  if (call.method !== 'GET' && !allow.anyOrigin) refuseForgery(request, actor, context, origins);
  if (allow.clientId !== 'none' && actor.clientId === undefined) throw new Refusal(400, details.clientIdMissing);
  takeFromEveryCallsLimit(context, actor);

  const idempotencyKey = idempotencyKeyOf(request);
  const answered = async () => {
    // The caller is authorized before the input is checked: only the part with the id of the game or team is read first.
    const part = (name: Part) => checked(shapes[name], request[name]);
    const located = allow.game ?? (allow.team && 'params');
    const authorized = (actor: Actor) => authorize(context, allow, located && part(located), actor);
    const where = await authorized(actor);
    if (!covers(actor.bearer, allow, where.game?.game_id)) throw new Refusal(403, details.codeLoginNeeded);
    if (where.game?.status === 'live' && (where.player || where.role === 'host')) {
      context.atHome.seen(actor.address, where.game.game_id);
    }
    if (allow.rateLimit && rateLimitTable[allow.rateLimit].of === 'address') {
      await takeOfAddress(context, allow.rateLimit, actor);
    } else if (allow.rateLimit) context.rateLimits.take(allow.rateLimit, rateLimitKey(allow.rateLimit, actor, where));
    const account = accountOf(actor);
    const fields = new Map<string, string>();
    /** Held until the call is answered: the file is in memory until its picture is kept. */
    let place: UploadPlace | undefined;
    const file = async () => {
      const { bearer, address } = actor;
      const [uploads, who] =
        bearer?.kind === 'host'
          ? [context.uploads.hosts, bearer.host.host_id]
          : [context.uploads.players, senderOf(actor)];
      place = await uploads.take({ who, address, idempotencyKey, isGone: request.isGone });
      const bytes = await request.file(call.upload, fields, place);
      // It may have taken minutes: who was signed out or taken out meanwhile stores nothing.
      await authorized(await caller());
      return { bytes, address };
    };
    const requestContext = {
      params: part('params'),
      query: part('query'),
      body: part('body'),
      ...where,
      file,
      fields,
      idempotencyKey,
      answerSeq: answerSeqOf(request),
      isByBot: headerOf(request, autopilotHeader) !== undefined,
      surveyId: surveyIdOf(request),
      displayToken: headerOf(request, displayTokenHeader),
      actor,
      context: account && !allow.endsAccount ? asAccount(context, account.account_id) : context,
      // Getters: few calls read them.
      get device() {
        return deviceOf(headerOf(request, 'user-agent'));
      },
      get origin() {
        return origins.ours(hostOf(request)) ?? context.origin();
      },
      setHeader,
    } as RequestContext<Shapes>;
    // The reply's shape is the last check: it removes fields that it does not name (H55).
    try {
      return JSON.stringify(z.parse(shapes.reply, await answer(requestContext)));
    } finally {
      place?.leave();
    }
  };
  if (!allow.once || idempotencyKey === undefined) return answered();
  // A repeat is answered before authorization: the first one may have changed the caller's role, as by leaving the team.
  const what = JSON.stringify([call.name, request.params]);
  return replyOnce(context, actor, { what, idempotencyKey, body: request.body }, answered);
}

/** Registers a call as a Fastify route. */
export function register(app: FastifyInstance, context: ServerContext, origins: Origins, route: Route) {
  const { call, bodyLimit = bodyMaxBytes } = route;
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit,
    config: { takesUpload: call.upload !== undefined },
    async handler(request, reply) {
      const { params, query, body, headers, ip: address, protocol } = request;
      const file: Request['file'] = (field, fields, place) => readUpload(request, field, fields, place);
      const isGone = () => request.raw.socket.destroyed;
      const texts = { query: withoutPiles(query), body: withoutPiles(body) };
      const given = { params, ...texts, headers, address, isHttps: protocol === 'https', file, isGone };
      const json = await answer(context, origins, route, given, (name, value) => void reply.header(name, value));
      // Already JSON: with this content type Fastify sends the string as it is.
      return reply.type('application/json; charset=utf-8').send(json);
    },
  });
}

/** Counts every call to its caller. A call without client id and bearer is a probe, and is not counted. */
function takeFromEveryCallsLimit({ rateLimits }: ServerContext, actor: Actor): void {
  const caller = callerOf(actor);
  if (caller !== undefined) rateLimits.take(actor.bearer?.kind === 'host' ? 'hostCalls' : 'calls', caller);
}

function rateLimitKey(name: RateLimitName, actor: Actor, { player }: Authorization): string {
  const { of } = rateLimitTable[name];
  if (of === 'team') return player?.teamid ?? '';
  if (of === 'host') return actor.bearer?.kind === 'host' ? actor.bearer.host.host_id : '';
  return (of === 'player' ? player?.player_id : senderOf(actor)) ?? '';
}

/** Refuses calls that another page makes a browser send. A bearer is never sent by accident, so it needs no proof (H44). */
function refuseForgery(request: Request, actor: Actor, context: ServerContext, origins: Origins): void {
  if (isForeign(request, origins)) throw new Refusal(403, details.foreignOrigin);
  if (actor.bearer || actor.link) return;
  if (actor.clientId === undefined) return;
  const proof = headerOf(request, antiForgeryHeader);
  if (proof === undefined || !sameText(proof, context.keys.antiForgery(actor.clientId))) {
    throw new Refusal(403, details.antiForgery);
  }
}

/**
 * Whether a page of another origin sends a change. `Sec-Fetch-Site` is the browser's own word, which no page can set: it decides
 * where there is no origin, as on a form's way, and where it is `null`, as without referrers a page of ours may have it (H10).
 */
function isForeign(request: Request, origins: Origins): boolean {
  const origin = headerOf(request, 'origin');
  const site = headerOf(request, 'sec-fetch-site');
  if (origin === undefined) return site === 'cross-site';
  return !origins.allows(origin, hostOf(request)) && !(origin === 'null' && site === 'same-origin');
}

/** The cookie for the presented client id, which a fresh client id gets with its first reply; undefined when it has it. */
function antiForgeryCookieFor(request: Request, value: string, { secure }: Origins): string | undefined {
  const pair = `${antiForgeryCookie}=${value}`;
  if (headerOf(request, 'cookie')?.split(/;\s*/).includes(pair)) return undefined;
  return `${pair}; Path=/; SameSite=Lax${secure || request.isHttps ? '; Secure' : ''}`;
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

/** An id that we cannot have made is no id. */
function surveyIdOf(request: Request): string | undefined {
  const id = headerOf(request, surveyIdHeader);
  return id !== undefined && /^[a-z2-9]{32}$/.test(id) ? id : undefined;
}

/** The game of a call whose `allow` says where the game's id is. */
export function gameOf({ game }: { readonly game: GameRow | undefined }): GameRow {
  if (!game) throw new Error('The policy says nothing about where the id of the game stands.');
  return game;
}

/** The team in the game, of a call whose `allow` says that the path names one. */
export function gameTeamOf({ gameTeam }: { readonly gameTeam: GameTeamRow | undefined }): GameTeamRow {
  if (!gameTeam) throw new Refusal(404, details.gameTeamNotFound);
  return gameTeam;
}

/** The caller's player, of a call that `allow` opens only to players of the game. */
export function playerOf({ player }: { readonly player: GamePlayerRow | undefined }): GamePlayerRow {
  if (!player) throw new Refusal(403, details.noGameAccess);
  return player;
}

/** The registered team of a call whose `allow` says that the path's id is its number. */
export function registeredTeamOf({ team }: { readonly team: RegisteredTeamRow | undefined }): RegisteredTeamRow {
  if (!team) throw new Error('The policy says nothing about the registered team in the path.');
  return team;
}
