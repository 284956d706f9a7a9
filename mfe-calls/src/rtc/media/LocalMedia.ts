import type { CallMedia } from '@tayyib/shared/contracts';
import { chooseDevice } from './chosenDevices';
import { explainDevice } from './explainDevice';
import { requestDevices, stopTracks } from './requestDevices';
import { runLatest } from './runLatest';

/** What is sent from this tab, as the user sees it. */
export interface MediaState {
  /** Video of the camera or the shared screen, and audio; for the preview. */
  stream: MediaStream | null;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  isSharingScreen: boolean;
  /** Why the last device operation failed, and what to do about it. */
  problem: string | null;
}

export type TrackKind = 'audio' | 'video';
type Listener = (state: MediaState) => void;

const closed: MediaState = {
  stream: null,
  isCameraOn: true,
  isMicrophoneOn: true,
  isSharingScreen: false,
  problem: null,
};

/**
 * Camera, microphone and screen of this tab. A camera that is off is released, so that its light goes out; a microphone that is off
 * sends silence. `onTrack` receives each new track to be sent.
 */
export class LocalMedia {
  private state = closed;
  private camera: MediaStreamTrack | null = null;
  private microphone: MediaStreamTrack | null = null;
  private screen: MediaStreamTrack | null = null;
  /** Counts `open` and `close` calls, so that a device that opens after `close` is released again. */
  private generation = 0;

  constructor(
    private readonly onChange: Listener,
    private readonly onTrack: (kind: TrackKind, track: MediaStreamTrack | null) => void,
  ) {}

  /** The tracks to send, by kind. */
  get tracks(): Record<TrackKind, MediaStreamTrack | null> {
    return { audio: this.microphone, video: this.screen ?? this.camera };
  }

  get current(): MediaState {
    return this.state;
  }

  /**
   * Opens the microphone, muted if so requested, and for video the camera. Without a camera it becomes a voice call. Throws an Error
   * that says what to do.
   */
  async open(media: CallMedia, isMicrophoneOn = true): Promise<void> {
    const generation = (this.generation += 1);
    const wantsVideo = media === 'video';
    let stream: MediaStream;
    try {
      stream = await requestDevices({ audio: true, video: wantsVideo });
    } catch (error) {
      if (!wantsVideo) throw error;
      stream = await requestDevices({ audio: true, video: false });
    }
    if (generation !== this.generation) return stopTracks(stream.getTracks());
    this.microphone = stream.getAudioTracks()[0] ?? null;
    if (this.microphone) this.microphone.enabled = isMicrophoneOn;
    this.camera = stream.getVideoTracks()[0] ?? null;
    const problem =
      wantsVideo && !this.camera ? 'No camera could be opened: others will hear you only.' : null;
    this.publish({ isCameraOn: this.camera !== null, isMicrophoneOn, problem });
  }

  /** Like `open`, but a failure goes to `problem`. */
  async tryOpen(media: CallMedia, isMicrophoneOn = true): Promise<boolean> {
    try {
      await this.open(media, isMicrophoneOn);
      return this.microphone !== null;
    } catch (error) {
      this.publish({ problem: messageOf(error) });
      return false;
    }
  }

  /** Turns the camera on or off; the latest request wins. */
  readonly setCamera = runLatest(async (isOn: boolean) => {
    const generation = this.generation;
    if (isOn === (this.camera !== null)) return this.publish({ isCameraOn: isOn });
    if (!isOn) {
      stopTracks([this.camera]);
      this.camera = null;
      return this.publish({ isCameraOn: false });
    }
    try {
      const [track] = (await requestDevices({ audio: false, video: true })).getVideoTracks();
      if (generation !== this.generation) return stopTracks([track]);
      this.camera = track ?? null;
      this.publish({ isCameraOn: this.camera !== null, problem: null });
    } catch (error) {
      this.publish({ isCameraOn: false, problem: messageOf(error) });
    }
  });

  setMicrophone(isOn: boolean): void {
    if (this.microphone) this.microphone.enabled = isOn;
    this.publish({ isMicrophoneOn: isOn });
  }

  /** Sends the screen instead of the camera, or the camera again. Choosing no screen changes nothing. */
  readonly setScreen = runLatest(async (isOn: boolean) => {
    if (!isOn) return this.stopScreen();
    if (this.screen) return;
    const generation = this.generation;
    try {
      const [track] = (await navigator.mediaDevices.getDisplayMedia({ video: true })).getVideoTracks();
      if (!track) return;
      if (generation !== this.generation) return stopTracks([track]);
      track.contentHint = 'detail';
      track.addEventListener('ended', () => this.stopScreen());
      this.screen = track;
      this.publish({ isSharingScreen: true, problem: null });
    } catch (error) {
      const declined = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!declined) this.publish({ problem: explainDevice(error, 'screen') });
    }
  });

  /** Switches to another camera or microphone. */
  async choose(kind: 'audioinput' | 'videoinput', deviceId: string): Promise<void> {
    chooseDevice(kind, deviceId);
    const isAudio = kind === 'audioinput';
    if (isAudio ? !this.microphone : !this.camera) return;
    try {
      const stream = await requestDevices({ audio: isAudio, video: !isAudio });
      if (isAudio) {
        stopTracks([this.microphone]);
        this.microphone = stream.getAudioTracks()[0] ?? null;
        if (this.microphone) this.microphone.enabled = this.state.isMicrophoneOn;
      } else {
        stopTracks([this.camera]);
        this.camera = stream.getVideoTracks()[0] ?? null;
      }
      this.publish({ problem: null });
    } catch (error) {
      this.publish({ problem: messageOf(error) });
    }
  }

  /** Releases every device. */
  close(): void {
    this.generation += 1;
    stopTracks([this.camera, this.microphone, this.screen]);
    this.camera = this.microphone = this.screen = null;
    this.state = { ...closed, problem: this.state.problem };
    this.onChange(this.state);
  }

  private stopScreen(): void {
    if (!this.screen) return;
    stopTracks([this.screen]);
    this.screen = null;
    this.publish({ isSharingScreen: false });
  }

  private publish(change: Partial<MediaState>): void {
    const { audio, video } = this.tracks;
    const tracks = [audio, video].filter((track) => track !== null);
    this.onTrack('audio', audio);
    this.onTrack('video', video);
    this.state = { ...this.state, ...change, stream: tracks.length === 0 ? null : new MediaStream(tracks) };
    this.onChange(this.state);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
