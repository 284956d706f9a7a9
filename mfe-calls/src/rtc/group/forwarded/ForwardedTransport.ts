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
  private stopListening = () => {};

  publish(tracks: Tracks): void {
    this.tracks = tracks;
    this.attempt?.outgoing.publish(tracks);
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

  protected async begin(): Promise<void> {
    this.stopListening = listenToOffers((offer) => this.hear(offer));
    await this.connect();
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
    const offer = { type: 'offer', sdp: await attempt.outgoing.offer() } as const;
    if (this.attempt !== attempt) return;
    const [published, subscribed] = await Promise.all([
      sfuSignalling.publish({ ...way, offer }),
      sfuSignalling.subscribe(way),
    ]);
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
      outgoing: new OutgoingLink(this.iceServers, this.tracks, (candidate) =>
        sfuSignalling.candidate({ ...way, link: 'out', candidate }),
      ),
      incoming: new IncomingLink(this.iceServers, {
        candidate: (candidate) => sfuSignalling.candidate({ ...way, link: 'in', candidate }),
        answer: (sdp) => void this.answer(way, sdp),
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

  private hear({ roomId, epoch, attempt, ...offer }: GroupSfuOffer): void {
    const isOurs = roomId === this.own.roomId && epoch === this.own.epoch && attempt === this.attempt?.number;
    if (isOurs) this.attempt?.incoming.take(offer);
  }

  private drop(): void {
    this.attempt?.outgoing.close();
    this.attempt?.incoming.close();
    this.attempt = null;
  }
}
