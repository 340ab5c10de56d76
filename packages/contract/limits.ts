/**
 * Every business number of Snug, with its reason. No other file writes one of these numbers.
 * Units are in the names: `…Ms` milliseconds, `…Px` pixels, `…Bytes` bytes; the rest are counts.
 */

/** A game code has six digits (LIMIT-01). */
export const gameCodeLength = 6;
/** The maximum length of a team name, in code points (LIMIT-02). */
export const teamNameMaxLength = 125;
/** The share of ready-made names among the generated team names (LIMIT-08). */
export const funnyTeamNameShare = 0.35;
/** A player's display name: long enough for any real one, short enough for one line on a phone. */
export const playerNameMaxLength = 60;
/** A venue's name: it stands on every phone and on the big screen. */
export const venueNameMaxLength = 100;
/** Quizmasters of one venue, those who ended included, and venues of one quizmaster: more is a mistake or an attack. */
export const venuePeopleMax = 200;
export const venuesPerHostMax = 100;
/** Packs in the list of a venue: ten years of weekly quizzes. */
export const packsPerVenueMax = 500;
/** A phone number has ten digits (LIMIT-03). */
export const phoneLength = 10;
/** Public team numbers begin here, so they have at least five digits (LIMIT-04). */
export const firstTeamNumber = 10_000;
/** One answer, after folding. The longest real answer in 50,000 trivia questions is under half of it. */
export const answerMaxLength = 250;
/** One suggestion. The limit keeps out a suggestion of a megabyte. */
export const suggestionMaxLength = 500;
/** Answers of one question. More inputs do not fit one ticket. */
export const answersPerQuestionMax = 20;
/** The quizmaster's line of text to everybody: two lines on a small phone. */
export const announcementMaxLength = 140;
/** A countdown to the close, and what is added to it, in seconds: a few breaths at least, an hour at most. */
export const countdownMinS = 5;
export const countdownMaxS = 3_600;
/** The points of one wanted answer: more would make all other questions a trifle. */
export const questionPointsMax = 100;
/** A bonus or a penalty: no quiz is worth more. */
export const adjustmentMax = 1_000;
/** Bonuses and penalties of a game that stand or stood. */
export const adjustmentsPerGameMax = 500;
/** Teams on paper in one game: more nobody types in. */
export const paperTeamsMax = 100;
/** Grades in one request: all answers of a round of a full room. */
export const gradesPerRequestMax = 1_000;
/** One sentence: why a grade is contested, why points were given, what the quizmaster replies. */
export const sentenceMaxLength = 200;
/** Questions of one round. */
export const questionsPerRoundMax = 50;
/** Possible answers of one question. A longer dropdown is no help. */
export const matchesPerQuestionMax = 100;
/** Possible answers of a round, the union of its questions': fifty questions of twenty. */
export const matchesPerRoundMax = 1_000;
/** Rounds of one pack. */
export const roundsPerPackMax = 30;
/** Players on a team, where a game has a limit: more sit at no table. */
export const teamSizeMax = 20;
/** Games made from one at once: a year of weekly nights. */
export const repeatsMax = 52;
/** Nights ahead that are told to anybody. */
export const nextNightsMax = 5;

/** Socket attempts per outage before `Connection Interrupted` (LIMIT-14). */
export const connectionAttempts = 4;
/** The client's heartbeat (LIMIT-14). */
export const heartbeatMs = 60_000;
/** How many message ids the client remembers; its cursor detects duplicates older than these (LIMIT-14). */
export const rememberedMessages = 15;
/** How often the server pings. Proxies cut silent connections after 60 s. */
export const pingMs = 25_000;
/** A client that has missed more messages than this loads the game anew instead of replaying them. */
export const replayMax = 500;
/** A connection that has been up this long resets the count of attempts. */
export const attemptsRestartMs = 10_000;
/** How long the reply to a heartbeat may take before the connection is replaced. */
export const suspectMs = 3_000;
/** The same for a page that becomes visible: an unlocked phone shows the right question within two seconds (G5). */
export const wokenMs = 1_500;
/** A frame from a client. The two texts that it may send are far shorter. */
export const clientFrameMaxBytes = 4_096;
/** A connection with more unsent bytes than this is closed as too slow (4008). */
export const backlogMaxBytes = 1_048_576;
/** A JSON body of a request. */
export const bodyMaxBytes = 65_536;
/** A whole pack of questions, uploaded by a quizmaster. */
export const packMaxBytes = 1_048_576;

