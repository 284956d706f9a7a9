import type { IceCandidate } from '@tayyib/shared/contracts';
import type { Forwarded } from './Publication';
import { JanusError, type JanusConnection } from './janus/JanusConnection';
import { Publication, type JanusRoom } from './Publication';
import { Subscription, type OfferTo } from './Subscription';

/** Bits per second of one video track: plenty for 480 by 360, and for a mostly static shared screen. */
const maxBitrate = 900_000;

/**
 * Members of a newly forwarded room arrive within a moment: one offer of all costs each browser less than one
 * of each.
 */
const gatherForMs = 3000;
const quietForMs = 300;

/** A member who may be in a room, by its rules. */
interface AllowedMember {
  participant: string;
  device: string;
  isMuted: boolean;
}

/** The members who may be in a room. Updates from several servers may arrive out of order. */
export interface RoomMembers {
  /** Increases with each change of the room. */
  version: number;
  allowed: readonly AllowedMember[];
}

/** One room in Janus: who sends, and who receives which of them. */
export class ForwardedRoom {
  private readonly publications = new Map<string, Publication>();
  private readonly subscriptions = new Map<string, Subscription>();
  private serial = 0;
  private people: RoomMembers = { version: 0, allowed: [] };
  private readonly gatherUntil = Date.now() + gatherForMs;
  private gathering: NodeJS.Timeout | undefined;

  private constructor(
    readonly epoch: number,
    private readonly room: JanusRoom,
    private readonly offerTo: OfferTo,
  ) {}

  /** Creates a room. @param secret for creating, moderating and destroying rooms */
  static async open(
    janus: JanusConnection,
    secret: string,
    { roomId, epoch, maxPeople }: { roomId: string; epoch: number; maxPeople: number },
    offerTo: OfferTo,
  ): Promise<ForwardedRoom> {
    const control = await janus.attach();
    // an epoch is used once per Janus, but a server that reconnects may request it again
    const name = `${roomId}/${epoch}`;
    await janus.request(control, {
      request: 'create',
      room: name,
      admin_key: secret,
      secret,
      is_private: true,
      permanent: false,
      publishers: maxPeople,
      bitrate: maxBitrate,
      fir_freq: 10,
      audiocodec: 'opus',
      // silent members cost the others nothing
      opus_dtx: true,
      videocodec: 'vp8',
      notify_joining: false,
    });
    return new ForwardedRoom(epoch, { janus, name, secret, control }, offerTo);
  }

  /** Accepts a member's stream in place of their previous one; returns the answer to their offer. */
  async publish(who: Forwarded, people: RoomMembers, sdp: string): Promise<string> {
    const { participant } = who;
    this.updateMembers(people);
    await this.stopPublishing(participant);
    this.serial += 1;
    const { publication, answer } = await Publication.open(this.room, who, this.serial, sdp, () =>
      this.refresh(),
    );
    this.publications.set(participant, publication);
    try {
      // the host may have removed them, or they may have restarted, while Janus was answering
      await this.enforce();
      if (this.publications.get(participant) !== publication)
        throw new JanusError('They are no longer in the room.');
    } catch (error) {
      await publication.close();
      throw error;
    }
    this.refresh();
    return answer;
  }

  /** Sends a member the streams of the others from now on; the offers are sent separately. */
  async subscribe(who: Forwarded, people: RoomMembers): Promise<void> {
    this.updateMembers(people);
    await this.stopSubscribing(who.participant);
    if (!this.allows(who.participant, who.device)) throw new JanusError('They are no longer in the room.');
    const { janus, name } = this.room;
    const presenterMidOf = (participant: string) => this.publications.get(participant)?.presenterMid ?? null;
    const subscription = new Subscription(who, { janus, room: name, offerTo: this.offerTo, presenterMidOf });
    this.subscriptions.set(who.participant, subscription);
    this.refresh();
  }

  /** The answer to the last offer. */
  async answer({ participant, attempt }: Forwarded, sdp: string): Promise<void> {
    const subscription = this.subscriptions.get(participant);
    if (subscription?.who.attempt === attempt) await subscription.answer(sdp);
  }

  candidate(who: Forwarded, link: 'out' | 'in', candidate: IceCandidate): void {
    const handle = this.handleOf(who, link);
    if (handle === null) return;
    const { candidate: line, sdpMid, sdpMLineIndex } = candidate;
    this.room.janus.trickle(
      handle,
      line === '' ? { completed: true } : { candidate: line, sdpMid, sdpMLineIndex },
    );
  }

  async leave(participant: string): Promise<void> {
    await Promise.all([this.stopPublishing(participant), this.stopSubscribing(participant)]);
    this.refresh();
  }

  /** Drops members who may no longer be here, and mutes those muted by the host. */
  async settle(people: RoomMembers): Promise<void> {
    this.updateMembers(people);
    await this.enforce();
  }

  /** Destroys the room with everything in it. */
  async close(): Promise<void> {
    clearTimeout(this.gathering);
    const publishers = [...this.publications.keys()];
    const subscribers = [...this.subscriptions.keys()];
    for (const participant of publishers) await this.stopPublishing(participant);
    for (const participant of subscribers) await this.stopSubscribing(participant);
    const { janus, name, secret, control } = this.room;
    await janus.request(control, { request: 'destroy', room: name, secret }).catch(() => undefined);
    await janus.detach(control);
  }

  private updateMembers(people: RoomMembers): void {
    if (people.version >= this.people.version) this.people = people;
  }

  private allows(participant: string, device: string): boolean {
    return this.people.allowed.some((one) => one.participant === participant && one.device === device);
  }

  private async enforce(): Promise<void> {
    const senders = [...this.publications].filter(([id, { who }]) => !this.allows(id, who.device));
    const receivers = [...this.subscriptions].filter(([id, { who }]) => !this.allows(id, who.device));
    await Promise.all([
      ...senders.map(([id]) => this.stopPublishing(id)),
      ...receivers.map(([id]) => this.stopSubscribing(id)),
    ]);
    if (senders.length > 0) this.refresh();
    for (const { participant, isMuted } of this.people.allowed) {
      await this.publications.get(participant)?.mute(isMuted);
    }
  }

  private handleOf({ participant, attempt }: Forwarded, link: 'out' | 'in'): number | null {
    const connections = link === 'in' ? this.subscriptions : this.publications;
    const connection = connections.get(participant);
    return connection?.who.attempt === attempt ? connection.handle : null;
  }

  private feedsFor(participant: string): ReadonlyMap<string, number> {
    const others = [...this.publications].filter(([id, { isUp }]) => isUp && id !== participant);
    return new Map(others.map(([id, { serial }]) => [id, serial]));
  }

  /**
   * Offers the current streams now, or, in a newly forwarded room, once no member has joined for a moment.
   */
  private refresh(): void {
    clearTimeout(this.gathering);
    const leftMs = this.gatherUntil - Date.now();
    if (leftMs <= 0) return this.offerAll();
    this.gathering = setTimeout(() => this.offerAll(), Math.min(quietForMs, leftMs)).unref();
  }

  private offerAll(): void {
    for (const [participant, subscription] of this.subscriptions) {
      subscription.setFeeds(this.feedsFor(participant));
    }
  }

  private async stopPublishing(participant: string): Promise<void> {
    const publication = this.publications.get(participant);
    this.publications.delete(participant);
    await publication?.close();
  }

  private async stopSubscribing(participant: string): Promise<void> {
    const subscription = this.subscriptions.get(participant);
    this.subscriptions.delete(participant);
    await subscription?.close();
  }
}
