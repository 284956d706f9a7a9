/** Where to look for a path, and for how long it is said to be good. */
export interface FoundIceServers {
  iceServers: RTCIceServer[];
  /** Null where nothing runs out. */
  goodForSeconds: number | null;
}

/** Asks for them; null when nobody answered in time. */
export type AskIceServers = () => Promise<FoundIceServers | null>;

/** Without an answer the direct path is tried, and this much later it is asked again. */
const askAgainMs = 2000;

/**
 * Knows where a path is looked for as long as a connection lasts: credentials of a relay are asked for anew well before they run
 * out, for a path that breaks an hour into a call is found with those of then.
 */
export class IceServerKeeper {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  /**
   * @param renewAfter share of the time they are good for after which to ask anew
   * @param onRenewed hears of each later answer
   */
  constructor(
    private readonly ask: AskIceServers,
    private readonly renewAfter: number,
    private readonly onRenewed: (iceServers: RTCIceServer[]) => void,
  ) {}

  /** The first answer; nothing where there is none, which leaves the direct path. */
  async first(): Promise<RTCIceServer[]> {
    const found = await this.ask();
    this.plan(found);
    return found?.iceServers ?? [];
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private plan(found: FoundIceServers | null): void {
    if (this.isStopped || found?.goodForSeconds === null) return;
    const inMs = found ? found.goodForSeconds * 1000 * this.renewAfter : askAgainMs;
    this.timer = setTimeout(() => void this.renew(), inMs);
  }

  private async renew(): Promise<void> {
    const found = await this.ask();
    if (this.isStopped) return;
    if (found && found.iceServers.length > 0) this.onRenewed(found.iceServers);
    this.plan(found);
  }
}
