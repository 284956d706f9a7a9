import type { recordingTypes } from '@tayyib/shared/contracts';
import type { SoundRecorder } from './recordSound';

/** A part of the sound, and the seconds up to its end. Parts count from 0. */
export interface SoundPart {
  part: number;
  bytes: Blob;
  seconds: number;
}

/** The result of a request; `later` is a temporary failure, after which the request is retried. */
export type Sent<Value> = { is: 'done'; value: Value } | { is: 'later' | 'refused'; why: string };

/** Where a recording is stored. */
export interface RecordingStore {
  /** Returns the id of the new recording. */
  start: (type: (typeof recordingTypes)[number]) => Promise<Sent<string>>;
  send: (id: string, part: SoundPart) => Promise<Sent<unknown>>;
  end: (id: string) => Promise<Sent<unknown>>;
}

/** `delayed`: it goes on, and its sound waits for a connection. `ending`: nothing more is recorded, and the rest is sent. */
export type RecordingState = 'recording' | 'delayed' | 'ending';

interface Listener {
  onState: (state: RecordingState) => void;
  /** Everything is sent, or given up. `why` is the reason of what is lost; null where nothing is. */
  onEnd: (why: string | null) => void;
}

/** After so long, what could not be sent is sent again. */
const retryMs = 3000;
/** For so long; the server waits a little longer before it ends a recording by itself. */
const patienceMs = 10 * 60_000;

/** A recording of the own microphone, sent part by part. What could not be sent is sent again, so that a break loses nothing. */
export class VoiceRecording {
  private readonly waiting: SoundPart[] = [];
  private counted = 0;
  private id: string | null = null;
  private isStopped = false;
  private hasEnded = false;
  private sending: Promise<void> | null = null;

  constructor(
    private readonly recorder: SoundRecorder,
    private readonly store: RecordingStore,
    private readonly listener: Listener,
  ) {}

  async start(): Promise<void> {
    const isRecording = this.recorder.start(
      (bytes, seconds) => {
        this.waiting.push({ part: this.counted, bytes, seconds });
        this.counted += 1;
        void this.sendWaiting();
      },
      () => void this.stop('The browser has stopped recording.'),
    );
    if (!isRecording) return this.end('This browser could not record the microphone.');
    this.listener.onState('recording');
    const started = await this.untilSent(() => this.store.start(this.recorder.type));
    if (started.is !== 'done') return this.giveUp(started.why);
    this.id = started.value;
    if (this.isStopped) await this.finish(this.id, null);
    else await this.sendWaiting();
  }

  /** Records this microphone from now on; without one, silence. */
  useMicrophone(track: MediaStreamTrack | null): void {
    if (!this.isStopped) this.recorder.useMicrophone(track);
  }

  /** Ends the recording; it is over once its last part was sent. Does nothing when it was ended before. */
  async stop(why: string | null = null): Promise<void> {
    if (this.isStopped) return;
    this.isStopped = true;
    this.listener.onState('ending');
    await this.recorder.stop();
    // otherwise the reply that starts it comes later
    if (this.id !== null) await this.finish(this.id, why);
  }

  private async finish(id: string, why: string | null): Promise<void> {
    await this.sendWaiting();
    if (this.hasEnded) return;
    const ended = await this.untilSent(() => this.store.end(id));
    // a recording that the server has ended is no loss
    this.end(ended.is === 'later' ? ended.why : why);
  }

  private sendWaiting(): Promise<void> {
    this.sending ??= this.sendOneByOne().finally(() => (this.sending = null));
    return this.sending;
  }

  private async sendOneByOne(): Promise<void> {
    for (let [next] = this.waiting; next && this.id !== null; [next] = this.waiting) {
      const { id } = this;
      const part = next;
      const sent = await this.untilSent(() => this.store.send(id, part));
      if (sent.is !== 'done') return this.giveUp(sent.why);
      this.waiting.shift();
    }
  }

  /** Sends a request again until it is answered, or for as long as is bearable. */
  private async untilSent<Value>(request: () => Promise<Sent<Value>>): Promise<Sent<Value>> {
    const giveUpAt = performance.now() + patienceMs;
    for (let isFirst = true; ; isFirst = false) {
      const sent = await request();
      if (sent.is !== 'later') {
        if (!isFirst && !this.isStopped) this.listener.onState('recording');
        return sent;
      }
      if (performance.now() >= giveUpAt) return sent;
      if (!this.isStopped) this.listener.onState('delayed');
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }

  /** Nothing more is recorded or sent; what is stored is kept. */
  private giveUp(why: string): void {
    this.waiting.length = 0;
    this.isStopped = true;
    void this.recorder.stop();
    if (this.id !== null) void this.store.end(this.id);
    this.end(why);
  }

  private end(why: string | null): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.isStopped = true;
    this.listener.onEnd(why);
  }
}
