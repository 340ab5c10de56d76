import type { WhiteLabel } from '@snug/contract';
import { isEverywhere, lanAddresses } from './lan-addresses.ts';
import type { Settings } from './settings.ts';
import type { Storybook } from './storybook.ts';

/** What the greeting says about a server that has started. */
interface Started {
  readonly port: number;
  readonly whiteLabel: WhiteLabel;
  readonly signInLink: string;
  /** Whom the link signs in. */
  readonly signsIn: string;
  readonly isDemo: boolean;
  readonly code: string | undefined;
  readonly storybook: Storybook | undefined;
}

/** What `--demo` adds. */
const botsPlay = [
  'Bots are playing: eight tables, and a quizmaster who runs one game after the other. Join with the code and play along,',
  'or open the console and watch; press anything there, and the bot steps back for you.',
  '',
];

/** For a house without mail: an evening of guests alone has no table of four. */
const codesAreHere = [
  'No mail is set up: the codes by which players log in stand here and at the outbox alone, and whoever does not log in plays',
  'as a team of one. SNUG_SMTP_URL sends the codes.',
  '',
];

/** What a start prints: the addresses, the sign-in link and the code of the demo game. */
export function greeting(
  { code, signInLink, signsIn, isDemo, port, whiteLabel, storybook }: Started,
  settings: Settings,
  isPlayedByBots: boolean,
): string {
  const { host, publicUrl, mail, smsWebhookUrl } = settings;
  const usesDevMailbox = publicUrl === undefined && !(mail && smsWebhookUrl);
  const home = publicUrl ?? `http://localhost:${port}`;
  return [
    `${whiteLabel.name} is open.`,
    '',
    `  Players      ${home}/`,
    ...(publicUrl === undefined && isEverywhere(host)
      ? lanAddresses().map((ip) => `               http://${ip}:${port}/`)
      : []),
    `  Quizmaster   ${home}/host/#link=${signInLink}`,
    ...(isDemo
      ? []
      : [`               signs in ${signsIn}, once; npm run quizmaster -- link NAME makes one for anybody else`]),
    ...(code === undefined ? [] : [`  Game code    ${code}`]),
    ...(usesDevMailbox ? [`  Outbox       ${home}/dev/outbox`] : []),
    ...(storybook?.port === undefined ? [] : [`  Storybook    http://localhost:${storybook.port}/`]),
    '',
    ...(isPlayedByBots ? botsPlay : []),
    ...(usesDevMailbox && !isDemo && !mail ? codesAreHere : []),
  ].join('\n');
}

/**
 * A warning if a venue file is given to a data folder that a start without one has made: its first venue stays the demo
 * venue, whatever the file says.
 */
export function demoUnderVenueFile({ isDemo }: { readonly isDemo: boolean }, settings: Settings): string | undefined {
  if (!isDemo || settings.venueFile === undefined) return undefined;
  return 'Warning: this data folder has the demo venue, so the link signs in there, and SNUG_VENUE changes only what the player site shows. For a venue of your own set SNUG_DATA_DIR to a new folder.';
}

/** A warning if another server has the database open, or had it until a moment ago. */
export function besideAnother({ isBesideAnother }: { readonly isBesideAnother: boolean }): string | undefined {
  if (!isBesideAnother) return undefined;
  return 'Warning: another server uses this database, or has just been killed. Live messages of one reach the phones at the other only with a heartbeat or a load, and the sign-in link that the other has printed stays good.';
}

/**
 * A warning if a server with a public address cannot send all notifications, or undefined. Players there are told that their
 * code is on its way, while nobody reads the codes that the server prints instead.
 */
export function unsentNotifications({ publicUrl, mail, smsWebhookUrl }: Settings): string | undefined {
  const missing = [
    ...(mail ? [] : [{ setting: 'SNUG_SMTP_URL', kind: 'e-mails' }]),
    ...(smsWebhookUrl === undefined ? [{ setting: 'SNUG_SMS_WEBHOOK_URL', kind: 'text messages' }] : []),
  ];
  if (publicUrl === undefined || missing.length === 0) return undefined;
  const settings = missing.map(({ setting }) => setting).join(' and ');
  const kinds = missing.map(({ kind }) => kind).join(' and ');
  return `Warning: without ${settings} no ${kinds} are sent: login codes among them are printed here alone.`;
}

/**
 * A warning if a server that is reached by https trusts no proxy, or undefined. This server speaks http alone, so there is a
 * proxy in front, and all the world's phones come from its address.
 */
export function undeclaredProxy({ publicUrl, trustProxy }: Settings): string | undefined {
  if (!publicUrl?.startsWith('https:') || trustProxy > 0) return undefined;
  return 'Warning: SNUG_PUBLIC_URL is https and SNUG_TRUST_PROXY is 0, so all phones seem to share the address of the proxy in front, and with it what an address may do: set SNUG_TRUST_PROXY to the number of proxies.';
}
