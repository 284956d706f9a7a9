import type { GroupSfuOffer } from '@tayyib/shared/contracts';
import type { RemotePerson, Tracks } from '../GroupTransport';
import { WatchedTransport } from '../WatchedTransport';
import { IncomingLink } from './IncomingLink';
import { OutgoingLink } from './OutgoingLink';
import { listenToOffers, sfuSignalling } from './sfuSignalling';

/** With somebody else there, the server's first offer comes well before. */
const offerWithinMs = 8000;

interface Attempt {
  number: number;
  since: number;
  outgoing: OutgoingLink;
  incoming: IncomingLink;
  hasFailed: boolean;
}

/**
 * Pictures through our forwarding server, for many people: each sends once and receives all the others over one connection. When either
 * connection is lost, both are built anew.
 */
export class ForwardedTransport extends WatchedTransport {
  private attempt: Attempt | null = null;
  private attempts = 0;
  /** Whether the others are sent to us, where that was asked before a path could be looked for; and what was offered since. */
  private asked: ReturnType<typeof sfuSignalling.subscribe> | null = null;
  private early: GroupSfuOffer[] = [];
  private stopListening = () => {};

  publish(tracks: Tracks): void {
    this.tracks = tracks;
    this.attempt?.outgoing.publish(tracks, this.stage);
  }

  /** The server decides who is received. */
  subscribe(people: readonly RemotePerson[]): void {
    this.people = people;
  }

  stats(): Promise<Map<string, RTCStatsReport>> {
    return this.attempt?.incoming.stats() ?? Promise.resolve(new Map<string, RTCStatsReport>());
  }

  restartIce(): void {
    void this.connect();
  }

  protected override prepare(): void {
    this.stopListening = listenToOffers((offer) => this.hear(offer));
    this.asked = sfuSignalling.subscribe(this.wayOf({ number: 1 }));
  }

  protected begin(): Promise<void> {
    return this.connect();
  }

  protected look(): void {
    const { attempt } = this;
    if (!attempt) return;
    const now = Date.now();
    const { outgoing, incoming, since, hasFailed } = attempt;
    const isForgotten = this.people.length > 0 && !incoming.hasOffer && now - since > offerWithinMs;
    if (hasFailed || isForgotten || outgoing.isLost(now) || incoming.isLost(now)) void this.connect();
  }

  protected renew(): void {
    const { attempt } = this;
    if (!attempt) return;
    void Promise.all([attempt.outgoing.isRelayed(), attempt.incoming.isRelayed()]).then((relayed) => {
      if (relayed.includes(true) && this.attempt === attempt) void this.connect();
    });
  }

  protected end(): void {
    this.stopListening();
    this.drop();
    const { roomId, epoch } = this.own;
    sfuSignalling.leave({ roomId, epoch });
  }

  private async connect(): Promise<void> {
    this.drop();
    const attempt = this.newAttempt();
    const way = this.wayOf(attempt);
    const asked = this.asked ?? sfuSignalling.subscribe(way);
    this.asked = null;
    for (const offer of this.early.splice(0)) this.hear(offer);
    const offer = { type: 'offer', sdp: await attempt.outgoing.offer() } as const;
    if (this.attempt !== attempt) return;
    const [published, subscribed] = await Promise.all([sfuSignalling.publish({ ...way, offer }), asked]);
    if (this.attempt !== attempt) return;
    attempt.hasFailed = !published.ok || !subscribed.ok;
    if (published.ok) await attempt.outgoing.take(published.answer);
  }

  private newAttempt(): Attempt {
    this.attempts += 1;
    const number = this.attempts;
    const way = this.wayOf({ number });
    const attempt: Attempt = {
      number,
      since: Date.now(),
      hasFailed: false,
      outgoing: new OutgoingLink(this.iceServers, this.tracks, this.stage, (candidate) =>
        sfuSignalling.candidate({ ...way, link: 'out', candidate }),
      ),
      incoming: new IncomingLink(this.iceServers, {
        candidate: (candidate) => sfuSignalling.candidate({ ...way, link: 'in', candidate }),
        answer: (sdp) => void this.answer(way, sdp),
        coming: (participant, stream) => this.listener.coming(participant, stream),
        stream: (participant, stream) => this.listener.stream(participant, stream),
      }),
    };
    this.attempt = attempt;
    return attempt;
  }

  private wayOf({ number }: Pick<Attempt, 'number'>) {
    const { roomId, epoch } = this.own;
    return { roomId, epoch, attempt: number };
  }

  private async answer(way: ReturnType<ForwardedTransport['wayOf']>, sdp: string): Promise<void> {
    const { ok } = await sfuSignalling.answer({ ...way, answer: { type: 'answer', sdp } });
    if (!ok && this.attempt?.number === way.attempt) this.attempt.hasFailed = true;
  }

  private hear(offer: GroupSfuOffer): void {
    const { roomId, epoch, attempt } = offer;
    if (roomId !== this.own.roomId || epoch !== this.own.epoch) return;
    if (this.attempts === 0) this.early.push(offer);
    else if (attempt === this.attempt?.number) this.attempt.incoming.take(offer);
  }

  private drop(): void {
    this.attempt?.outgoing.close();
    this.attempt?.incoming.close();
    this.attempt = null;
  }
}
