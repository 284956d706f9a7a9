import { termsVersion } from '@tayyib/shared/prices';
import { sql } from 'drizzle-orm';

/**
 * The edition of the terms that a row of `users` last agreed to, as a query column; null where they never did
 * or withdrew. Names are written out, because a single-table query would omit `users`.
 */
export const agreedTerms = sql<string | null>`(
  select case when event.action = 'given' then event.version end from consent_events event
  where event.user_id = "users"."id" and event.purpose = 'terms' order by event.id desc limit 1)`;

/**
 * Whether that edition is current. Editions are named by date; a newer one, from another server, counts too.
 */
export function isOfToday(agreed: string | null): boolean {
  return agreed !== null && agreed >= termsVersion;
}
