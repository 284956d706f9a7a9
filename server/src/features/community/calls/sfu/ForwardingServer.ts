import { maxSfuPeople } from '@tayyib/shared/limits';
import { ForwardedRoom } from './ForwardedRoom';
import type { ForwardReply, ForwardRequest } from './forwardRequest';
import type { JanusSupervisor } from './janus/JanusSupervisor';
import type { ForwardedLine } from './Subscription';

/** An offer to a browser: the epoch and the attempt identify the connection it belongs to. */
export interface ForwardedOffer {
  roomId: string;
  epoch: number;
  device: string;
  attempt: number;
  sdp: string;
  lines: ForwardedLine[];
}

interface MediaRoute {
  roomId: string;
  epoch: number;
}

interface OpenRoom {
  epoch: number;
  opened: Promise<ForwardedRoom>;
  /** Destroys it once no browser uses it any more. */
  ending: NodeJS.Timeout | null;
}

interface Logger {
  warn(problem: unknown, words: string): void;
}

/**
 * A room that changed its media route stays open this long: browsers set up the new route, with video, before
 * they leave the old one.
 */
const overlapMs = 20_000;

const accepted: ForwardReply = { ok: true, sdp: null };

/** The rooms that this server's Janus forwards. */
export class ForwardingServer {
  private readonly rooms = new Map<string, OpenRoom>();

  constructor(
    private readonly janus: JanusSupervisor,
    private readonly sendOffer: (offer: ForwardedOffer) => void,
    private readonly log: Logger,
  ) {
    janus.onLost(() => this.removeAll());
  }

  /** Removes every room: Janus destroys them. */
  removeAll(): void {
    for (const { ending } of this.rooms.values()) clearTimeout(ending ?? undefined);
    this.rooms.clear();
  }

  /** Handles a request. Never throws: the reply contains the failure. */
  async handle(request: ForwardRequest): Promise<ForwardReply> {
    try {
      if (request.kind === 'settle') return await this.settle(request);
      if (request.kind === 'warm') {
        await this.janus.connection();
        return accepted;
      }
      const mayOpen = request.kind === 'publish' || request.kind === 'subscribe';
      const room = await (mayOpen ? this.roomFor(request) : this.openRoom(request));
      if (!room) return { ok: false, reason: 'stale' };
      switch (request.kind) {
        case 'publish':
          return { ok: true, sdp: await room.publish(request.who, request.people, request.sdp) };
        case 'subscribe':
          await room.subscribe(request.who, request.people);
          return accepted;
        case 'answer':
          await room.answer(request.who, request.sdp);
          return accepted;
        case 'candidate':
          room.candidate(request.who, request.link, request.candidate);
          return accepted;
        case 'leave':
          await room.leave(request.participant);
          return accepted;
      }
    } catch (error) {
      this.log.warn(error, 'cannot forward a room');
      return { ok: false, reason: this.janus.isSound ? 'refused' : 'lost' };
    }
  }

  private async settle({
    roomId,
    epoch,
    people,
  }: ForwardRequest & { kind: 'settle' }): Promise<ForwardReply> {
    const known = this.rooms.get(roomId);
    if (!known) return accepted;
    const room = await known.opened;
    await room.settle(people);
    const isOver = epoch === null || epoch > known.epoch;
    if (!isOver) return accepted;
    if (people.allowed.length === 0) this.end(roomId, known);
    else known.ending ??= setTimeout(() => this.end(roomId, known), overlapMs).unref();
    return accepted;
  }

  private end(roomId: string, known: OpenRoom): void {
    clearTimeout(known.ending ?? undefined);
    if (this.rooms.get(roomId) === known) this.rooms.delete(roomId);
    known.opened
      .then((room) => room.close())
      .catch((error: unknown) => this.log.warn(error, 'cannot end a forwarded room'));
  }

  private async openRoom({ roomId, epoch }: MediaRoute): Promise<ForwardedRoom | null> {
    const known = this.rooms.get(roomId);
    return known?.epoch === epoch ? known.opened : null;
  }

  /** Null when the room has another media route by now. */
  private async roomFor({ roomId, epoch }: MediaRoute): Promise<ForwardedRoom | null> {
    const known = this.rooms.get(roomId);
    if (known && known.epoch > epoch) return null;
    if (known?.epoch === epoch) return known.opened;
    if (known) this.end(roomId, known);
    const opened = this.open(roomId, epoch);
    const entry = { epoch, opened, ending: null };
    this.rooms.set(roomId, entry);
    opened.catch(() => {
      if (this.rooms.get(roomId) === entry) this.rooms.delete(roomId);
    });
    return opened;
  }

  private async open(roomId: string, epoch: number): Promise<ForwardedRoom> {
    const connection = await this.janus.connection();
    const named = { roomId, epoch, maxPeople: maxSfuPeople };
    return ForwardedRoom.open(
      connection,
      this.janus.roomSecret,
      named,
      ({ device, attempt }, { sdp, lines }) => this.sendOffer({ roomId, epoch, device, attempt, sdp, lines }),
    );
  }
}
