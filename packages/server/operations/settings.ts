import { isEmail } from '@snug/contract';
import { type GameCaps, gameCaps } from '@snug/rules';
import * as z from 'zod/mini';
import type { MailSettings } from '../accounts/mail.ts';
import { quotaTable } from '../database/quotas.ts';
import { type Bucket, bucketOf } from '../media/s3.ts';

/** The settings of the environment. Parsed once, at the start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** The origin people use, without a trailing slash; undefined on a pub's own network. */
  readonly publicUrl: string | undefined;
  /** How many proxies in front are trusted. */
  readonly trustProxy: number;
  readonly embedOrigins: readonly string[];
  /** Origins that pictures of questions and ads may come from besides this server. */
  readonly pictureOrigins: readonly string[];
  /** Live connections that one address may have open. */
  readonly socketsPerAddress: number;
  /** How many teams and spectators a game takes by its code. */
  readonly gameCaps: GameCaps;
  /** Lets others than this machine read /metrics. */
  readonly metricsKey: string | undefined;
  /** The PostgreSQL database; undefined: SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** The store of uploaded pictures; undefined: the data folder. */
  readonly bucket: Bucket | undefined;
  /** The folder of regular backups; undefined: no backups. */
  readonly backupDir: string | undefined;
  readonly backupMinutes: number;
  /** How long games are kept after they end. */
  readonly keepGamesMonths: number;
  /** Made and kept in the data folder when absent. */
  readonly secret: string | undefined;
  /** How e-mail is sent; undefined: it goes to the dev mailbox. */
  readonly mail: MailSettings | undefined;
  /** Where text messages are posted to; undefined: they go to the dev mailbox. */
  readonly smsWebhookUrl: string | undefined;
  /** Text messages that leave in a day, at most. */
  readonly smsPerDay: number;
  /** The white-label file. */
  readonly venueFile: string | undefined;
  /** Which build of the venue site is served. */
  readonly renderer: 'preact' | 'react';
  /** Where the built Storybook is served, on its own origin. */
  readonly storybook: { readonly port: number | undefined; readonly host: string };
  /** Browsers use https for the names below the public one too. */
  readonly hstsSubdomains: boolean;
  /** The file that the security log goes to besides the log; undefined: none. */
  readonly securityLog: string | undefined;
  /** Undefined: by whether the logs go to a terminal. */
  readonly logLevel: undefined | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** A setting that cannot be used. The start ends with its message, which is one sentence. */
export class SettingError extends Error {}

const origin = originAt(/^https?:$/, 'https://quiz.example');
/** Pages that are served encrypted show no others. */
const pictureOrigin = originAt(/^https:$/, 'https://pictures.example');

function originAt(protocols: RegExp, example: string) {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      if (url && protocols.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) return url.origin;
      context.issues.push({ code: 'custom', message: `must be an address like ${example}`, input: text });
      return z.NEVER;
    }),
  );
}

const postgresUrl = z
  .string()
  .check(
    z.refine(
      (text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol),
      'must be an address like postgres://snug:password@db.example/snug',
    ),
  );

const address = (protocols: readonly string[], sentence: string) =>
  z.string().check(
    z.refine((text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      return url !== undefined && url.hostname !== '' && protocols.includes(url.protocol);
    }, sentence),
  );

/** `quiz@pub.example`, or `The Quiz <quiz@pub.example>`. */
function isSender(text: string): boolean {
  return isEmail(/^[^<>\r\n"]*<([^<>]+)>$/.exec(text)?.[1] ?? text);
}

const bucket = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const read = bucketOf(text);
    if (read) return read;
    const message = 'must be an address like https://KEY:SECRET@s3.example/bucket?region=eu-west-1';
    // Not the text itself: it may contain a secret.
    context.issues.push({ code: 'custom', message, input: undefined });
    return z.NEVER;
  }),
);

const text = z.string().check(z.minLength(1, 'must not be empty'));

function whole(form: RegExp, sentence: string) {
  return z.pipe(z.string().check(z.regex(form, sentence)), z.transform(Number));
}

