/** Counts tries at something secret and makes the next one wait. Shared by all servers. */
export interface TryCounter {
  /**
   * Takes one try before the secret is looked at, so that tries at the same moment cannot all be the last free one. It counts
   * as failed until `forgive`.
   */
  take(key: string, allowance: Allowance): Promise<Taken>;
  /** Takes the last try back: it was right. With `all` every earlier one is forgotten as well. */
  forgive(key: string, extent: 'last' | 'all'): Promise<void>;
}

interface Taken {
  /** 0 when the try was taken, else for how many seconds none is. */
  waitSeconds: number;
  /** For how many seconds the next one has to wait, should this one have been wrong; 0 while free ones are left. */
  lockSeconds: number;
}

interface Allowance {
  /** This many failures in a row cost nothing; the last of them, and each after it, makes the next try wait. */
  free: number;
}

/** The first wait; it doubles with each further failure. OWASP Authentication Cheat Sheet: exponential lockout. */
export const firstLockSeconds = 60;
export const longestLockSeconds = 3600;
/** Without a failure for this long all is forgotten. */
export const forgetAfterSeconds = 24 * 3600;
