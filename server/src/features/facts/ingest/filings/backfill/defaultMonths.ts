/** How far a backfill reaches back where nothing is said: the accounts that verdicts may still rest on, and the year before. */
export const defaultMonths = 24;
