/** ICE servers, and how long their credentials are valid. */
export interface FoundIceServers {
  iceServers: RTCIceServer[];
  /** Null when nothing expires. */
  goodForSeconds: number | null;
}

/** Requests ICE servers; null when there was no reply in time. */
export type RequestIceServers = () => Promise<FoundIceServers | null>;

/** Without a reply the direct path is tried; the request is repeated after this long. */
const retryMs = 2000;

/**
 * Keeps the ICE servers of a connection current. Relay credentials are refreshed well before they expire: an ICE restart an hour
 * into a call needs credentials that are still valid.
 */
export class IceServerRefresher {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  /**
   * @param refreshAfter share of the validity period after which to refresh
   * @param onRefreshed receives each later reply
   */
  constructor(
    private readonly request: RequestIceServers,
    private readonly refreshAfter: number,
    private readonly onRefreshed: (iceServers: RTCIceServer[]) => void,
  ) {}

  /** The servers of the first reply; empty without one, which leaves the direct path. */
  async first(): Promise<RTCIceServer[]> {
    const found = await this.request();
    this.schedule(found);
    return found?.iceServers ?? [];
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private schedule(found: FoundIceServers | null): void {
    if (this.isStopped || found?.goodForSeconds === null) return;
    const inMs = found ? found.goodForSeconds * 1000 * this.refreshAfter : retryMs;
    this.timer = setTimeout(() => void this.refresh(), inMs);
  }

  private async refresh(): Promise<void> {
    const found = await this.request();
    if (this.isStopped) return;
    if (found && found.iceServers.length > 0) this.onRefreshed(found.iceServers);
    this.schedule(found);
  }
}
