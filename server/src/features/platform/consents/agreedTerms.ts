import { termsVersion } from '@tayyib/shared/prices';
import { sql } from 'drizzle-orm';

/**
 * The edition of the terms that a row of `users` agreed to last, as a column of a query; null where they never did or took it
 * back. Names are written out: a query over one table would leave `users` away.
 */
export const agreedTerms = sql<string | null>`(
  select case when said.action = 'given' then said.version end from consent_events said
  where said.user_id = "users"."id" and said.purpose = 'terms' order by said.id desc limit 1)`;

/** Whether that edition is the one of today. Editions are named by their day; a newer one, of another server, counts too. */
export function isOfToday(agreed: string | null): boolean {
  return agreed !== null && agreed >= termsVersion;
}
