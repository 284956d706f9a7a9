/** Allows `burst` actions at once and `perSecond` more as time passes. `now` is in milliseconds. */
export function createTokenBucket(burst: number, perSecond: number, now: () => number = Date.now) {
  let tokens = burst;
  let countedAt = now();
  return {
    /** Consumes one token; false when there is none left. */
    consume(): boolean {
      const at = now();
      tokens = Math.min(burst, tokens + ((at - countedAt) / 1000) * perSecond);
      countedAt = at;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
