import { dayMs, minuteMs } from '../../../lib/durations';

/**
 * Lifetimes of sessions and their tokens (docs/product/accounts.md). Within NIST SP 800-63B-4 (August 2025), level 1, which
 * leaves the figures to the service: users look at their watchlist every few days, not every few hours.
 */
export const lifetimes = {
  /** After this long without activity, a session ends. */
  idleMs: 14 * dayMs,
  /** After this long a session ends, however active. */
  absoluteMs: 90 * dayMs,
  /** A token in use is replaced at this age. */
  rotateAfterMs: dayMs,
  /** Requests sent with the replaced token are still accepted this long. */
  graceMs: minuteMs,
  /** The minimum age of the stored activity before it is updated. */
  seenEveryMs: 5 * minuteMs,
  /** A bearer token for the API. */
  accessTokenMs: 15 * minuteMs,
  /** A token that renews the bearer tokens of a client that is not a browser. */
  deviceTokenMs: 14 * dayMs,
} as const;
