import type { GroupSfuOffer } from '@tayyib/shared/contracts';
import { BaseTransport } from '../BaseTransport';
import type { RemoteParticipant, Tracks } from '../GroupTransport';
import { IncomingLink } from './IncomingLink';
import { OutgoingLink } from './OutgoingLink';
import { listenToOffers, sfuSignalling } from './sfuSignalling';

/** With another participant in the room, the server's first offer arrives well before this. */
const offerTimeoutMs = 8000;

interface SfuAttempt {
  number: number;
  since: number;
  outgoing: OutgoingLink;
  incoming: IncomingLink;
  hasFailed: boolean;
}

/**
 * Forwarded route, for large rooms: each participant sends once to our forwarding server and receives all others over one connection.
 * When either connection is lost, both are replaced.
 */
export class ForwardedTransport extends BaseTransport {
  private attempt: SfuAttempt | null = null;
  private attempts = 0;
  /** The subscription that was requested before the ICE servers were known, and the offers received since. */
  private earlySubscription: ReturnType<typeof sfuSignalling.subscribe> | null = null;
  private earlyOffers: GroupSfuOffer[] = [];
  private stopListening = () => {};

  publish(tracks: Tracks): void {
    this.tracks = tracks;
    this.attempt?.outgoing.publish(tracks, this.stage);
  }

  /** The server decides whom we receive. */
  subscribe(people: readonly RemoteParticipant[]): void {
    this.people = people;
  }

  stats(): Promise<Map<string, RTCStatsReport>> {
    return this.attempt?.incoming.stats() ?? Promise.resolve(new Map<string, RTCStatsReport>());
  }

  restartIce(): void {
    void this.connect();
  }

  protected override prepare(): void {
    this.stopListening = listenToOffers((offer) => this.handleOffer(offer));
    this.earlySubscription = sfuSignalling.subscribe(this.attemptId({ number: 1 }));
  }

  protected open(): Promise<void> {
    return this.connect();
  }

  protected check(): void {
    const { attempt } = this;
    if (!attempt) return;
    const now = Date.now();
    const { outgoing, incoming, since, hasFailed } = attempt;
    const isOfferMissing = this.people.length > 0 && !incoming.hasOffer && now - since > offerTimeoutMs;
    if (hasFailed || isOfferMissing || outgoing.isLost(now) || incoming.isLost(now)) void this.connect();
  }

  protected onNewIceServers(): void {
    const { attempt } = this;
    if (!attempt) return;
    void Promise.all([attempt.outgoing.isRelayed(), attempt.incoming.isRelayed()]).then((relayed) => {
      if (relayed.includes(true) && this.attempt === attempt) void this.connect();
    });
  }

  protected close(): void {
    this.stopListening();
    this.drop();
    const { roomId, epoch } = this.own;
    sfuSignalling.leave({ roomId, epoch });
  }

  private async connect(): Promise<void> {
    this.drop();
    const attempt = this.newAttempt();
    const id = this.attemptId(attempt);
    const subscription = this.earlySubscription ?? sfuSignalling.subscribe(id);
    this.earlySubscription = null;
    for (const offer of this.earlyOffers.splice(0)) this.handleOffer(offer);
    const offer = { type: 'offer', sdp: await attempt.outgoing.offer() } as const;
    if (this.attempt !== attempt) return;
    const [published, subscribed] = await Promise.all([
      sfuSignalling.publish({ ...id, offer }),
      subscription,
    ]);
    if (this.attempt !== attempt) return;
    attempt.hasFailed = !published.ok || !subscribed.ok;
    if (published.ok) await attempt.outgoing.handleAnswer(published.answer);
  }

  private newAttempt(): SfuAttempt {
    this.attempts += 1;
    const number = this.attempts;
    const id = this.attemptId({ number });
    const attempt: SfuAttempt = {
      number,
      since: Date.now(),
      hasFailed: false,
      outgoing: new OutgoingLink(this.iceServers, this.tracks, this.stage, (candidate) =>
        sfuSignalling.candidate({ ...id, link: 'out', candidate }),
      ),
      incoming: new IncomingLink(this.iceServers, {
        candidate: (candidate) => sfuSignalling.candidate({ ...id, link: 'in', candidate }),
        answer: (sdp) => void this.answer(id, sdp),
        pending: (participant, stream) => this.listener.pending(participant, stream),
        stream: (participant, stream) => this.listener.stream(participant, stream),
      }),
    };
    this.attempt = attempt;
    return attempt;
  }

  private attemptId({ number }: Pick<SfuAttempt, 'number'>) {
    const { roomId, epoch } = this.own;
    return { roomId, epoch, attempt: number };
  }

  private async answer(id: ReturnType<ForwardedTransport['attemptId']>, sdp: string): Promise<void> {
    const { ok } = await sfuSignalling.answer({ ...id, answer: { type: 'answer', sdp } });
    if (!ok && this.attempt?.number === id.attempt) this.attempt.hasFailed = true;
  }

  private handleOffer(offer: GroupSfuOffer): void {
    const { roomId, epoch, attempt } = offer;
    if (roomId !== this.own.roomId || epoch !== this.own.epoch) return;
    if (this.attempts === 0) this.earlyOffers.push(offer);
    else if (attempt === this.attempt?.number) this.attempt.incoming.handleOffer(offer);
  }

  private drop(): void {
    this.attempt?.outgoing.close();
    this.attempt?.incoming.close();
    this.attempt = null;
  }
}
