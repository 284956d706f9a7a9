/** At once, and per second after that: far more than anybody's clicks, far less than a flood. */
const burst = 30;
const perSecond = 4;

/** How many messages of the other side are read: those beyond it are dropped unread. */
export class MessageBudget {
  private left = burst;
  private at: number;

  constructor(private readonly now: () => number = Date.now) {
    this.at = now();
  }

  /** Whether one more may be read, which then counts. */
  consume(): boolean {
    const now = this.now();
    this.left = Math.min(burst, this.left + ((now - this.at) / 1000) * perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
