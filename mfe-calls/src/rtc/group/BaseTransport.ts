import { IceServerRefresher, type RequestIceServers } from '../link/IceServerRefresher';
import type {
  GroupTransport,
  LocalParticipant,
  RemoteParticipant,
  RouteStage,
  Tracks,
  TransportListener,
} from './GroupTransport';

/** How often the connections are checked. */
const checkEveryMs = 1000;
/** Each side refreshes on its own schedule: credentials that either side uses for a restart are valid until the next one. */
const refreshAfter = 0.4;

/** What every transport has: participants, tracks to send, ICE servers, and a periodic check of its connections. */
export abstract class BaseTransport implements GroupTransport {
  protected people: readonly RemoteParticipant[] = [];
  protected iceServers: RTCIceServer[] = [];
  protected hasLeft = false;
  protected stage: RouteStage = 'single';
  private readonly servers: IceServerRefresher;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    protected readonly own: LocalParticipant,
    requestIceServers: RequestIceServers,
    protected tracks: Tracks,
    protected readonly listener: TransportListener,
  ) {
    this.servers = new IceServerRefresher(requestIceServers, refreshAfter, (found) => {
      this.iceServers = found;
      this.onNewIceServers();
    });
  }

  async join(): Promise<void> {
    this.prepare();
    this.iceServers = await this.servers.first();
    if (this.hasLeft) return;
    this.timer = setInterval(() => this.check(), checkEveryMs);
    await this.open();
  }

  leave(): void {
    this.hasLeft = true;
    this.servers.stop();
    clearInterval(this.timer);
    this.close();
  }

  setStage(stage: RouteStage): void {
    this.stage = stage;
    this.publish(this.tracks);
  }

  abstract publish(tracks: Tracks): void;
  abstract subscribe(people: readonly RemoteParticipant[]): void;
  abstract stats(): Promise<Map<string, RTCStatsReport>>;
  abstract restartIce(): void;

  /** Does what needs no ICE servers yet. */
  protected prepare(): void {}
  /** Opens the connections. */
  protected abstract open(): Promise<void>;
  /** Reconnects what is lost. Runs every second. */
  protected abstract check(): void;
  /** There are new credentials: relayed connections are replaced, direct ones are left alone. */
  protected abstract onNewIceServers(): void;
  protected abstract close(): void;
}
