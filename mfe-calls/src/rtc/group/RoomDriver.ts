import type {
  GroupCallRegister,
  GroupCallState,
  GroupChatLine,
  JoinedReply,
  RoomEndReason,
  RoomSubject,
} from '@tayyib/shared/contracts';
import { isReaction, type CallReaction } from '../../domain/reactions';
import { groupSignalling, listenToRooms, type SignallingReply } from './GroupSignalling';
import type { Tracks } from './GroupTransport';
import { audioLevelOf, loudest } from './loudest';
import { VideoTracks, type OpenTransport } from './VideoTracks';

/** The state of the user's membership in a room. */
export type RoomPhase = 'outside' | 'entering' | 'waiting' | 'in';

/** The way into a room: by its id, or by the secret of an invite link, which leads into its lobby. */
export type RoomEntry = { roomId: string } | { code: string };

/** What the driver depends on; tests pass fakes. */
export interface RoomDriverDeps {
  tracks: () => Tracks;
  openTransport: OpenTransport;
  onPhase(phase: RoomPhase, roomId: string | null): void;
  onRoom(room: GroupCallState): void;
  /** What is known of the room while its user waits to be let in. */
  onLobby(subject: RoomSubject | null): void;
  /** A participant of the room shows a reaction. */
  onReaction(participant: string, reaction: CallReaction): void;
  onChat(lines: readonly GroupChatLine[], isAll: boolean): void;
  onStreams(streams: ReadonlyMap<string, MediaStream>): void;
  onSpeaker(participant: string | null): void;
  /** Whether interrupted video is being restored. */
  onRestoring(isRestoring: boolean): void;
  /** The room has ended for this user, and they did not leave it themselves. */
  onEnd(reason: RoomEndReason): void;
  onProblem(message: string): void;
}

/** How often the current speaker is determined. */
const speakerIntervalMs = 700;

/** The room this tab is in: handles the server's messages and keeps media on the route that it chose. */
export class RoomDriver {
  private phase: RoomPhase = 'outside';
  private roomId: string | null = null;
  private room: GroupCallState | null = null;
  /** The invite link of a user who is not in yet. */
  private code: string | null = null;
  private speaker: string | null = null;
  private readonly videoTracks: VideoTracks;
  private readonly stopListening: () => void;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(private readonly deps: RoomDriverDeps) {
    this.videoTracks = new VideoTracks(
      deps.openTransport,
      deps.tracks,
      (streams) => deps.onStreams(streams),
      (isRestoring) => deps.onRestoring(isRestoring),
    );
    this.stopListening = listenToRooms({
      online: () => undefined,
      offline: () => undefined,
      changed: (room) => this.setRoom(room),
      message: (line) => {
        if (line.roomId === this.roomId) deps.onChat([line], false);
      },
      reacted: ({ roomId, participant, reaction }) => {
        const isIn = this.room?.participants.some((one) => one.participant === participant);
        if (roomId === this.roomId && isIn && isReaction(reaction)) deps.onReaction(participant, reaction);
      },
      ended: ({ roomId, reason }) => {
        if (roomId !== this.roomId) return;
        this.reset();
        deps.onEnd(reason);
      },
    });
    this.timer = setInterval(() => void this.detectSpeaker(), speakerIntervalMs);
  }

  async open(room: GroupCallRegister): Promise<void> {
    this.setPhase('entering', null);
    this.handleReply(await groupSignalling.open(room));
  }

  async enter(entry: RoomEntry): Promise<void> {
    if ('code' in entry) {
      this.setPhase('entering', null);
      this.code = entry.code;
      return this.enterByInvite(entry.code);
    }
    this.setPhase('entering', entry.roomId);
    this.handleReply(await groupSignalling.join(entry.roomId));
  }

  /** Rejoins after a reconnect: the server reserves the place of a member for a while, and who waits asks again. */
  async rejoin(): Promise<void> {
    if (this.roomId === null || this.phase === 'entering') return;
    if (this.code !== null) return this.enterByInvite(this.code);
    this.handleReply(await groupSignalling.join(this.roomId));
  }

  leave(): void {
    if (this.roomId !== null) groupSignalling.leave(this.roomId);
    this.reset();
  }

  /** The page is closed or reloaded. A reloaded one rejoins its room, but nobody waits to be let in any more. */
  pageHidden(): void {
    if (this.phase === 'entering' || this.phase === 'waiting') this.leave();
  }

  /** Ends the room for everyone. Refused for everyone but the host. */
  async close(): Promise<void> {
    if (this.roomId === null) return;
    const closed = await groupSignalling.close(this.roomId);
    if (closed.ok) this.reset();
    else this.deps.onProblem(closed.message);
  }

  /** Sends the current tracks. */
  publish(): void {
    this.videoTracks.publish();
  }

  /** Leaves the room, and handles nothing from then on. */
  dispose(): void {
    this.leave();
    this.stopListening();
    clearInterval(this.timer);
  }

  private async enterByInvite(code: string): Promise<void> {
    const reply = await groupSignalling.joinByInvite(code);
    // left meanwhile
    if (this.phase !== 'in' && this.code !== code) {
      if (reply.ok) groupSignalling.leave(reply.roomId);
      return;
    }
    if (reply.ok) this.roomId = reply.roomId;
    this.handleReply(reply);
  }

  private handleReply(reply: SignallingReply<JoinedReply>): void {
    // left meanwhile
    if (this.phase === 'outside') {
      if (reply.ok && reply.room) groupSignalling.leave(reply.room.roomId);
      return;
    }
    if (!reply.ok) {
      this.reset();
      this.deps.onProblem(reply.message);
      return;
    }
    if (!reply.room) {
      this.setPhase('waiting', this.roomId);
      this.deps.onLobby(reply.subject);
      return;
    }
    this.roomId = reply.room.roomId;
    this.deps.onChat(reply.chat, true);
    this.setRoom(reply.room);
  }

  private setRoom(room: GroupCallState): void {
    if (room.roomId !== this.roomId) return;
    if (this.room && room.version < this.room.version) return;
    this.room = room;
    this.code = null;
    // before rendering: rendering the room takes longer, and would delay the requests for its media
    this.videoTracks.update(room);
    if (this.phase !== 'in') this.setPhase('in', room.roomId);
    this.deps.onRoom(room);
  }

  private reset(): void {
    this.videoTracks.stop();
    this.room = null;
    this.code = null;
    this.setPhase('outside', null);
  }

  private setPhase(phase: RoomPhase, roomId: string | null): void {
    this.phase = phase;
    this.roomId = roomId;
    this.deps.onPhase(phase, roomId);
  }

  private async detectSpeaker(): Promise<void> {
    if (this.phase !== 'in') return;
    const levels = new Map<string, number>();
    for (const [participant, report] of await this.videoTracks.stats()) {
      const isMuted = this.room?.participants.some(
        (one) => one.participant === participant && one.isMutedByHost,
      );
      if (!isMuted) levels.set(participant, audioLevelOf(report));
    }
    const speaker = loudest(levels, this.speaker);
    if (speaker === null || speaker === this.speaker) return;
    this.speaker = speaker;
    this.deps.onSpeaker(speaker);
  }
}
