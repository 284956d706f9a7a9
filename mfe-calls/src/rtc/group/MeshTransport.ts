import type { MediaConnection, Peer } from 'peerjs';
import { oneWay } from '../oneWay';
import type { RemotePerson, Tracks } from './GroupTransport';
import { MeshLink } from './MeshLink';
import { withPlaceholders } from './placeholders';
import { quietLines } from './quietLines';
import { isCrowded, type Load } from './sendTrack';
import { WatchedTransport } from './WatchedTransport';

/** After this long a client that PeerJS ended is made anew; one that lost its server alone is told to find it again. */
const againMs = 3000;
const reconnectMs = 1000;
/** Whoever has not connected to our endpoint yet has a moment later: everybody changes their way at once. */
const missedMs = 400;
/** Whoever has not come by then is away: they are called again when the call that waits for them is given up. */
const missesMost = 6;

/**
 * Pictures from each to each, for few people. Whoever came later calls whoever was there before, so that two calls never cross, and calls
 * again when a link is lost: PeerJS never negotiates twice. A link that is replaced while it works is kept until the next one is up, and
 * goes on where none comes up.
 * Only people whom the server named are answered.
 */
export class MeshTransport extends WatchedTransport {
  private peer: Peer | null = null;
  private openedAt = 0;
  private readonly links = new Map<string, MeshLink>();
  /** How often each could not be called, by the id of their client. */
  private readonly misses = new Map<string, number>();
  /** Links on their way out, by those that take their places. */
  private readonly replaced = new Map<MeshLink, MeshLink>();

  publish(tracks: Tracks): void {
    this.tracks = tracks;
    for (const link of [...this.links.values(), ...this.replaced.values()]) link.publish(tracks, this.load());
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
    for (const person of this.callable()) this.place(person);
  }

  protected async begin(): Promise<void> {
    const { Peer: PeerClient } = await import('peerjs');
    if (this.hasLeft) return;
    const isSecure = location.protocol === 'https:';
    const peer = new PeerClient(this.own.peerId, {
      // the library's own defaults are servers of other people
      host: location.hostname,
      port: Number(location.port) || (isSecure ? 443 : 80),
      path: '/peer',
      secure: isSecure,
      config: { ...oneWay, iceServers: this.iceServers },
      debug: 0,
    });
    this.peer = peer;
    this.openedAt = Date.now();
    peer.on('open', () => this.look());
    peer.on('call', (call) => this.take(call));
    peer.on('connection', (connection) => connection.close());
    peer.on('disconnected', () => setTimeout(() => this.reconnect(), reconnectMs));
    // what else goes wrong shows as a link that is lost, or a client that ended
    peer.on('error', ({ type, message }) => {
      if (type === 'peer-unavailable') this.miss(message);
    });
  }

  /** Lets go of those who left or whose link is lost, and calls those who were here before us. */
  protected look(): void {
    const now = Date.now();
    for (const [participant, link] of this.links) {
      const person = this.people.find((one) => one.participant === participant);
      if (person?.peerId !== link.peerId) this.drop(participant);
      else if (link.isLost(now)) this.lose(participant, link, now);
    }
    for (const [next, old] of this.replaced) {
      if (next.isSettled(now)) this.forget(next, old);
    }
    // the size follows how many there are, and is known to a link once it is negotiated
    this.publish(this.tracks);
    // whoever is not here any more has gone over
    if (this.stage === 'leaving') return;
    if (this.peer?.destroyed && now - this.openedAt > againMs) return void this.begin();
    if (!this.peer?.open) return;
    for (const person of this.callable()) if (!this.links.has(person.participant)) this.place(person);
  }

  protected renew(): void {
    // for calls from now on, on either side
    if (this.peer) Object.assign(this.peer.options, { config: { ...oneWay, iceServers: this.iceServers } });
    for (const person of this.callable()) void this.renewTo(person);
  }

  protected end(): void {
    for (const participant of [...this.links.keys()]) this.drop(participant);
    for (const [next, old] of this.replaced) this.forget(next, old);
    this.peer?.destroy();
    this.peer = null;
  }

  private async renewTo(person: RemotePerson): Promise<void> {
    const link = this.links.get(person.participant);
    if (!(await link?.isRelayed()) || this.hasLeft) return;
    if (this.links.get(person.participant) === link) this.place(person);
  }

  private load(): Load {
    return { isCrowded: isCrowded(this.people.length + 1), stage: this.stage };
  }

  /** @param words end in the id of whoever could not be called */
  private miss(words: string): void {
    const link = [...this.links.values()].find(({ peerId }) => words.endsWith(peerId));
    if (!link) return;
    const misses = (this.misses.get(link.peerId) ?? 0) + 1;
    this.misses.set(link.peerId, misses);
    if (misses > missesMost) return;
    link.missed();
    setTimeout(() => this.look(), missedMs);
  }

  private callable(): RemotePerson[] {
    return this.people.filter(({ order }) => order < this.own.order);
  }

  private reconnect(): void {
    if (this.peer && !this.peer.destroyed && this.peer.disconnected) this.peer.reconnect();
  }

  private place({ participant, peerId }: RemotePerson): void {
    const { stream, release } = withPlaceholders(this.tracks);
    const call: MediaConnection | undefined = this.peer?.call(peerId, stream, { sdpTransform: quietLines });
    if (!call) return release();
    const link = this.linkOver(call, participant);
    link.keep(release);
    link.publish(this.tracks, this.load());
  }

  private take(call: MediaConnection): void {
    const person = this.people.find(({ peerId }) => peerId === call.peer);
    if (!person || person.order < this.own.order) return call.close();
    this.linkOver(call, person.participant).answer(this.tracks, this.load());
  }

  private linkOver(call: MediaConnection, participant: string): MeshLink {
    const link = new MeshLink(call, call.peer, {
      coming: (stream) => this.listener.coming(participant, stream),
      arrived: (stream) => {
        this.misses.delete(call.peer);
        this.listener.stream(participant, stream);
      },
    });
    const present = this.links.get(participant);
    this.links.set(participant, link);
    if (present) this.replaced.set(link, this.betterOf(present, this.replaced.get(present)));
    return link;
  }

  /** Of a link and the one that it was to replace the one that works; the other is let go. */
  private betterOf(next: MeshLink, old: MeshLink | undefined): MeshLink {
    if (!old) return next;
    this.replaced.delete(next);
    const [better, other] = next.isUp(Date.now()) ? [next, old] : [old, next];
    other.close();
    return better;
  }

  /** Goes on over the link that was to be replaced, as long as that one works. */
  private lose(participant: string, link: MeshLink, now: number): void {
    const old = this.replaced.get(link);
    if (!old || old.isLost(now)) return this.drop(participant);
    this.replaced.delete(link);
    this.links.set(participant, old);
    link.close();
    if (old.stream) this.listener.stream(participant, old.stream);
  }

  private drop(participant: string): void {
    const link = this.links.get(participant);
    if (link) this.forget(link, this.replaced.get(link));
    link?.close();
    this.links.delete(participant);
    this.listener.stream(participant, null);
  }

  private forget(next: MeshLink, old: MeshLink | undefined): void {
    old?.close();
    this.replaced.delete(next);
  }
}
