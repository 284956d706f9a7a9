import type { JanusConnection } from './janus/JanusConnection';

/**
 * A member who sends or receives through a forwarded room. Browsers number their attempts, so that messages
 * of an earlier one are dropped.
 */
export interface Forwarded {
  participant: string;
  /** The connection that receives their offers. */
  device: string;
  attempt: number;
}

/** A room in Janus, and what is needed to moderate it. */
export interface JanusRoom {
  janus: JanusConnection;
  name: string;
  secret: string;
  /** The handle for requests about the room itself. */
  control: number;
}

/** What one member sends: one audio and two video tracks, over a connection of its own. */
export class Publication {
  /** Janus forwards nobody before their connection is up. */
  isUp = false;
  private audioMids: readonly string[] = [];
  /** The line of the camera beside a screen; null of a browser that sends none. */
  presenterMid: string | null = null;
  private isMuted = false;

  private constructor(
    readonly who: Forwarded,
    /** Distinguishes a stream from the previous one of the same sender. */
    readonly serial: number,
    readonly handle: number,
    private readonly room: JanusRoom,
  ) {}

  /** Accepts an offer. @param onUpOrDown runs when the connection comes up or goes down */
  static async open(
    room: JanusRoom,
    who: Forwarded,
    serial: number,
    sdp: string,
    onUpOrDown: () => void,
  ): Promise<{ publication: Publication; answer: string }> {
    const { janus, name } = room;
    const handle = await janus.attach();
    const publication = new Publication(who, serial, handle, room);
    const turn = (isUp: boolean) => {
      publication.isUp = isUp;
      onUpOrDown();
    };
    janus.follow(handle, { up: () => turn(true), down: () => turn(false) });
    const body = { request: 'joinandconfigure', ptype: 'publisher', room: name, id: who.participant };
    try {
      const reply = await janus.request(handle, body, { type: 'offer', sdp });
      publication.audioMids = midsOf(reply.data['streams'], 'audio');
      publication.presenterMid = midsOf(reply.data['streams'], 'video')[1] ?? null;
      return { publication, answer: reply.sdp ?? '' };
    } catch (error) {
      await publication.close();
      throw error;
    }
  }

  /** Makes Janus drop the audio, or forward it again. */
  async mute(mute: boolean): Promise<void> {
    if (this.isMuted === mute) return;
    this.isMuted = mute;
    const { janus, control, name, secret } = this.room;
    for (const mid of this.audioMids) {
      const id = this.who.participant;
      await janus.request(control, { request: 'moderate', room: name, secret, id, mid, mute });
    }
  }

  async close(): Promise<void> {
    await this.room.janus.detach(this.handle);
  }
}

/** The lines of one type, in the order of the description. */
function midsOf(streams: unknown, type: string): string[] {
  if (!Array.isArray(streams)) return [];
  return streams.flatMap((stream: { type?: unknown; mid?: unknown }) =>
    stream.type === type && typeof stream.mid === 'string' ? [stream.mid] : [],
  );
}
