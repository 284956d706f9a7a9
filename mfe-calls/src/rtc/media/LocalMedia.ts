import type { CallMedia } from '@tayyib/shared/contracts';
import { chooseDevice, exactlyChosen } from './chosenDevices';
import { explainDevice } from './explainDevice';
import { settle } from './settle';

/** The spec's size of the local picture. */
export const cameraSize = { width: 480, height: 360 } as const;

/** What goes out from here, as the person sees and wants it. */
export interface MediaState {
  /** The camera's picture or the shared screen's, and the voice; for the preview. */
  stream: MediaStream | null;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  isSharingScreen: boolean;
  /** Why the last thing asked of a device failed, and what to do about it. */
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
 * Camera, microphone and screen of this tab. A camera that is off is let go, so that its light goes out; a microphone that is off
 * sends silence. Whoever sends the tracks is told of each new one through `onTrack`.
 */
export class LocalMedia {
  private state = closed;
  private camera: MediaStreamTrack | null = null;
  private microphone: MediaStreamTrack | null = null;
  private screen: MediaStreamTrack | null = null;
  /** Counts openings, so that a device that answers after `close` is let go again. */
  private turn = 0;

  constructor(
    private readonly onChange: Listener,
    private readonly onTrack: (kind: TrackKind, track: MediaStreamTrack | null) => void,
  ) {}

  /** What is sent now, by kind. */
  get tracks(): Record<TrackKind, MediaStreamTrack | null> {
    return { audio: this.microphone, video: this.screen ?? this.camera };
  }

  get current(): MediaState {
    return this.state;
  }

  /** Opens microphone and, for a video call, camera. A missing camera leaves a voice call. Throws an Error that says what to do. */
  async open(media: CallMedia): Promise<void> {
    const mine = (this.turn += 1);
    const wantsVideo = media === 'video';
    let stream: MediaStream;
    try {
      stream = await this.ask({ audio: true, video: wantsVideo });
    } catch (error) {
      if (!wantsVideo) throw error;
      stream = await this.ask({ audio: true, video: false });
    }
    if (mine !== this.turn) return stop(stream.getTracks());
    this.microphone = stream.getAudioTracks()[0] ?? null;
    this.camera = stream.getVideoTracks()[0] ?? null;
    const problem =
      wantsVideo && !this.camera ? 'No camera could be opened: others will hear you only.' : null;
    this.publish({ isCameraOn: this.camera !== null, isMicrophoneOn: true, problem });
  }

  /** Opens as `open` does; where that fails, the state says why. */
  async tryOpen(media: CallMedia): Promise<boolean> {
    try {
      await this.open(media);
      return this.microphone !== null;
    } catch (error) {
      this.publish({ problem: messageOf(error) });
      return false;
    }
  }

  /** Turns the camera on or off; the last wish counts. */
  readonly setCamera = settle(async (isOn: boolean) => {
    const mine = this.turn;
    if (isOn === (this.camera !== null)) return this.publish({ isCameraOn: isOn });
    if (!isOn) {
      stop([this.camera]);
      this.camera = null;
      return this.publish({ isCameraOn: false });
    }
    try {
      const [track] = (await this.ask({ audio: false, video: true })).getVideoTracks();
      if (mine !== this.turn) return stop([track]);
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

  /** Sends the screen in place of the camera's picture, or the camera's again. Choosing no screen changes nothing. */
  readonly setScreen = settle(async (isOn: boolean) => {
    if (!isOn) return this.dropScreen();
    if (this.screen) return;
    const mine = this.turn;
    try {
      const [track] = (await navigator.mediaDevices.getDisplayMedia({ video: true })).getVideoTracks();
      if (!track) return;
      if (mine !== this.turn) return stop([track]);
      track.contentHint = 'detail';
      track.addEventListener('ended', () => this.dropScreen());
      this.screen = track;
      this.publish({ isSharingScreen: true, problem: null });
    } catch (error) {
      const declined = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!declined) this.publish({ problem: explainDevice(error, 'screen') });
    }
  });

  /** Takes another camera or microphone from now on. */
  async choose(kind: 'audioinput' | 'videoinput', deviceId: string): Promise<void> {
    chooseDevice(kind, deviceId);
    const isAudio = kind === 'audioinput';
    if (isAudio ? !this.microphone : !this.camera) return;
    try {
      const stream = await this.ask({ audio: isAudio, video: !isAudio });
      if (isAudio) {
        stop([this.microphone]);
        this.microphone = stream.getAudioTracks()[0] ?? null;
        if (this.microphone) this.microphone.enabled = this.state.isMicrophoneOn;
      } else {
        stop([this.camera]);
        this.camera = stream.getVideoTracks()[0] ?? null;
      }
      this.publish({ problem: null });
    } catch (error) {
      this.publish({ problem: messageOf(error) });
    }
  }

  /** Lets every device go. */
  close(): void {
    this.turn += 1;
    stop([this.camera, this.microphone, this.screen]);
    this.camera = this.microphone = this.screen = null;
    this.state = { ...closed, problem: this.state.problem };
    this.onChange(this.state);
  }

  private dropScreen(): void {
    if (!this.screen) return;
    stop([this.screen]);
    this.screen = null;
    this.publish({ isSharingScreen: false });
  }

  private async ask({ audio, video }: { audio: boolean; video: boolean }): Promise<MediaStream> {
    // browsers leave it out on pages that are not secure
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (!devices) throw new Error(explainDevice(undefined, 'device'));
    try {
      return await devices.getUserMedia({
        audio: audio && exactlyChosen('audioinput'),
        video: video && { ...cameraSize, ...exactlyChosen('videoinput') },
      });
    } catch (error) {
      throw new Error(explainDevice(error, video ? 'camera' : 'microphone'), { cause: error });
    }
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

function stop(tracks: (MediaStreamTrack | null | undefined)[]): void {
  for (const track of tracks) track?.stop();
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
