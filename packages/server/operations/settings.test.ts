import { expect, test } from 'vitest';
import { readSettings, SettingError } from './settings.ts';

test('without settings the defaults apply', () => {
  expect(readSettings({ PORT: '', HOME: '/root' })).toMatchObject({
    port: 4_000,
    host: '0.0.0.0',
    dataDir: './data',
    publicUrl: undefined,
    trustProxy: 0,
    embedOrigins: [],
    pictureOrigins: [],
    socketsPerAddress: 500,
    smsPerDay: 2_000,
    gameCaps: { teams: 150, watchers: 1_000 },
    metricsKey: undefined,
    storybook: { port: 4_100, host: '127.0.0.1' },
    hstsSubdomains: false,
    // Nothing that opens a door is the same in two houses.
    ...{ secret: undefined, databaseUrl: undefined, bucket: undefined, mail: undefined, smsWebhookUrl: undefined },
  });
});

test('Storybook is on a port of its own, far enough that the next one is free for another server', () => {
  const portOf = (settings: Record<string, string>) => readSettings(settings).storybook.port;
  expect(portOf({ PORT: '4001' })).toBe(4_101);
  expect(portOf({ PORT: '0' })).toBe(0);
  expect(portOf({ PORT: '65500' })).toBeUndefined();
  expect(portOf({ SNUG_STORYBOOK_PORT: '6006' })).toBe(6_006);
  expect(portOf({ SNUG_STORYBOOK_PORT: 'off' })).toBeUndefined();
});

test('settings are parsed by their types', () => {
  const settings = readSettings({
    PORT: '8080',
    SNUG_PUBLIC_URL: 'https://quiz.example/',
    SNUG_TRUST_PROXY: '2',
    SNUG_SMS_PER_DAY: '50',
    SNUG_TEAMS_PER_GAME: '40',
    SNUG_WATCHERS_PER_GAME: '60',
    SNUG_EMBED_ORIGINS: 'https://pub.example, http://localhost:3000',
    SNUG_PICTURE_ORIGINS: 'https://pictures.example/ https://other.example',
  });
  expect(settings).toMatchObject({
    port: 8_080,
    publicUrl: 'https://quiz.example',
    trustProxy: 2,
    smsPerDay: 50,
    gameCaps: { teams: 40, watchers: 60 },
    embedOrigins: ['https://pub.example', 'http://localhost:3000'],
    pictureOrigins: ['https://pictures.example', 'https://other.example'],
  });
});

test('mail comes from the address that is set, otherwise from the user of the mail server', () => {
  const mailOf = (settings: Record<string, string>) => readSettings(settings).mail;
  const url = 'smtps://quiz%40pub.example:secret@mail.example';
  expect(mailOf({})).toBeUndefined();
  expect(mailOf({ SNUG_SMTP_URL: url })).toEqual({ url, from: 'quiz@pub.example' });
  const from = 'The Quiz <night@pub.example>';
  expect(mailOf({ SNUG_SMTP_URL: url, SNUG_MAIL_FROM: from })).toEqual({ url, from });
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a port number.'],
  [{ PORT: '70000' }, 'PORT must be a port number.'],
  [{ SNUG_PUBLIC_URL: 'quiz.example' }, 'SNUG_PUBLIC_URL must be an address like https://quiz.example.'],
  [{ SNUG_PUBLIC_URL: 'https://quiz.example/app' }, 'SNUG_PUBLIC_URL must be an address like https://quiz.example.'],
  [{ SNUG_TRUST_PROXY: 'yes' }, 'SNUG_TRUST_PROXY must be the number of proxies in front, such as 1.'],
  [{ SNUG_PICTURE_ORIGINS: 'http://a.example' }, /^SNUG_PICTURE_ORIGINS.* must be an address like https:/],
  [{ SNUG_PICTURE_ORIGINS: 'https:' }, /^SNUG_PICTURE_ORIGINS.* must be an address like/],
  [{ SNUG_EMBED_ORIGINS: 'https://a.example, *' }, /^SNUG_EMBED_ORIGINS.* must be an address like/],
  [{ SNUG_SOCKETS_PER_ADDRESS: '0' }, 'SNUG_SOCKETS_PER_ADDRESS must be a number of connections, such as 500.'],
  [{ SNUG_TEAMS_PER_GAME: '0' }, 'SNUG_TEAMS_PER_GAME must be a number of teams, such as 150.'],
  [{ SNUG_WATCHERS_PER_GAME: 'all' }, 'SNUG_WATCHERS_PER_GAME must be a number of people, such as 1000.'],
  [{ SNUG_SMS_PER_DAY: 'all' }, 'SNUG_SMS_PER_DAY must be a number of text messages, such as 2000.'],
  [{ SNUG_METRICS_KEY: 'short' }, 'SNUG_METRICS_KEY must have at least 16 characters.'],
  [{ SNUG_SECRET: 'short' }, 'SNUG_SECRET must have at least 32 characters.'],
  [{ SNUG_STORYBOOK_PORT: 'none' }, 'SNUG_STORYBOOK_PORT must be a port number, or off.'],
  [{ SNUG_HSTS_SUBDOMAINS: 'true' }, 'SNUG_HSTS_SUBDOMAINS must be yes or no.'],
  [{ SNUG_LOG_LEVEL: 'loud' }, /^SNUG_LOG_LEVEL must be/],
  [{ SNUG_KEEP_GAMES_MONTHS: '0' }, 'SNUG_KEEP_GAMES_MONTHS must be a number of months, such as 24.'],
  [{ SNUG_BACKUP_MINUTES: 'often' }, 'SNUG_BACKUP_MINUTES must be a number of minutes, such as 5.'],
  [
    { SNUG_DATABASE_URL: 'postgres://localhost/snug', SNUG_BACKUP_DIR: '/backups' },
    'SNUG_BACKUP_DIR is for the database of SNUG_DATA_DIR: back PostgreSQL up with pg_dump.',
  ],
  [{ SNUG_DATABASE_URL: 'mysql://x' }, /^SNUG_DATABASE_URL must be an address like postgres:/],
  [{ SNUG_SMTP_URL: 'mail.example:25' }, /^SNUG_SMTP_URL must be an address like smtps:/],
  [{ SNUG_SMTP_URL: 'smtp://mail.example' }, 'SNUG_MAIL_FROM must say which address mail comes from.'],
  [{ SNUG_MAIL_FROM: 'the pub' }, 'SNUG_MAIL_FROM must be an address like quiz@pub.example.'],
  [{ SNUG_SMS_WEBHOOK_URL: 'sms.example' }, /^SNUG_SMS_WEBHOOK_URL must be an address like https:/],
  [{ SNUG_MEDIA_URL: 's3://x' }, /^SNUG_MEDIA_URL must be an address like https:\/\/KEY/],
  [{ SNUG_MEDIA_URL: 'https://s3.example/bucket' }, /^SNUG_MEDIA_URL must be an address like https:\/\/KEY/],
  [{ SNUG_MEDIA_URL: 'https://KEY:SECRET@s3.example/' }, /^SNUG_MEDIA_URL must be an address like https:\/\/KEY/],
  [{ SNUG_PUBSUB_URL: 'redis://x' }, /^SNUG_PUBSUB_URL cannot be used yet: /],
])('a setting that cannot be used stops the start with a sentence: %o', (environment, sentence) => {
  const read = () => readSettings(environment);
  expect(read).toThrow(SettingError);
  expect(read).toThrow(sentence);
  expect(read).toThrow(/^[^\n]+\.$/);
});