/** A text from the server is shown up to this length (H18). */
export const serverTextMaxLength = 300;

/** Answers and submissions still count for this long after the close, by the server's clock (OPEN-34). */
export const closeGraceMs = 3_000;
/** An answer is sent once typing has paused for this long. */
export const answerDebounceMs = 300;

/** One-time codes: digits, lifetime, tries, and the wait before another is sent (LIMIT-15). */
export const oneTimeCodeLength = 6;
export const oneTimeCodeLifeMs = 600_000;
export const oneTimeCodeTries = 5;
export const resendCodeMs = 60_000;
/** The digits of new codes during a large-scale attempt to guess them (H33). */
export const longOneTimeCodeLength = 8;
/**
 * A call with a code or a contact counts as lost after this: while somebody guesses them at an address, the server lets the
 * others there wait for up to 25 seconds (H33, H39, H62).
 */
export const heldCallMs = 30_000;
/** How long a quizmaster's sign-in link works; it works once. */
export const signInLinkLifeMs = 86_400_000;

/** The version check starts this long after the page (LIMIT-25). */
export const versionCheckDelayMs = 200;
/** A resolved short link redirects after this (LIMIT-24). */
export const shortLinkDelayMs = 1_000;
/** The invite dialog opens first, its panel with the code this much later, so that neither stutters (LIMIT-23, OPEN-91). */
export const invitePanelOpensMs = 200;
/** Closed by mistake and opened again within this, it keeps its state; afterwards it starts anew (LIMIT-23, OPEN-91). */
export const invitePanelResetsMs = 800;
/** The maximum width of the live game (LIMIT-22). */
export const gameMaxWidthPx = 800;
/** Accessibility requests are due this many hours ahead (LIMIT-27). */
export const accessibilityNoticeHours = 72;
/** Locale and currency unless a venue sets its own (LIMIT-30, LIMIT-31). */
export const defaultLocale = 'en-US';
export const defaultCurrency = 'USD';

/** The most stars of a host feedback; the least is 1. Above `starsBoundary` it is positive (LIMIT-05). */
export const starsMax = 5;
export const starsBoundary = 3;
/** The tags of a positive and of a negative rating (LIMIT-06, LIMIT-07). */
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
/** The notes of a host feedback. */
export const feedbackNotesMaxLength = 1_000;

/** An uploaded image, in bytes (LIMIT-16). */
export const imageMaxBytes = 5_242_880;
/** An image is scaled down to this size (LIMIT-17). */
export const imageMaxWidthPx = 600;
export const imageMaxHeightPx = 400;
/** Checked before decoding, because a small file can unpack to gigabytes (H59). */
export const imageSideMaxPx = 8_192;
export const imageAreaMaxPx = 24_000_000;
/** Quotas of action shots: per player and game, per game, and in bytes per player. */
export const imagesPerPlayerMax = 20;
export const imagesPerGameMax = 200;
export const imageBytesPerPlayerMax = 52_428_800;

/** Surveys per player and UTC day (LIMIT-11). */
export const surveysPerDay = 20;
export const surveyResponseMaxLength = 500;
/** An answer of one's own is told to a venue with others only, and so are ratings: in groups of this size. */
export const ratingGroupSize = 5;

/** So many of the newest texts for a question are shown, of games and of elsewhere each: whole groups, and more than anybody reads. */
export const surveyTextsMax = 500;
export const surveyReasonMaxLength = 200;
/** A survey's loading state is shown for at least this long (LIMIT-12). */
export const surveyLoadingMs = 2_000;

/** A team's slogan: one line under its name. */
export const teamSloganMaxLength = 125;
/** Members of a registered team, including those invited and those who asked. A league's largest team has 12. */
export const teamMembersMax = 50;

/** How many teams, and how many people, one call takes out of a game: each is a few rows of one transaction. */
export const removedAtOnceMax = 500;
/** Teams that one account may own: enough for every league of a town. */
export const teamsPerOwnerMax = 50;

/** How long an invite by link or e-mail works (H50). */
export const inviteLifeMs = 86_400_000;
/** How long a login token in a link works; it works once (H47). */
export const linkTokenLifeMs = 900_000;
/** A login older than this must be confirmed again before contacts change (H38). */
export const freshLoginMs = 86_400_000;
/** How long an Idempotency-Key is remembered (G17). */
export const idempotencyLifeMs = 86_400_000;
