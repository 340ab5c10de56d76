import * as z from 'zod/mini';

/** One line of text from the quizmaster to everybody. */
export const Announcement = z.object({
  /** At most `announcementMaxLength` code points. */
  text: z.string(),
  /** When it was sent, by the server's clock. */
  at: z.int(),
});
export type Announcement = z.infer<typeof Announcement>;

/** The time until submissions close by themselves. Both times are the server's, in ms since 1970. */
export const Countdown = z.object({
  ends_at: z.int(),
  /**
   * The server's time when this was said: what is left then is `ends_at - now`. In a break the countdown stands still, with
   * that much left.
   */
  now: z.int(),
});
export type Countdown = z.infer<typeof Countdown>;
