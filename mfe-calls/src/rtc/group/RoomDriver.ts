import type {
  GroupCallRegister,
  GroupCallState,
  GroupChatLine,
  JoinedReply,
  RoomEndReason,
} from '@tayyib/shared/contracts';
import { groupSignalling, listenToRooms, type Asked } from './GroupSignalling';
import type { Tracks } from './GroupTransport';
import { audioLevelOf, loudest } from './loudest';
import { Pictures, type OpenTransport } from './Pictures';

/** Where a person stands with a room. */
export type RoomPhase = 'outside' | 'entering' | 'waiting' | 'in';

/** What a room needs of the page; a test gives it another. */
export interface RoomWorld {
  tracks: () => Tracks;
  openTransport: OpenTransport;
  onPhase(phase: RoomPhase, roomId: string | null): void;
  onRoom(room: GroupCallState): void;
  onChat(lines: readonly GroupChatLine[], isAll: boolean): void;
  onStreams(streams: ReadonlyMap<string, MediaStream>): void;
  onSpeaker(participant: string | null): void;
  /** Whether pictures that broke off are being brought back. */
  onRestoring(isRestoring: boolean): void;
  /** The room is over for this person, not by their own wish. */
  onEnd(reason: RoomEndReason): void;
  onProblem(sentence: string): void;
}

/** How often to look who speaks. */
const listenEveryMs = 700;

/** The one room this tab is in: hears the server, and keeps the pictures travelling the way it says. */
export class RoomDriver {
  private phase: RoomPhase = 'outside';
  private roomId: string | null = null;
  private room: GroupCallState | null = null;
  private speaker: string | null = null;
  private readonly pictures: Pictures;
  private readonly stopListening: () => void;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(private readonly world: RoomWorld) {
    this.pictures = new Pictures(
      world.openTransport,
      world.tracks,
      (streams) => world.onStreams(streams),
      (isRestoring) => world.onRestoring(isRestoring),
    );
    this.stopListening = listenToRooms({
      online: () => undefined,
      offline: () => undefined,
      changed: (room) => this.take(room),
      said: (line) => {
        if (line.roomId === this.roomId) world.onChat([line], false);
      },
      ended: ({ roomId, reason }) => {
        if (roomId !== this.roomId) return;
        this.reset();
        world.onEnd(reason);
      },
    });
    this.timer = setInterval(() => void this.listenWhoSpeaks(), listenEveryMs);
  }

  async open(wanted: GroupCallRegister): Promise<void> {
    this.move('entering', null);
    this.settle(await groupSignalling.open(wanted));
  }

  async enter(roomId: string): Promise<void> {
    this.move('entering', roomId);
    this.settle(await groupSignalling.join(roomId));
  }

  /** The connection is back and we are registered again: asks for our place, which is kept for a while. */
  async comeBack(): Promise<void> {
    if (this.roomId === null || this.phase === 'entering') return;
    this.settle(await groupSignalling.join(this.roomId));
  }

  leave(): void {
    if (this.roomId !== null) groupSignalling.leave(this.roomId);
    this.reset();
  }

  /** Ends the room for everyone. Refused for anybody but the host. */
  async close(): Promise<void> {
    if (this.roomId === null) return;
    const closed = await groupSignalling.close(this.roomId);
    if (closed.ok) this.reset();
    else this.world.onProblem(closed.message);
  }

  /** Sends what the devices give now. */
  publish(): void {
    this.pictures.publish();
  }

  dispose(): void {
    this.leave();
    this.stopListening();
    clearInterval(this.timer);
  }

  private settle(answer: Asked<JoinedReply>): void {
    // left meanwhile
    if (this.phase === 'outside') {
      if (answer.ok && answer.room) groupSignalling.leave(answer.room.roomId);
      return;
    }
    if (!answer.ok) {
      this.reset();
      this.world.onProblem(answer.message);
      return;
    }
    if (!answer.room) return this.move('waiting', this.roomId);
    this.roomId = answer.room.roomId;
    this.world.onChat(answer.chat, true);
    this.take(answer.room);
  }

  private take(room: GroupCallState): void {
    if (room.roomId !== this.roomId) return;
    if (this.room && room.version < this.room.version) return;
    this.room = room;
    // showing the room takes longer than asking for its pictures, and holds up what is asked after it
    this.pictures.follow(room);
    if (this.phase !== 'in') this.move('in', room.roomId);
    this.world.onRoom(room);
  }

  private reset(): void {
    this.pictures.stop();
    this.room = null;
    this.move('outside', null);
  }

  private move(phase: RoomPhase, roomId: string | null): void {
    this.phase = phase;
    this.roomId = roomId;
    this.world.onPhase(phase, roomId);
  }

  private async listenWhoSpeaks(): Promise<void> {
    if (this.phase !== 'in') return;
    const levels = new Map<string, number>();
    for (const [participant, report] of await this.pictures.stats()) {
      const isMuted = this.room?.participants.some(
        (one) => one.participant === participant && one.isMutedByHost,
      );
      if (!isMuted) levels.set(participant, audioLevelOf(report));
    }
    const speaker = loudest(levels, this.speaker);
    if (speaker === null || speaker === this.speaker) return;
    this.speaker = speaker;
    this.world.onSpeaker(speaker);
  }
}
