/**
 * Every business number of Snug, with its reason. Nothing else in the repository writes one of these numbers.
 * Units are in the names: `…Ms` milliseconds, `…Px` pixels, `…Bytes` bytes; the rest are counts.
 */

/** A game code is six digits (LIMIT-01). */
export const gameCodeLength = 6;
/** A team name has at most this many characters, counted as code points (LIMIT-02). */
export const teamNameMaxLength = 125;
/** So many of all made-up team names are ready-made ones (LIMIT-08). */
export const funnyTeamNameShare = 0.35;
/** A display name of a player; long enough for any real one, short enough for one line on a phone. */
export const playerNameMaxLength = 60;
/** A phone number has ten digits (LIMIT-03). */
export const phoneLength = 10;
/** Public team numbers begin here, so they have at least five digits (LIMIT-04). */
export const firstTeamNumber = 10_000;
/** One answer, after folding; the longest real answer in 50,000 trivia questions is under half of it. */
export const answerMaxLength = 250;
/** One suggestion (hazards of play: a megabyte of suggestion). */
export const suggestionMaxLength = 500;
/** Answers of one question: more inputs than this do not fit a slip. */
export const answersPerQuestionMax = 20;
/** Questions of one round. */
export const questionsPerRoundMax = 50;
/** Possible answers of one question: a dropdown longer than this is no help. */
export const matchesPerQuestionMax = 100;
/** Possible answers of a round, the union of its questions' own: fifty questions of twenty. */
export const matchesPerRoundMax = 1_000;
/** Rounds of one pack. */
export const roundsPerPackMax = 30;

/** Socket attempts per outage before `Connection Interrupted` (LIMIT-14). */
export const connectionAttempts = 4;
/** The client's heartbeat (LIMIT-14). */
export const heartbeatMs = 60_000;
/** How many message ids the client remembers (LIMIT-14); the cursor makes de-duplication unlimited beyond it. */
export const rememberedMessages = 15;
/** The server pings this often: proxies cut silent connections at 60 s. */
export const pingMs = 25_000;
/** A client further behind than this loads the game anew instead of replaying. */
export const replayMax = 500;
/** A connection that was up this long has its attempts given back. */
export const attemptsRestartMs = 10_000;
/** How long the answer to a heartbeat may take before the connection is replaced. */
export const suspectMs = 3_000;
/** The same for a page that has just come back: whoever unlocks a phone sees the right question within two seconds (G5). */
export const wokenMs = 1_500;
/** A frame from a client; the two texts it may send are far shorter. */
export const clientFrameMaxBytes = 4_096;
/** A slow reader is closed (4008) when this much waits for it. */
export const backlogMaxBytes = 1_048_576;
/** A JSON body. */
export const bodyMaxBytes = 65_536;
/** A whole pack of questions, sent by a quizmaster. */
export const packMaxBytes = 1_048_576;

/** More of a sentence of the server's than this is not shown (H18). */
export const serverTextMaxLength = 300;

/** After the close, answers and submissions still count for this long, by the server's clock (OPEN-34). */
export const closeGraceMs = 3_000;
/** Typing rests this long before the answer is sent. */
export const answerDebounceMs = 300;

/** One-time codes: digits, life, tries, and the wait before another is sent (LIMIT-15). */
export const oneTimeCodeLength = 6;
export const oneTimeCodeLifeMs = 600_000;
export const oneTimeCodeTries = 5;
export const resendCodeMs = 60_000;
/** While somebody guesses codes on a large scale, new ones have this many digits (H33). */
export const longOneTimeCodeLength = 8;
/** A quizmaster's sign-in link works once and for this long. */
export const signInLinkLifeMs = 86_400_000;

/** The version check waits this long after the start (LIMIT-25). */
export const versionCheckDelayMs = 200;
/** A short link that was resolved leads on after this (LIMIT-24). */
export const shortLinkDelayMs = 1_000;
/** The invite dialog is there first; then its panel with the code begins to open, so that neither stutters (LIMIT-23, OPEN-91). */
export const invitePanelOpensMs = 200;
/** Closed by a slip and opened again within this, it is as it was; afterwards it begins anew (LIMIT-23, OPEN-91). */
export const invitePanelResetsMs = 800;
/** The live game is at most this wide (LIMIT-22). */
export const gameMaxWidthPx = 800;
/** Accessibility requests are due this many hours ahead (LIMIT-27). */
export const accessibilityNoticeHours = 72;
/** Locale and currency unless a venue sets its own (LIMIT-30, LIMIT-31). */
export const defaultLocale = 'en-US';
export const defaultCurrency = 'USD';

/** Host feedback: 1 to this many stars, above `starsBoundary` is positive (LIMIT-05). */
export const starsMax = 5;
export const starsBoundary = 3;
/** The tags of a good and of a poor rating (LIMIT-06, LIMIT-07). */
export const positiveTags = [
  'Funny',
  'Charismatic',
  'Professional',
  'Clear Instructions',
  'Friendly',
  'Creative',
  'Other',
] as const;
export const negativeTags = [
  'Boring',
  'Awkward',
  'Confusing',
  'Disorganized',
  'Unprofessional',
  'Rude',
  'Unfair Grading',
  'Other',
] as const;
/** What a player may write to a host. */
export const feedbackNotesMaxLength = 1_000;

/** An uploaded image, in bytes (LIMIT-16). */
export const imageMaxBytes = 5_242_880;
/** An image is brought within this (LIMIT-17). */
export const imageMaxWidthPx = 600;
export const imageMaxHeightPx = 400;
/** Before decoding: a small file can unpack to gigabytes (H59). */
export const imageSideMaxPx = 8_192;
export const imageAreaMaxPx = 24_000_000;
/** Quotas of action shots: per player and game, per game, and in bytes per player. */
export const imagesPerPlayerMax = 20;
export const imagesPerGameMax = 200;
export const imageBytesPerPlayerMax = 52_428_800;

/** Survey questions per player and UTC day (LIMIT-11). */
export const surveysPerDay = 20;
export const surveyResponseMaxLength = 500;
export const surveyReasonMaxLength = 200;
/** A survey that loads shows so for at least this long (LIMIT-12). */
export const surveyLoadingMs = 2_000;

/** A team's slogan: one line under its name. */
export const teamSloganMaxLength = 125;
/** Members of a registered team, invited and asking ones included: a league's largest has 12. */
export const teamMembersMax = 50;
/** Teams that one account may own: enough for every league of a town. */
export const teamsPerOwnerMax = 50;

/** An invite by link or letter works this long (H50). */
export const inviteLifeMs = 86_400_000;
/** A login token in a link works once and for this long (H47). */
export const linkTokenLifeMs = 900_000;
/** What has to be confirmed again before contacts change: a login older than this (H38). */
export const freshLoginMs = 86_400_000;
/** An Idempotency-Key is remembered this long (G17). */
export const idempotencyLifeMs = 86_400_000;
