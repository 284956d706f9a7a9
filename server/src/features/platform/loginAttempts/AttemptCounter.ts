/** Counts attempts at a secret and delays the next one. Shared by all servers. */
export interface AttemptCounter {
  /**
   * Consumes one attempt before the secret is checked, so that concurrent attempts cannot all be the last
   * free one. It counts as failed until `refund`.
   */
  consume(key: string, allowance: Allowance): Promise<AttemptResult>;
  /** Refunds the last attempt: it was right. With `all` every earlier one is forgotten as well. */
  refund(key: string, extent: 'last' | 'all'): Promise<void>;
}

interface AttemptResult {
  /** 0 when the attempt was consumed, else the seconds until one is available. */
  waitSeconds: number;
  /** The seconds the next one has to wait, should this one fail; 0 while free ones are left. */
  lockSeconds: number;
}

interface Allowance {
  /**
   * This many failures in a row cost nothing; the last of them, and each after it, delays the next attempt.
   */
  free: number;
}

/**
 * The first delay; it doubles with each further failure. OWASP Authentication Cheat Sheet: exponential
 * lockout.
 */
export const firstLockSeconds = 60;
export const longestLockSeconds = 3600;
/** Without a failure for this long all is forgotten. */
export const forgetAfterSeconds = 24 * 3600;
