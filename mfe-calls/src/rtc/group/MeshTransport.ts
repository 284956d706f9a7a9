import type { MediaConnection, Peer } from 'peerjs';
import { peerConnectionDefaults } from '../peerConnection';
import { BaseTransport } from './BaseTransport';
import type { RemoteParticipant, Tracks } from './GroupTransport';
import { MeshLink, requestDtx } from './MeshLink';
import { withPlaceholders } from './placeholderTracks';
import { isCrowded, type SendLoad } from './sendTrack';

/** After this long a client that PeerJS destroyed is created again; one that only lost its server reconnects. */
const recreateMs = 3000;
const reconnectMs = 1000;
/** A peer that has not connected to our endpoint yet is called again after this long: all peers change their route at once. */
const unavailableRetryMs = 400;
/** After so many quick retries a peer counts as away: the next call follows the timeout of the pending one. */
const maxQuickRetries = 6;

/**
 * Mesh route, for small rooms: a direct link to each participant. The later participant calls the earlier one, so that two calls never
 * cross, and calls again when a link is lost: PeerJS never renegotiates. A link that is replaced while it works stays open until the next
 * one is up, and remains in use if none comes up. Only participants that the server listed are answered.
 */
export class MeshTransport extends BaseTransport {
  private peer: Peer | null = null;
  private openedAt = 0;
  private isOpening = false;
  private readonly links = new Map<string, MeshLink>();
  /** How often each peer was unavailable, by peer id. */
  private readonly failures = new Map<string, number>();
  /** Replaced links that are still open, by their replacements. */
  private readonly replaced = new Map<MeshLink, MeshLink>();

  publish(tracks: Tracks): void {
    this.tracks = tracks;
    for (const link of [...this.links.values(), ...this.replaced.values()]) link.publish(tracks, this.load());
  }

  subscribe(people: readonly RemoteParticipant[]): void {
    this.people = people;
    this.check();
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
    for (const person of this.callable()) this.callParticipant(person);
  }

  protected async open(): Promise<void> {
    if (this.isOpening) return;
    this.isOpening = true;
    this.openedAt = Date.now();
    // a file that did not load is tried again by `check`
    const library = await import('peerjs').catch(() => null);
    this.isOpening = false;
    if (!library || this.hasLeft) return;
    const { Peer: PeerClient } = library;
    const isSecure = location.protocol === 'https:';
    const peer = new PeerClient(this.own.peerId, {
      // the library's defaults point to third-party servers
      host: location.hostname,
      port: Number(location.port) || (isSecure ? 443 : 80),
      path: '/peer',
      secure: isSecure,
      config: { ...peerConnectionDefaults, iceServers: this.iceServers },
      debug: 0,
    });
    this.peer = peer;
    peer.on('open', () => this.check());
    peer.on('call', (call) => this.answerCall(call));
    peer.on('connection', (connection) => connection.close());
    peer.on('disconnected', () => setTimeout(() => this.reconnect(), reconnectMs));
    // other errors show as a lost link or a destroyed client
    peer.on('error', ({ type, message }) => {
      if (type === 'peer-unavailable') this.handleUnavailable(message);
    });
  }

  /** Drops participants who left or whose link is lost, and calls those who joined before us. */
  protected check(): void {
    const now = Date.now();
    for (const [participant, link] of this.links) {
      const person = this.people.find((one) => one.participant === participant);
      if (person?.peerId !== link.peerId) this.drop(participant);
      else if (link.isLost(now)) this.fallBack(participant, link, now);
    }
    for (const [next, old] of this.replaced) {
      if (next.isSettled(now)) this.closeReplaced(next, old);
    }
    // the resolution depends on the number of participants, and can only be set once a link is negotiated
    this.publish(this.tracks);
    // a missing participant has moved to the new route
    if (this.stage === 'ending') return;
    // not before it was opened once: it needs the ICE servers
    const isGone = this.openedAt > 0 && (this.peer === null || this.peer.destroyed);
    if (isGone && now - this.openedAt > recreateMs) return void this.open();
    if (!this.peer?.open) return;
    for (const person of this.callable())
      if (!this.links.has(person.participant)) this.callParticipant(person);
  }

