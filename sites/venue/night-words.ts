/** The texts of the nights that are ahead. */
export const nightWords = {
  nextNights: 'Next nights',
  nightWith: (name: string) => `with ${name}`,
  /** When a night begins, as the language writes it. */
  moment: (date: Date) =>
    date.toLocaleString('en', { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }),
};
export type NightWords = typeof nightWords;
