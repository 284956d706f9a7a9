import type { Arrivals, Received } from './Arrivals';

/** About two frames: statistics are costly, and participants without media on any route are shown without waiting. */
const pollIntervalMs = 150;

/** Polls the statistics of a connection until media of every participant has arrived. */
export class ArrivalWatch {
  private timer: ReturnType<typeof setInterval> | undefined;
  private isStopped = false;

  /** @param count the media received from each participant so far */
  constructor(
    private readonly arrivals: Arrivals,
    private readonly count: () => Promise<ReadonlyMap<string, Received>>,
  ) {}

  start(): void {
    clearInterval(this.timer);
    if (!this.isStopped) this.timer = setInterval(() => void this.poll(), pollIntervalMs);
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  private async poll(): Promise<void> {
    if (!this.arrivals.isWaiting) return clearInterval(this.timer);
    const received = await this.count();
    if (!this.isStopped) this.arrivals.update(received, Date.now());
  }
}
