/** How often the flow is looked at. */
const lookEveryMs = 400;
/** Voices come fifty times a second, muted ones too: this long without anything is an outage. Browsers need five seconds to say so. */
const stalledAfterMs = 1500;

/** What is told of the flow. */
export interface FlowListener {
  stalled(): void;
  flows(): void;
}

/**
 * Watches whether anything at all arrives over a connection that is said to be up. Short outages never show in its state, and long
 * ones show late.
 */
export class FlowWatch {
  private timer: ReturnType<typeof setInterval> | undefined;
  private bytes = -1;
  private movedAt = 0;
  /** Nothing has arrived for a while. */
  isStalled = false;

  /** @param bytesIn everything that has arrived; null while that is not known */
  constructor(
    private readonly bytesIn: () => Promise<number | null>,
    private readonly listener: FlowListener,
  ) {}

  /** From the first time on at which the connection is up. */
  start(): void {
    if (this.timer !== undefined) return;
    this.movedAt = Date.now();
    this.timer = setInterval(() => void this.look(), lookEveryMs);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const bytes = await this.bytesIn();
    if (bytes === null) return;
    const now = Date.now();
    if (bytes !== this.bytes) {
      this.bytes = bytes;
      this.movedAt = now;
      const isBack = this.isStalled;
      this.isStalled = false;
      if (isBack) this.listener.flows();
    } else if (!this.isStalled && now - this.movedAt > stalledAfterMs) {
      this.isStalled = true;
      this.listener.stalled();
    }
  }
}
