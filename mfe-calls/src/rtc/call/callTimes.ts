import { legGraceMs, ringTimeoutMs } from '@tayyib/shared/limits';

/** The server ends a call that nobody answers; this much later we do, should its word not arrive. */
const slackMs = 5000;

/** How long the machine waits for each of its timers, in milliseconds. */
export const callTimes = {
  ring: ringTimeoutMs + slackMs,
  /** First picture after the answer, or a rebuilt connection. Ten times what it takes on a poor network. */
  connect: 15_000,
  /** Between two ICE restarts while a connection is down. Measured: media is back 0.2 to 1 s after the network. */
  restart: 2000,
  /** A connection that is down this long is given up. Longer than the server waits for a lost side. */
  'give-up': legGraceMs + 25_000,
} as const;
