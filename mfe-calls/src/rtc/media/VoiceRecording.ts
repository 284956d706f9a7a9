import type { recordingTypes } from '@tayyib/shared/contracts';
import type { SoundRecorder } from './recordSound';

/** A part of the sound, and the seconds up to its end. Parts count from 0. */
export interface SoundPart {
  part: number;
  bytes: Blob;
  seconds: number;
}

/** What became of a request; `later` where it may be sent again. */
export type Sent<Value> = { is: 'done'; value: Value } | { is: 'later' | 'refused'; why: string };

/** Where a recording is stored. */
export interface RecordingStore {
  /** Returns the id of the new recording. */
  start: (type: (typeof recordingTypes)[number]) => Promise<Sent<string>>;
  send: (id: string, part: SoundPart) => Promise<Sent<unknown>>;
  end: (id: string) => Promise<unknown>;
}

interface Listener {
  /** Whether what was recorded waits to be sent. */
  onDelay: (isDelayed: boolean) => void;
  /** Nothing is recorded any more. `why` is the reason; null where it was stopped. */
  onEnd: (why: string | null) => void;
}

/** After so long, a part that could not be sent is sent again. */
const retryMs = 3000;
/** Ten minutes without a connection. */
const maxRetries = 200;

/** A recording of the own microphone, sent part by part. What could not be sent is sent again, so that a break loses nothing. */
export class VoiceRecording {
  private readonly waiting: SoundPart[] = [];
  private counted = 0;
  private id: string | null = null;
  private isOver = false;
  private sending: Promise<void> | null = null;

  constructor(
    private readonly recorder: SoundRecorder,
    private readonly store: RecordingStore,
    private readonly listener: Listener,
  ) {}

  async start(): Promise<void> {
    this.recorder.start((bytes, seconds) => {
      this.waiting.push({ part: this.counted, bytes, seconds });
      this.counted += 1;
      void this.sendWaiting();
    });
    const started = await this.store.start(this.recorder.type);
    if (started.is !== 'done') return this.giveUp(started.why);
    this.id = started.value;
    if (this.isOver) await this.finish(this.id);
    else await this.sendWaiting();
  }

  /** Records this microphone from now on; without one, silence. */
  useMicrophone(track: MediaStreamTrack | null): void {
    if (!this.isOver) this.recorder.useMicrophone(track);
  }

  /** Ends the recording, once its last part was sent. Does nothing when it has ended. */
  async stop(): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    this.listener.onEnd(null);
    await this.recorder.stop();
    // otherwise the reply that starts it comes later
    if (this.id !== null) await this.finish(this.id);
  }

  private async finish(id: string): Promise<void> {
    await this.sendWaiting();
    await this.store.end(id);
  }

  private sendWaiting(): Promise<void> {
    this.sending ??= this.sendOneByOne().finally(() => (this.sending = null));
    return this.sending;
  }

  private async sendOneByOne(): Promise<void> {
    let retries = 0;
    for (let [next] = this.waiting; next && this.id !== null; [next] = this.waiting) {
      const sent = await this.store.send(this.id, next);
      if (sent.is === 'done') {
        this.waiting.shift();
        if (retries > 0 && !this.isOver) this.listener.onDelay(false);
        retries = 0;
        continue;
      }
      if (sent.is === 'refused' || retries === maxRetries) return this.giveUp(sent.why);
      if (retries === 0 && !this.isOver) this.listener.onDelay(true);
      retries += 1;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }

  /** Nothing more is recorded or sent; what is stored is kept. */
  private giveUp(why: string): void {
    this.waiting.length = 0;
    if (!this.isOver) {
      this.isOver = true;
      void this.recorder.stop();
      this.listener.onEnd(why);
    }
    if (this.id !== null) void this.store.end(this.id);
  }
}
