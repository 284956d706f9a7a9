import type { IceCandidate } from '@tayyib/shared/contracts';
import { JanusError, type JanusConnection } from './JanusConnection';
import { Subscription, type OfferTo } from './Subscription';

/** Bits a second of one picture: plenty for 480 by 360, and for a shared screen that hardly moves. */
const bitrateMost = 900_000;

/** A room that just came to us gets everybody within a moment: one offer of all costs each browser less than one of each. */
const gatherForMs = 3000;
const quietForMs = 300;

/** Somebody who sends or receives through a room. Browsers count their attempts, so that what belongs to an earlier one is dropped. */
export interface Forwarded {
  participant: string;
  /** Where offers to them go. */
  device: string;
  attempt: number;
}

/** Who may be in a room, as its rules have it. */
export interface Allowed {
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

interface Publisher {
  device: string;
  attempt: number;
  handle: number;
  /** Tells a stream from the one that its sender had before. */
  serial: number;
  audioMids: readonly string[];
  isMuted: boolean;
  /** Janus forwards nobody before their connection is up. */
  isUp: boolean;
}

/** One room at Janus: who sends, and who receives which of them. */
export class ForwardedRoom {
  private readonly publishers = new Map<string, Publisher>();
  private readonly subscriptions = new Map<string, Subscription>();
  private serial = 0;
  private people: People = { version: 0, allowed: [] };
  private readonly gatherUntil = Date.now() + gatherForMs;
  private gathering: NodeJS.Timeout | undefined;

  private constructor(
    readonly epoch: number,
    private readonly janus: JanusConnection,
    private readonly name: string,
    private readonly secret: string,
    private readonly control: number,
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
    return new ForwardedRoom(epoch, janus, name, secret, control, offerTo);
  }

  /** Takes what somebody sends, in place of what they sent before; the answer to their offer. */
  async publish({ participant, device, attempt }: Forwarded, people: People, sdp: string): Promise<string> {
    this.learn(people);
    await this.stopPublishing(participant);
    const handle = await this.janus.attach();
    this.serial += 1;
    const publisher: Publisher = {
      device,
      attempt,
      handle,
      serial: this.serial,
      audioMids: [],
      isMuted: false,
      isUp: false,
    };
    this.janus.follow(handle, {
      up: () => this.turn(publisher, true),
      down: () => this.turn(publisher, false),
    });
    const body = { request: 'joinandconfigure', ptype: 'publisher', room: this.name, id: participant };
    try {
      const reply = await this.janus.request(handle, body, { type: 'offer', sdp });
      publisher.audioMids = midsOf(reply.data['streams'], 'audio');
      this.publishers.set(participant, publisher);
      // the host may have decided over them while Janus thought, or before they began anew
      await this.enforce();
      if (this.publishers.get(participant) !== publisher)
        throw new JanusError('They are in the room no more.');
      this.refresh();
      return reply.sdp ?? '';
    } catch (error) {
      await this.janus.detach(handle);
      throw error;
    }
  }

  /** Sends somebody the others from now on; the offers come by themselves. */
  async subscribe(who: Forwarded, people: People): Promise<void> {
    this.learn(people);
    await this.stopSubscribing(who.participant);
    if (!this.allows(who.participant, who.device)) throw new JanusError('They are in the room no more.');
    const { janus, name, offerTo } = this;
    const subscription = new Subscription(who, { janus, room: name, offerTo });
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
    this.janus.trickle(
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
    for (const participant of [...this.publishers.keys()]) await this.stopPublishing(participant);
    for (const participant of [...this.subscriptions.keys()]) await this.stopSubscribing(participant);
    const body = { request: 'destroy', room: this.name, secret: this.secret };
    await this.janus.request(this.control, body).catch(() => undefined);
    await this.janus.detach(this.control);
  }

  private learn(people: People): void {
    if (people.version >= this.people.version) this.people = people;
  }

  private allows(participant: string, device: string): boolean {
    return this.people.allowed.some((one) => one.participant === participant && one.device === device);
  }

  private async enforce(): Promise<void> {
    const senders = [...this.publishers].filter(([id, { device }]) => !this.allows(id, device));
    const receivers = [...this.subscriptions].filter(([id, { who }]) => !this.allows(id, who.device));
    await Promise.all([
      ...senders.map(([id]) => this.stopPublishing(id)),
      ...receivers.map(([id]) => this.stopSubscribing(id)),
    ]);
    if (senders.length > 0) this.refresh();
    for (const { participant, isMuted } of this.people.allowed) {
      const publisher = this.publishers.get(participant);
      if (publisher) await this.mute(participant, publisher, isMuted);
    }
  }

  private async mute(id: string, publisher: Publisher, mute: boolean): Promise<void> {
    if (publisher.isMuted === mute) return;
    publisher.isMuted = mute;
    const { name: room, secret } = this;
    for (const mid of publisher.audioMids) {
      await this.janus.request(this.control, { request: 'moderate', room, secret, id, mid, mute });
    }
  }

  private handleOf({ participant, attempt }: Forwarded, link: 'out' | 'in'): number | null {
    if (link === 'in') {
      const subscription = this.subscriptions.get(participant);
      return subscription?.who.attempt === attempt ? subscription.handle : null;
    }
    const publisher = this.publishers.get(participant);
    return publisher?.attempt === attempt ? publisher.handle : null;
  }

  private feedsFor(participant: string): ReadonlyMap<string, number> {
    const others = [...this.publishers].filter(([id, { isUp }]) => isUp && id !== participant);
    return new Map(others.map(([id, { serial }]) => [id, serial]));
  }

  private turn(publisher: Publisher, isUp: boolean): void {
    publisher.isUp = isUp;
    this.refresh();
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
    const publisher = this.publishers.get(participant);
    this.publishers.delete(participant);
    if (publisher) await this.janus.detach(publisher.handle);
  }

  private async stopSubscribing(participant: string): Promise<void> {
    const subscription = this.subscriptions.get(participant);
    this.subscriptions.delete(participant);
    await subscription?.close();
  }
}

function midsOf(streams: unknown, type: string): string[] {
  if (!Array.isArray(streams)) return [];
  return streams.flatMap((stream: { type?: unknown; mid?: unknown }) =>
    stream.type === type && typeof stream.mid === 'string' ? [stream.mid] : [],
  );
}