function listOf(each: typeof origin) {
  const parts = z.pipe(
    z.string(),
    z.transform((list) => list.split(/[\s,]+/).filter((part) => part !== '')),
  );
  return z._default(z.pipe(parts, z.array(each)), []);
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

/** The settings by name, each with the sentence that says what it must be. */
const Environment = z.object({
  PORT: z._default(z.pipe(z.string().check(z.refine(isPort, 'must be a port number')), z.transform(Number)), 4_000),
  SNUG_HOST: z._default(text, '0.0.0.0'),
  SNUG_DATA_DIR: z._default(text, './data'),
  SNUG_PUBLIC_URL: z.optional(origin),
  SNUG_TRUST_PROXY: z._default(whole(/^\d$/, 'must be the number of proxies in front, such as 1'), 0),
  SNUG_EMBED_ORIGINS: listOf(origin),
  SNUG_PICTURE_ORIGINS: listOf(pictureOrigin),
  SNUG_SOCKETS_PER_ADDRESS: z._default(whole(/^[1-9]\d{0,5}$/, 'must be a number of connections, such as 500'), 500),
  SNUG_TEAMS_PER_GAME: z._default(whole(/^[1-9]\d{0,4}$/, 'must be a number of teams, such as 150'), gameCaps.teams),
  SNUG_WATCHERS_PER_GAME: z._default(
    whole(/^[1-9]\d{0,5}$/, 'must be a number of people, such as 1000'),
    gameCaps.watchers,
  ),
  SNUG_METRICS_KEY: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  SNUG_DATABASE_URL: z.optional(postgresUrl),
  SNUG_KEEP_GAMES_MONTHS: z._default(whole(/^[1-9]\d{0,2}$/, 'must be a number of months, such as 24'), 24),
  SNUG_BACKUP_DIR: z.optional(text),
  SNUG_BACKUP_MINUTES: z._default(whole(/^[1-9]\d{0,3}$/, 'must be a number of minutes, such as 5'), 5),
  SNUG_MEDIA_URL: z.optional(bucket),
  SNUG_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  SNUG_SMTP_URL: z.optional(address(['smtp:', 'smtps:'], 'must be an address like smtps://user:password@mail.example')),
  SNUG_MAIL_FROM: z.optional(z.string().check(z.refine(isSender, 'must be an address like quiz@pub.example'))),
  SNUG_SMS_WEBHOOK_URL: z.optional(address(['https:', 'http:'], 'must be an address like https://sms.example/send')),
  SNUG_SMS_PER_DAY: z._default(
    whole(/^[1-9]\d{0,6}$/, 'must be a number of text messages, such as 2000'),
    quotaTable.textMessagesOfAll.count,
  ),
  SNUG_VENUE: z.optional(text),
  SNUG_RENDERER: z._default(z.enum(['preact', 'react'], 'must be preact or react'), 'preact'),
  SNUG_STORYBOOK_PORT: z.optional(
    z.string().check(z.refine((text) => text === 'off' || isPort(text), 'must be a port number, or off')),
  ),
  SNUG_STORYBOOK_HOST: z._default(text, '127.0.0.1'),
  SNUG_HSTS_SUBDOMAINS: z._default(z.enum(['yes', 'no'], 'must be yes or no'), 'no'),
  SNUG_SECURITY_LOG: z.optional(text),
  SNUG_LOG_LEVEL: z.optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent'),
  ),
});

/** Settings that are planned and not supported yet: ignoring one silently would be worse than stopping. */
const notSupported: Readonly<Record<string, string>> = {
  SNUG_PUBSUB_URL: 'this server runs as one process',
};

/** Throws a SettingError that names the setting. An empty variable counts as not set. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  for (const [name, reason] of Object.entries(notSupported)) {
    if (given[name] !== undefined) throw new SettingError(`${name} cannot be used yet: ${reason}.`);
  }
  const read = Environment.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new SettingError(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const values = read.data;
  if (values.SNUG_DATABASE_URL !== undefined && values.SNUG_BACKUP_DIR !== undefined) {
    throw new SettingError('SNUG_BACKUP_DIR is for the database of SNUG_DATA_DIR: back PostgreSQL up with pg_dump.');
  }
  return {
    port: values.PORT,
    host: values.SNUG_HOST,
    dataDir: values.SNUG_DATA_DIR,
    publicUrl: values.SNUG_PUBLIC_URL,
    trustProxy: values.SNUG_TRUST_PROXY,
    embedOrigins: values.SNUG_EMBED_ORIGINS,
    pictureOrigins: values.SNUG_PICTURE_ORIGINS,
    socketsPerAddress: values.SNUG_SOCKETS_PER_ADDRESS,
    gameCaps: { teams: values.SNUG_TEAMS_PER_GAME, watchers: values.SNUG_WATCHERS_PER_GAME },
    metricsKey: values.SNUG_METRICS_KEY,
    databaseUrl: values.SNUG_DATABASE_URL,
    backupDir: values.SNUG_BACKUP_DIR,
    backupMinutes: values.SNUG_BACKUP_MINUTES,
    keepGamesMonths: values.SNUG_KEEP_GAMES_MONTHS,
    bucket: values.SNUG_MEDIA_URL,
    secret: values.SNUG_SECRET,
    mail: mailOf(values.SNUG_SMTP_URL, values.SNUG_MAIL_FROM),
    smsWebhookUrl: values.SNUG_SMS_WEBHOOK_URL,
    smsPerDay: values.SNUG_SMS_PER_DAY,
    venueFile: values.SNUG_VENUE,
    renderer: values.SNUG_RENDERER,
    storybook: { port: storybookPort(values.SNUG_STORYBOOK_PORT, values.PORT), host: values.SNUG_STORYBOOK_HOST },
    hstsSubdomains: values.SNUG_HSTS_SUBDOMAINS === 'yes',
    securityLog: values.SNUG_SECURITY_LOG,
    logLevel: values.SNUG_LOG_LEVEL,
  };
}

/** So far from the server's that the next port is free for another server. */
const storybookAfter = 100;

function storybookPort(given: string | undefined, port: number): number | undefined {
  if (given === 'off') return undefined;
  if (given !== undefined) return Number(given);
  if (port === 0) return 0;
  return port + storybookAfter <= 65_535 ? port + storybookAfter : undefined;
}

/** On most mail servers the user name is the address that mail comes from. */
function mailOf(url: string | undefined, given: string | undefined): MailSettings | undefined {
  if (url === undefined) return undefined;
  const from = given ?? decodeURIComponent(new URL(url).username);
  if (!isSender(from)) throw new SettingError('SNUG_MAIL_FROM must say which address mail comes from.');
  return { url, from };
}
