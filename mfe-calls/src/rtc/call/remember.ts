/** Far more than can still be under way. */
const rememberedCalls = 8;

/** The calls that are over, with one more. */
export function remember(past: readonly string[], callId: string): readonly string[] {
  return past.includes(callId) ? past : [...past, callId].slice(-rememberedCalls);
}
