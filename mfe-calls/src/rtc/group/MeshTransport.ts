import type { MediaConnection, Peer } from 'peerjs';
import type { GroupTransport, OwnPlace, RemotePerson, Tracks, TransportListener } from './GroupTransport';
import { MeshLink } from './MeshLink';
import { withPlaceholders } from './placeholders';

/** How often to see whether everyone is connected. */
const lookEveryMs = 1000;

/**
 * Pictures from each to each, for few people. Whoever came later calls whoever was there before, so that two calls never cross, and calls
 * again when a link is lost. Only people whom the server named are answered.
 */
export class MeshTransport implements GroupTransport {
  private peer: Peer | null = null;
  private readonly links = new Map<string, MeshLink>();
  private people: readonly RemotePerson[] = [];
  private timer: ReturnType<typeof setInterval> | undefined;
  private hasLeft = false;

  constructor(
    private readonly own: OwnPlace,
    private readonly iceServers: RTCIceServer[],
    private tracks: Tracks,
    private readonly listener: TransportListener,
  ) {}

  async join(): Promise<void> {
    const { Peer: PeerClient } = await import('peerjs');
    if (this.hasLeft) return;
    const isSecure = location.protocol === 'https:';
    const peer = new PeerClient(this.own.peerId, {
      // the library's own defaults are servers of other people
      host: location.hostname,
      port: Number(location.port) || (isSecure ? 443 : 80),
      path: '/peer',
      secure: isSecure,
      config: { iceServers: this.iceServers },
      debug: 0,
    });
    this.peer = peer;
    peer.on('open', () => this.look());
    peer.on('call', (call) => this.take(call));
    peer.on('connection', (connection) => connection.close());
    peer.on('disconnected', () => setTimeout(() => this.reconnect(), lookEveryMs));
    // whoever is not there yet is called again; what else goes wrong shows as a link that is lost
    peer.on('error', () => undefined);
    this.timer = setInterval(() => this.look(), lookEveryMs);
  }

  publish(tracks: Tracks): void {
    this.tracks = tracks;
    for (const link of this.links.values()) link.publish(tracks);
  }

  subscribe(people: readonly RemotePerson[]): void {
    this.people = people;
    this.look();
  }

  async stats(): Promise<Map<string, RTCStatsReport>> {
    const found = new Map<string, RTCStatsReport>();
    for (const [participant, link] of this.links) {
      const report = await link.stats();
      if (report) found.set(participant, report);
    }
    return found;
  }

  restartIce(): void {
    for (const participant of [...this.links.keys()]) this.drop(participant);
    this.look();
  }

  leave(): void {
    this.hasLeft = true;
    clearInterval(this.timer);
    for (const participant of [...this.links.keys()]) this.drop(participant);
    this.peer?.destroy();
    this.peer = null;
  }

  private reconnect(): void {
    if (this.peer && !this.peer.destroyed && this.peer.disconnected) this.peer.reconnect();
  }

  /** Lets go of those who left or whose link is lost, and calls those who were here before us. */
  private look(): void {
    const now = Date.now();
    for (const [participant, link] of this.links) {
      const person = this.people.find((one) => one.participant === participant);
      if (person?.peerId !== link.peerId || link.isLost(now)) this.drop(participant);
    }
    if (!this.peer?.open) return;
    for (const person of this.people) {
      if (person.order < this.own.order && !this.links.has(person.participant)) this.place(person);
    }
  }

  private place({ participant, peerId }: RemotePerson): void {
    const { stream, release } = withPlaceholders(this.tracks);
    const call: MediaConnection | undefined = this.peer?.call(peerId, stream);
    if (!call) return release();
    const link = this.linkOver(call, participant);
    link.keep(release);
    link.publish(this.tracks);
  }

  private take(call: MediaConnection): void {
    const person = this.people.find(({ peerId }) => peerId === call.peer);
    if (!person || person.order < this.own.order) return call.close();
    if (this.links.has(person.participant)) this.drop(person.participant);
    this.linkOver(call, person.participant).answer(this.tracks);
  }

  private linkOver(call: MediaConnection, participant: string): MeshLink {
    const link = new MeshLink(call, call.peer, (stream) => this.listener.stream(participant, stream));
    this.links.set(participant, link);
    return link;
  }

  private drop(participant: string): void {
    this.links.get(participant)?.close();
    this.links.delete(participant);
    this.listener.stream(participant, null);
  }
}
