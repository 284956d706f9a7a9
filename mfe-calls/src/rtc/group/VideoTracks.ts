import type { GroupCallState } from '@tayyib/shared/contracts';
import type {
  GroupTransport,
  LocalParticipant,
  RemoteParticipant,
  Tracks,
  TransportListener,
} from './GroupTransport';

export type OpenTransport = (
  kind: RouteKind,
  own: LocalParticipant,
  tracks: Tracks,
  listener: TransportListener,
) => GroupTransport;

type RouteKind = GroupCallState['topology']['kind'];

interface MediaRoute {
  kind: RouteKind;
  epoch: number;
  transport: GroupTransport;
  /** Streams without media so far, and streams with media, by participant. */
  pending: Map<string, MediaStream>;
  streams: Map<string, MediaStream>;
  isStopped: boolean;
}

/** A replaced route is closed after this long, even if some video has not arrived on the new one. */
const overlapMs = 10_000;
/** Once all video has arrived, the old route stays open this long, until the new video is painted. Short: two routes are a load. */
const paintMs = 700;

/**
 * The remote streams of a room, over the media route that the server chose. When the route changes, the new one is connected
 * first, and each participant is shown over the old one until their video moves on the new. A participant who is not visible on any
 * route is shown at once: their video appears with its first frame.
 */
export class VideoTracks {
  private routes: MediaRoute[] = [];
  private people: RemoteParticipant[] = [];
  private shown = new Map<string, MediaStream>();
  private isRestoring = false;

  /** @param onRestoring receives whether interrupted video is being restored */
  constructor(
    private readonly openTransport: OpenTransport,
    private readonly tracks: () => Tracks,
    private readonly onStreams: (streams: ReadonlyMap<string, MediaStream>) => void,
    private readonly onRestoring: (isRestoring: boolean) => void,
  ) {}

  /** Follows the room's route and participants. */
  update({ roomId, topology: { kind, epoch }, participants }: GroupCallState): void {
    const own = participants.find(({ self }) => self);
    if (!own) return;
    this.people = participants
      .filter(({ self }) => !self)
      .map(({ participant, peerId, order }) => ({ participant, peerId, order }));
    if (!this.routes.some((route) => route.epoch === epoch)) {
      this.openRoute(kind, { roomId, epoch, peerId: own.peerId, order: own.order });
    }
    for (const { transport } of this.routes) transport.subscribe(this.people);
    this.show();
  }

  publish(): void {
    for (const { transport } of this.routes) transport.publish(this.tracks());
  }

  stats(): Promise<Map<string, RTCStatsReport>> {
    return this.routes.at(-1)?.transport.stats() ?? Promise.resolve(new Map<string, RTCStatsReport>());
  }

  stop(): void {
    for (const route of this.routes.splice(0)) close(route);
    this.people = [];
    this.setRestoring(false);
    this.show();
  }

  private openRoute(kind: RouteKind, own: LocalParticipant): void {
    const before = this.routes;
    // the same kind again: the previous route broke
    this.setRestoring(before.at(-1)?.kind === kind);
    for (const old of before) old.transport.setStage('ending');
    const pending = new Map<string, MediaStream>();
    const streams = new Map<string, MediaStream>();
    const listener: TransportListener = {
      pending: (participant, stream) => {
        if (route.isStopped) return;
        pending.set(participant, stream);
        this.show();
      },
      stream: (participant, stream) => {
        if (route.isStopped) return;
        if (stream) return whenMoving(stream, () => this.addStream(route, participant, stream));
        pending.delete(participant);
        streams.delete(participant);
        this.show();
      },
    };
    const transport = this.openTransport(kind, own, this.tracks(), listener);
    if (before.length > 0) transport.setStage('starting');
    const route: MediaRoute = { kind, epoch: own.epoch, transport, pending, streams, isStopped: false };
    this.routes = [...before, route];
    void transport.join().then(() => {
      if (route.isStopped) return;
      transport.publish(this.tracks());
      transport.subscribe(this.people);
    });
    if (before.length > 0) setTimeout(() => this.closeBefore(route), overlapMs);
  }

  private addStream(route: MediaRoute, participant: string, stream: MediaStream): void {
    if (route.isStopped) return;
    route.streams.set(participant, stream);
    this.show();
    const isComplete = this.people.every((person) => route.streams.has(person.participant));
    if (!isComplete || route !== this.routes.at(-1)) return;
    this.setRestoring(false);
    setTimeout(() => this.closeBefore(route), paintMs);
  }

  private setRestoring(isRestoring: boolean): void {
    if (isRestoring === this.isRestoring) return;
    this.isRestoring = isRestoring;
    this.onRestoring(isRestoring);
  }

  private closeBefore(route: MediaRoute): void {
    const index = this.routes.indexOf(route);
    if (index < 1) return;
    if (route === this.routes.at(-1)) this.setRestoring(false);
    for (const old of this.routes.splice(0, index)) close(old);
    if (route === this.routes.at(-1)) route.transport.setStage('single');
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

  /** The stream of the newest route that has media of the participant, else the newest pending one. */
  private streamOf(participant: string): MediaStream | undefined {
    const routes = this.routes.toReversed();
    const active = routes.find(({ streams }) => streams.has(participant));
    return (
      active?.streams.get(participant) ??
      routes.find(({ pending }) => pending.has(participant))?.pending.get(participant)
    );
  }
}

function close(route: MediaRoute): void {
  route.isStopped = true;
  route.transport.leave();
}

/** A remote track is muted until its first packets arrive. */
function whenMoving(stream: MediaStream, run: () => void): void {
  const muted = stream.getTracks().filter((track) => track.muted);
  if (stream.getTracks().some((track) => !track.muted)) return run();
  for (const track of muted) track.addEventListener('unmute', run, { once: true });
}
