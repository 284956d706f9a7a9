import type { GroupSfuOffer } from '@tayyib/shared/contracts';
import type { GroupTransport, OwnPlace, RemotePerson, Tracks, TransportListener } from '../GroupTransport';
import { IncomingLink } from './IncomingLink';
import { OutgoingLink } from './OutgoingLink';
import { listenToOffers, sfuSignalling } from './sfuSignalling';

/** How often to see whether both connections are up. */
const lookEveryMs = 1000;
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
export class ForwardedTransport implements GroupTransport {
  private attempt: Attempt | null = null;
  private attempts = 0;
  private people: readonly RemotePerson[] = [];
  private timer: ReturnType<typeof setInterval> | undefined;
  private stopListening = () => {};
  private hasLeft = false;

  constructor(
    private readonly own: OwnPlace,
    private readonly iceServers: RTCIceServer[],
    private tracks: Tracks,
    private readonly listener: TransportListener,
  ) {}

  async join(): Promise<void> {
    this.stopListening = listenToOffers((offer) => this.hear(offer));
    this.timer = setInterval(() => this.look(), lookEveryMs);
    await this.connect();
  }

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

  leave(): void {
    this.hasLeft = true;
    clearInterval(this.timer);
    this.stopListening();
    this.drop();
    const { roomId, epoch } = this.own;
    sfuSignalling.leave({ roomId, epoch });
  }

  private async connect(): Promise<void> {
    this.drop();
    const attempt = this.begin();
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

  private begin(): Attempt {
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

  private look(): void {
    const { attempt } = this;
    if (this.hasLeft || !attempt) return;
    const now = Date.now();
    const { outgoing, incoming, since, hasFailed } = attempt;
    const isForgotten = this.people.length > 0 && !incoming.hasOffer && now - since > offerWithinMs;
    if (hasFailed || isForgotten || outgoing.isLost(now) || incoming.isLost(now)) void this.connect();
  }

  private drop(): void {
    this.attempt?.outgoing.close();
    this.attempt?.incoming.close();
    this.attempt = null;
  }
}
