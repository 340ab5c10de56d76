import * as z from 'zod/mini';

/** A photo that its uploader lets the big screen show waits for the quizmaster, is shown, or is declined. */
export const ScreenChoice = z.enum(['waiting', 'shown', 'declined']);
export type ScreenChoice = z.infer<typeof ScreenChoice>;

/** What a room votes for: the best photo of the night, or the best name of a team. */
export const VoteKind = z.enum(['photo', 'name']);
export type VoteKind = z.infer<typeof VoteKind>;

/** What can be voted for: a photo with the team that it is of, or a team's name. */
export const VoteCandidate = z.object({
  /** The photo's `image_code`, or the team's id. */
  id: z.string(),
  team_name: z.string(),
  /** Of a photo. */
  url: z.optional(z.string()),
});
export type VoteCandidate = z.infer<typeof VoteCandidate>;

/** With a closed vote. */
const result = {
  /** Whoever has the most votes: several of a tie, none where nobody has voted. */
  winners: z.optional(z.array(VoteCandidate)),
  /** How many votes each of them has. */
  top: z.optional(z.int()),
};

/** A vote as a player sees it. Nobody else's choice is in it, and no count while it is open. */
export const Vote = z.object({
  vote: VoteKind,
  open: z.boolean(),
  /** What the caller has voted for; absent for nothing, or for what can be voted for no longer. */
  mine: z.optional(z.string()),
  /** `own`: the caller's, or their team's, for which they cannot vote. */
  candidates: z.array(z.extend(VoteCandidate, { own: z.optional(z.boolean()) })),
  ...result,
});
export type Vote = z.infer<typeof Vote>;

/** The votes of a game that were opened. */
export const Votes = z.object({ version: z.int(), votes: z.array(Vote) });
export type Votes = z.infer<typeof Votes>;

/** A photo as the quizmaster decides about it. */
export const HostPhoto = z.object({
  image_code: z.string(),
  url: z.string(),
  /** As the room reads it. */
  team_name: z.string(),
  /** Who uploaded it; '' for somebody who is not known any more. */
  player_name: z.string(),
  /** In ms since 1970. */
  created_at: z.int(),
  screen: ScreenChoice,
});
export type HostPhoto = z.infer<typeof HostPhoto>;

/** A vote as the quizmaster runs it. `hidden`: closed, and its result is taken off the big screen. */
export const HostVote = z.object({
  vote: VoteKind,
  state: z.enum(['none', 'open', 'closed', 'hidden']),
  /** How many can be voted for. */
  candidates: z.int(),
  voted: z.int(),
  /** How many may vote. */
  of: z.int(),
  ...result,
});
export type HostVote = z.infer<typeof HostVote>;

/** The photos of a game that may be shown to the room, the first uploaded first, and its votes. */
export const HostPhotos = z.object({
  photos: z.array(HostPhoto),
  /** How many photos nobody may show: their uploaders did not agree. */
  without_consent: z.int(),
  votes: z.array(HostVote),
});
export type HostPhotos = z.infer<typeof HostPhotos>;

/** A photo that the room sees. */
export const DisplayPhoto = z.object({ image_code: z.string(), url: z.string(), team_name: z.string() });
export type DisplayPhoto = z.infer<typeof DisplayPhoto>;

/** A vote as the room sees it: how many have voted, and once it is closed who has won. */
export const DisplayVote = z.object({
  vote: VoteKind,
  open: z.boolean(),
  voted: z.int(),
  of: z.int(),
  /** While it is open. */
  candidates: z.array(VoteCandidate),
  ...result,
});
export type DisplayVote = z.infer<typeof DisplayVote>;
