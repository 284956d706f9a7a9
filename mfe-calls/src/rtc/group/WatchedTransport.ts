import { IceServerKeeper, type AskIceServers } from '../link/IceServerKeeper';
import type {
  GroupTransport,
  OwnPlace,
  RemotePerson,
  Stage,
  Tracks,
  TransportListener,
} from './GroupTransport';

/** How often to see whether everyone is connected. */
const lookEveryMs = 1000;
/** Each side asks at its own time: what either has when a path is looked for anew still lasts until it is looked for again. */
const renewAfter = 0.4;

/** What every way of pictures has: people, what is sent, where to look for a path, and a look now and then at how it goes. */
export abstract class WatchedTransport implements GroupTransport {
  protected people: readonly RemotePerson[] = [];
  protected iceServers: RTCIceServer[] = [];
  protected hasLeft = false;
  protected stage: Stage = 'alone';
  private readonly servers: IceServerKeeper;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    protected readonly own: OwnPlace,
    askIceServers: AskIceServers,
    protected tracks: Tracks,
    protected readonly listener: TransportListener,
  ) {
    this.servers = new IceServerKeeper(askIceServers, renewAfter, (found) => {
      this.iceServers = found;
      this.renew();
    });
  }

  async join(): Promise<void> {
    this.prepare();
    this.iceServers = await this.servers.first();
    if (this.hasLeft) return;
    this.timer = setInterval(() => this.look(), lookEveryMs);
    await this.begin();
  }

  leave(): void {
    this.hasLeft = true;
    this.servers.stop();
    clearInterval(this.timer);
    this.end();
  }

  enter(stage: Stage): void {
    this.stage = stage;
    this.publish(this.tracks);
  }

  abstract publish(tracks: Tracks): void;
  abstract subscribe(people: readonly RemotePerson[]): void;
  abstract stats(): Promise<Map<string, RTCStatsReport>>;
  abstract restartIce(): void;

  /** Does what needs no path yet. */
  protected prepare(): void {}
  /** Brings the way up. */
  protected abstract begin(): Promise<void>;
  /** Mends what is lost. Runs every second. */
  protected abstract look(): void;
  /** There are new credentials: a path through a relay is looked for anew with them, any other goes on as it is. */
  protected abstract renew(): void;
  protected abstract end(): void;
}
