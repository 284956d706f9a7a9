import type { Arrivals, Received } from './Arrivals';

/** About one picture. */
const lookEveryMs = 60;

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
