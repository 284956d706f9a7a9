import type { IceCandidate } from '@tayyib/shared/contracts';
import type { Forwarded } from './Forwarded';
import { JanusError, type JanusConnection } from './JanusConnection';
import { Publication, type JanusRoom } from './Publication';
import { Subscription, type OfferTo } from './Subscription';

/** Bits a second of one picture: plenty for 480 by 360, and for a shared screen that hardly moves. */
const bitrateMost = 900_000;

/** A room that just came to us gets everybody within a moment: one offer of all costs each browser less than one of each. */
const gatherForMs = 3000;
const quietForMs = 300;

/** Who may be in a room, as its rules have it. */
interface Allowed {
  participant: string;
  device: string;
  isMuted: boolean;
}

/** Who may be in a room. What several servers say of it may arrive in any order. */
export interface People {
  /** Grows with each change of the room. */
  version: number;
  allowed: readonly Allowed[];
}

/** One room at Janus: who sends, and who receives which of them. */
export class ForwardedRoom {
  private readonly publications = new Map<string, Publication>();
  private readonly subscriptions = new Map<string, Subscription>();
  private serial = 0;
  private people: People = { version: 0, allowed: [] };
  private readonly gatherUntil = Date.now() + gatherForMs;
  private gathering: NodeJS.Timeout | undefined;

  private constructor(
    readonly epoch: number,
    private readonly room: JanusRoom,
    private readonly offerTo: OfferTo,
  ) {}

  /** Makes a room. @param secret what rooms are made, moderated and ended with */
  static async open(
    janus: JanusConnection,
    secret: string,
    { roomId, epoch, peopleMost }: { roomId: string; epoch: number; peopleMost: number },
    offerTo: OfferTo,
  ): Promise<ForwardedRoom> {
    const control = await janus.attach();
    // an epoch is not used twice at one Janus, but a server that came back may ask for it again
    const name = `${roomId}/${epoch}`;
    await janus.request(control, {
      request: 'create',
      room: name,
      admin_key: secret,
      secret,
      is_private: true,
      permanent: false,
      publishers: peopleMost,
      bitrate: bitrateMost,
      fir_freq: 10,
      audiocodec: 'opus',
      // whoever is silent costs the others nothing
      opus_dtx: true,
      videocodec: 'vp8',
      notify_joining: false,
    });
    return new ForwardedRoom(epoch, { janus, name, secret, control }, offerTo);
  }

  /** Takes what somebody sends, in place of what they sent before; the answer to their offer. */
  async publish(who: Forwarded, people: People, sdp: string): Promise<string> {
    const { participant } = who;
    this.learn(people);
    await this.stopPublishing(participant);
    this.serial += 1;
    const { publication, answer } = await Publication.open(this.room, who, this.serial, sdp, () =>
      this.refresh(),
    );
    this.publications.set(participant, publication);
    try {
      // the host may have decided over them while Janus thought, or before they began anew
      await this.enforce();
      if (this.publications.get(participant) !== publication)
        throw new JanusError('They are in the room no more.');
    } catch (error) {
      await publication.close();
      throw error;
    }
    this.refresh();
    return answer;
  }

  /** Sends somebody the others from now on; the offers come by themselves. */
  async subscribe(who: Forwarded, people: People): Promise<void> {
    this.learn(people);
    await this.stopSubscribing(who.participant);
    if (!this.allows(who.participant, who.device)) throw new JanusError('They are in the room no more.');
    const { janus, name } = this.room;
    const subscription = new Subscription(who, { janus, room: name, offerTo: this.offerTo });
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

  /** Drops whoever may no longer be here, and silences whoever the host muted. */
  async settle(people: People): Promise<void> {
    this.learn(people);
    await this.enforce();
  }

  /** Ends the room with everything in it. */
  async close(): Promise<void> {
    clearTimeout(this.gathering);
    for (const participant of [...this.publications.keys()]) await this.stopPublishing(participant);
    for (const participant of [...this.subscriptions.keys()]) await this.stopSubscribing(participant);
    const { janus, name, secret, control } = this.room;
    await janus.request(control, { request: 'destroy', room: name, secret }).catch(() => undefined);
    await janus.detach(control);
  }

  private learn(people: People): void {
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
    const ways = link === 'in' ? this.subscriptions : this.publications;
    const way = ways.get(participant);
    return way?.who.attempt === attempt ? way.handle : null;
  }

  private feedsFor(participant: string): ReadonlyMap<string, number> {
    const others = [...this.publications].filter(([id, { isUp }]) => isUp && id !== participant);
    return new Map(others.map(([id, { serial }]) => [id, serial]));
  }

  /** Offers what is to be received now, or in a room that just came to us once nobody else comes for a moment. */
  private refresh(): void {
    clearTimeout(this.gathering);
    const leftMs = this.gatherUntil - Date.now();
    if (leftMs <= 0) return this.offerAll();
    this.gathering = setTimeout(() => this.offerAll(), Math.min(quietForMs, leftMs)).unref();
  }

  private offerAll(): void {
    for (const [participant, subscription] of this.subscriptions) {
      subscription.want(this.feedsFor(participant));
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
