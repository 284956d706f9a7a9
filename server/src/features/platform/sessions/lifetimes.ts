const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * How long a session and its tokens live (ADR 0032). Within what NIST SP 800-63B-4 (August 2025) asks of its first level,
 * which leaves the figures to the service: people look at their watchlist every few days, not every few hours.
 */
export const lifetimes = {
  /** Without a sign of life for this long, a session is over. */
  idleMs: 14 * dayMs,
  /** After this long a session is over, however busy. */
  absoluteMs: 90 * dayMs,
  /** A token in use is replaced when it is this old. */
  rotateAfterMs: dayMs,
  /** Requests that were on their way with the replaced token still count this long. */
  graceMs: minuteMs,
  /** How old the last sign of life may be before it is written again. */
  seenEveryMs: 5 * minuteMs,
  /** A bearer token that opens the API. */
  accessTokenMs: 15 * minuteMs,
  /** A token that renews the bearer tokens of a client that is no browser. */
  deviceTokenMs: 14 * dayMs,
} as const;
