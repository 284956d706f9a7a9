/** How often the received bytes are checked. */
const pollIntervalMs = 400;
/** Audio packets arrive fifty times a second, even when muted: this long without any is an outage. Browsers take five seconds to report one. */
const stalledAfterMs = 1500;

/** Receives the start and the end of an outage. */
export interface FlowListener {
  stalled(): void;
  resumed(): void;
}

/**
 * Detects outages of a connection whose state is `connected`: short ones never show in that state, and long ones show late.
 */
export class FlowWatch {
  private timer: ReturnType<typeof setInterval> | undefined;
  private bytes = -1;
  private movedAt = 0;
  /** No data has arrived for a while. */
  isStalled = false;

  /** @param bytesIn total bytes received; null while unknown */
  constructor(
    private readonly bytesIn: () => Promise<number | null>,
    private readonly listener: FlowListener,
  ) {}

  /** Starts once, when the connection is first up. */
  start(): void {
    if (this.timer !== undefined) return;
    this.movedAt = Date.now();
    this.timer = setInterval(() => void this.check(), pollIntervalMs);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    const bytes = await this.bytesIn();
    if (bytes === null) return;
    const now = Date.now();
    if (bytes !== this.bytes) {
      this.bytes = bytes;
      this.movedAt = now;
      const isBack = this.isStalled;
      this.isStalled = false;
      if (isBack) this.listener.resumed();
    } else if (!this.isStalled && now - this.movedAt > stalledAfterMs) {
      this.isStalled = true;
      this.listener.stalled();
    }
  }
}
