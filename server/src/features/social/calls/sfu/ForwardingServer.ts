import { maxSfuPeople } from '@tayyib/shared/limits';
import { ForwardedRoom } from './ForwardedRoom';
import type { ForwardReply, ForwardRequest } from './forwardRequest';
import type { JanusSupervisor } from './JanusSupervisor';
import type { ForwardedLine } from './Subscription';

/** An offer to a browser: the way and the attempt say what it belongs to. */
export interface ForwardedOffer {
  roomId: string;
  epoch: number;
  device: string;
  attempt: number;
  sdp: string;
  lines: ForwardedLine[];
}

interface Way {
  roomId: string;
  epoch: number;
}

interface Known {
  epoch: number;
  opened: Promise<ForwardedRoom>;
  /** Ends it once nobody looks at it any more. */
  ending: NodeJS.Timeout | null;
}

interface Log {
  warn(problem: unknown, words: string): void;
}

/** A room that goes another way is kept this long: browsers have the new way up, and the pictures on it, before they leave the old one. */
const overlapMs = 20_000;

const taken: ForwardReply = { ok: true, sdp: null };

/** The rooms that this server's Janus forwards. */
export class ForwardingServer {
  private readonly rooms = new Map<string, Known>();

  constructor(
    private readonly janus: JanusSupervisor,
    private readonly sendOffer: (offer: ForwardedOffer) => void,
    private readonly log: Log,
  ) {
    janus.onLost(() => this.forgetAll());
  }

  /** Forgets every room: Janus ends them. */
  forgetAll(): void {
    for (const { ending } of this.rooms.values()) clearTimeout(ending ?? undefined);
    this.rooms.clear();
  }

  /** Does what is asked. Never throws: the reply says what went wrong. */
  async take(request: ForwardRequest): Promise<ForwardReply> {
    try {
      if (request.kind === 'settle') return await this.settle(request);
      if (request.kind === 'warm') {
        await this.janus.connection();
        return taken;
      }
      const mayOpen = request.kind === 'publish' || request.kind === 'subscribe';
      const room = await (mayOpen ? this.roomFor(request) : this.knownRoom(request));
      if (!room) return { ok: false, reason: 'stale' };
      switch (request.kind) {
        case 'publish':
          return { ok: true, sdp: await room.publish(request.who, request.people, request.sdp) };
        case 'subscribe':
          await room.subscribe(request.who, request.people);
          return taken;
        case 'answer':
          await room.answer(request.who, request.sdp);
          return taken;
        case 'candidate':
          room.candidate(request.who, request.link, request.candidate);
          return taken;
        case 'leave':
          await room.leave(request.participant);
          return taken;
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
    if (!known) return taken;
    const room = await known.opened;
    await room.settle(people);
    const isOver = epoch === null || epoch > known.epoch;
    if (!isOver) return taken;
    if (people.allowed.length === 0) this.end(roomId, known);
    else known.ending ??= setTimeout(() => this.end(roomId, known), overlapMs).unref();
    return taken;
  }

  private end(roomId: string, known: Known): void {
    clearTimeout(known.ending ?? undefined);
    if (this.rooms.get(roomId) === known) this.rooms.delete(roomId);
    known.opened
      .then((room) => room.close())
      .catch((error: unknown) => this.log.warn(error, 'cannot end a forwarded room'));
  }

  private async knownRoom({ roomId, epoch }: Way): Promise<ForwardedRoom | null> {
    const known = this.rooms.get(roomId);
    return known?.epoch === epoch ? known.opened : null;
  }

  /** Null when the room goes another way by now. */
  private async roomFor({ roomId, epoch }: Way): Promise<ForwardedRoom | null> {
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
    const named = { roomId, epoch, peopleMost: maxSfuPeople };
    return ForwardedRoom.open(
      connection,
      this.janus.roomSecret,
      named,
      ({ device, attempt }, { sdp, lines }) => this.sendOffer({ roomId, epoch, device, attempt, sdp, lines }),
    );
  }
}