  protected onNewIceServers(): void {
    // for later calls, placed or answered
    if (this.peer)
      Object.assign(this.peer.options, {
        config: { ...peerConnectionDefaults, iceServers: this.iceServers },
      });
    for (const person of this.callable()) void this.replaceIfRelayed(person);
  }

  protected close(): void {
    for (const participant of this.links.keys()) this.drop(participant);
    for (const [next, old] of this.replaced) this.closeReplaced(next, old);
    this.peer?.destroy();
    this.peer = null;
  }

  private async replaceIfRelayed(person: RemoteParticipant): Promise<void> {
    const link = this.links.get(person.participant);
    if (!(await link?.isRelayed()) || this.hasLeft) return;
    if (this.links.get(person.participant) === link) this.callParticipant(person);
  }

  private load(): SendLoad {
    return { isCrowded: isCrowded(this.people.length + 1), stage: this.stage };
  }

  /** @param message ends with the id of the unavailable peer */
  private handleUnavailable(message: string): void {
    const link = [...this.links.values()].find(({ peerId }) => message.endsWith(peerId));
    if (!link) return;
    const failures = (this.failures.get(link.peerId) ?? 0) + 1;
    this.failures.set(link.peerId, failures);
    if (failures > maxQuickRetries) return;
    link.markUnavailable();
    setTimeout(() => this.check(), unavailableRetryMs);
  }

  private callable(): RemoteParticipant[] {
    return this.people.filter(({ order }) => order < this.own.order);
  }

  private reconnect(): void {
    if (this.peer && !this.peer.destroyed && this.peer.disconnected) this.peer.reconnect();
  }

  private callParticipant({ participant, peerId }: RemoteParticipant): void {
    const { stream, release } = withPlaceholders(this.tracks);
    const call: MediaConnection | undefined = this.peer?.call(peerId, stream, { sdpTransform: requestDtx });
    if (!call) return release();
    const link = this.addLink(call, participant);
    link.onClose(release);
    link.publish(this.tracks, this.load());
  }

  private answerCall(call: MediaConnection): void {
    const person = this.people.find(({ peerId }) => peerId === call.peer);
    if (!person || person.order < this.own.order) return call.close();
    this.addLink(call, person.participant).answer(this.tracks, this.load());
  }

  private addLink(call: MediaConnection, participant: string): MeshLink {
    const link = new MeshLink(call, call.peer, {
      pending: (stream) => this.listener.pending(participant, stream),
      arrived: (stream) => {
        this.failures.delete(call.peer);
        this.listener.stream(participant, stream);
      },
    });
    const current = this.links.get(participant);
    this.links.set(participant, link);
    if (current) this.replaced.set(link, this.keepWorking(current, this.replaced.get(current)));
    return link;
  }

  /** Of a link and the one that it replaces, returns the one that works and closes the other. */
  private keepWorking(next: MeshLink, old: MeshLink | undefined): MeshLink {
    if (!old) return next;
    this.replaced.delete(next);
    const [working, other] = next.isUp(Date.now()) ? [next, old] : [old, next];
    other.close();
    return working;
  }

  /** Falls back to the replaced link as long as it works. */
  private fallBack(participant: string, link: MeshLink, now: number): void {
    const old = this.replaced.get(link);
    if (!old || old.isLost(now)) return this.drop(participant);
    this.replaced.delete(link);
    this.links.set(participant, old);
    link.close();
    if (old.stream) this.listener.stream(participant, old.stream);
  }

  private drop(participant: string): void {
    const link = this.links.get(participant);
    if (link) this.closeReplaced(link, this.replaced.get(link));
    link?.close();
    this.links.delete(participant);
    this.listener.stream(participant, null);
  }

  private closeReplaced(next: MeshLink, old: MeshLink | undefined): void {
    old?.close();
    this.replaced.delete(next);
  }
}
