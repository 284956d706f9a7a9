import type { Arrivals, Received } from './Arrivals';

/** One or two pictures: whoever is not seen at all is shown before, and to count takes the page a while. */
const lookEveryMs = 150;

/** Looks who has arrived, as long as somebody has not. */
export class ArrivalWatch {
  private timer: ReturnType<typeof setInterval> | undefined;
  private isStopped = false;

  /** @param count what has come of each by now */
  constructor(
    private readonly arrivals: Arrivals,
    private readonly count: () => Promise<ReadonlyMap<string, Received>>,
  ) {}

  start(): void {
    clearInterval(this.timer);
    if (!this.isStopped) this.timer = setInterval(() => void this.look(), lookEveryMs);
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (!this.arrivals.isWaiting) return clearInterval(this.timer);
    const received = await this.count();
    if (!this.isStopped) this.arrivals.take(received, Date.now());
  }
}
