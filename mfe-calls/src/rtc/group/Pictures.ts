import type { GroupCallState } from '@tayyib/shared/contracts';
import type { GroupTransport, OwnPlace, RemotePerson, Tracks, TransportListener } from './GroupTransport';

export type OpenTransport = (
  kind: Kind,
  own: OwnPlace,
  tracks: Tracks,
  listener: TransportListener,
) => GroupTransport;

type Kind = GroupCallState['topology']['kind'];

interface Way {
  kind: Kind;
  epoch: number;
  transport: GroupTransport;
  /** Who will be seen, and who is. */
  coming: Map<string, MediaStream>;
  streams: Map<string, MediaStream>;
  isStopped: boolean;
}

/** A way that is left is kept this long, for pictures that have not arrived on the new one. */
const overlapMs = 10_000;
/** Once all have arrived the old way is kept for a moment, until the new pictures are painted: both at once are a load. */
const paintMs = 700;

/**
 * The pictures of a room, by whichever way the server says. When the way changes, the new one is brought up first and each
 * person is shown over the old one until their picture moves on the new. Whoever is not seen at all is shown at once: their picture is
 * there with its first frame.
 */
export class Pictures {
  private ways: Way[] = [];
  private people: RemotePerson[] = [];
  private shown = new Map<string, MediaStream>();
  private isRestoring = false;

  /** @param onRestoring hears whether pictures that broke off are being brought back */
  constructor(
    private readonly openTransport: OpenTransport,
    private readonly tracks: () => Tracks,
    private readonly onStreams: (streams: ReadonlyMap<string, MediaStream>) => void,
    private readonly onRestoring: (isRestoring: boolean) => void,
  ) {}

  follow({ roomId, topology: { kind, epoch }, participants }: GroupCallState): void {
    const own = participants.find(({ self }) => self);
    if (!own) return;
    this.people = participants
      .filter(({ self }) => !self)
      .map(({ participant, peerId, order }) => ({ participant, peerId, order }));
    if (!this.ways.some((way) => way.epoch === epoch)) {
      this.begin(kind, { roomId, epoch, peerId: own.peerId, order: own.order });
    }
    for (const { transport } of this.ways) transport.subscribe(this.people);
    this.show();
  }

  publish(): void {
    for (const { transport } of this.ways) transport.publish(this.tracks());
  }

  stats(): Promise<Map<string, RTCStatsReport>> {
    return this.ways.at(-1)?.transport.stats() ?? Promise.resolve(new Map<string, RTCStatsReport>());
  }

  stop(): void {
    for (const way of this.ways.splice(0)) end(way);
    this.people = [];
    this.restore(false);
    this.show();
  }

  private begin(kind: Kind, own: OwnPlace): void {
    const before = this.ways;
    // the same kind anew: the one before broke
    this.restore(before.at(-1)?.kind === kind);
    for (const old of before) old.transport.enter('leaving');
    const [coming, streams] = [new Map<string, MediaStream>(), new Map<string, MediaStream>()];
    const listener: TransportListener = {
      coming: (participant, stream) => {
        if (way.isStopped) return;
        coming.set(participant, stream);
        this.show();
      },
      stream: (participant, stream) => {
        if (way.isStopped) return;
        if (stream) return whenMoving(stream, () => this.arrive(way, participant, stream));
        coming.delete(participant);
        streams.delete(participant);
        this.show();
      },
    };
    const transport = this.openTransport(kind, own, this.tracks(), listener);
    if (before.length > 0) transport.enter('arriving');
    const way: Way = { kind, epoch: own.epoch, transport, coming, streams, isStopped: false };
    this.ways = [...before, way];
    void transport.join().then(() => {
      if (way.isStopped) return;
      transport.publish(this.tracks());
      transport.subscribe(this.people);
    });
    if (before.length > 0) setTimeout(() => this.endBefore(way), overlapMs);
  }

  private arrive(way: Way, participant: string, stream: MediaStream): void {
    if (way.isStopped) return;
    way.streams.set(participant, stream);
    this.show();
    const isComplete = this.people.every((person) => way.streams.has(person.participant));
    if (!isComplete || way !== this.ways.at(-1)) return;
    this.restore(false);
    setTimeout(() => this.endBefore(way), paintMs);
  }

  private restore(isRestoring: boolean): void {
    if (isRestoring === this.isRestoring) return;
    this.isRestoring = isRestoring;
    this.onRestoring(isRestoring);
  }

  private endBefore(way: Way): void {
    const place = this.ways.indexOf(way);
    if (place < 1) return;
    if (way === this.ways.at(-1)) this.restore(false);
    for (const old of this.ways.splice(0, place)) end(old);
    if (way === this.ways.at(-1)) way.transport.enter('alone');
    this.show();
  }

  private show(): void {
    const next = new Map<string, MediaStream>();
    for (const { participant } of this.people) {
      const stream = this.streamOf(participant);
      if (stream) next.set(participant, stream);
    }
    const isSame =
      next.size === this.shown.size && [...next].every(([id, stream]) => this.shown.get(id) === stream);
    if (isSame) return;
    this.shown = next;
    this.onStreams(next);
  }

  /** The newest way that has somebody is the one they are shown over, and before any has, the newest that will. */
  private streamOf(participant: string): MediaStream | undefined {
    const ways = this.ways.toReversed();
    const has = ways.find(({ streams }) => streams.has(participant));
    return (
      has?.streams.get(participant) ??
      ways.find(({ coming }) => coming.has(participant))?.coming.get(participant)
    );
  }
}

function end(way: Way): void {
  way.isStopped = true;
  way.transport.leave();
}

/** A remote track is muted until its first packets are there. */
function whenMoving(stream: MediaStream, run: () => void): void {
  const muted = stream.getTracks().filter((track) => track.muted);
  if (stream.getTracks().some((track) => !track.muted)) return run();
  for (const track of muted) track.addEventListener('unmute', run, { once: true });
}
