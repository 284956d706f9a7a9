import type { CallMedia } from '@tayyib/shared/contracts';
import { chooseDevice, forgetDevice } from './chosenDevices';
import { effectOf, noEffects, setEffect, type DeviceEffect, type DeviceEffects } from './deviceEffects';
import { mixAudio, type AudioMix } from './mixAudio';
import { explainDevice } from './explainDevice';
import { requestDevices, stopTracks, type OpenedDevices } from './requestDevices';
import { requestScreen } from './requestScreen';
import { runLatest } from './runLatest';

/** What is sent from this tab, as the user sees it. */
export interface MediaState {
  /** Video of the camera or the shared screen, and audio; for the preview. */
  stream: MediaStream | null;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  isSharingScreen: boolean;
  /** What the open microphone and camera can do to sound and picture. */
  effects: DeviceEffects;
  /** Why the last device operation failed, and what to do about it. */
  problem: string | null;
}

/** `video` is the camera, or the screen while one is shared; `presenter` is the camera beside the screen. */
export type TrackKind = 'audio' | 'video' | 'presenter';
type Listener = (state: MediaState) => void;

const closed: MediaState = {
  stream: null,
  isCameraOn: true,
  isMicrophoneOn: true,
  isSharingScreen: false,
  effects: noEffects,
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
  private screenSound: MediaStreamTrack | null = null;
  /** The microphone and the sound of the screen as one track, while both are sent. */
  private mix: AudioMix | null = null;
  /** Counts `open` and `close` calls, so that a device that opens after `close` is released again. */
  private generation = 0;

  constructor(
    private readonly onChange: Listener,
    private readonly onTrack: (kind: TrackKind, track: MediaStreamTrack | null) => void,
  ) {}

  /** The tracks to send, by kind. */
  get tracks(): Record<TrackKind, MediaStreamTrack | null> {
    return {
      audio: this.mix?.track ?? this.microphone,
      video: this.screen ?? this.camera,
      presenter: this.screen ? this.camera : null,
    };
  }

  /** The microphone alone, without the sound of the screen. */
  get ownMicrophone(): MediaStreamTrack | null {
    return this.microphone;
  }

  /** Whether a device is open, also one that is muted, or a screen is shared. */
  get isOpen(): boolean {
    return this.camera !== null || this.microphone !== null || this.screen !== null;
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
    let opened: OpenedDevices;
    let why = '';
    try {
      opened = await requestDevices({ audio: true, video: wantsVideo });
    } catch (error) {
      if (!wantsVideo) throw error;
      why = messageOf(error);
      opened = await requestDevices({ audio: true, video: false });
    }
    const { stream, notice } = opened;
    if (generation !== this.generation) return stopTracks(stream.getTracks());
    // those that were open already
    stopTracks([this.camera, this.microphone]);
    this.useMicrophone(stream, isMicrophoneOn);
    this.useCamera(stream);
    const problem =
      wantsVideo && !this.camera
        ? `No camera could be opened: others will hear you only. ${why}`.trim()
        : notice;
    this.publish({ isCameraOn: this.camera !== null, isMicrophoneOn, problem });
  }

  /** Like `open`, but a failure goes to `problem`. */
  async tryOpen(media: CallMedia, isMicrophoneOn = true): Promise<boolean> {
    const opening = this.open(media, isMicrophoneOn);
    const { generation } = this;
    try {
      await opening;
      return this.microphone !== null;
    } catch (error) {
      if (generation === this.generation)
        this.publish({ isCameraOn: false, isMicrophoneOn: false, problem: messageOf(error) });
      return false;
    }
  }

  /** Releases every device: this user hears and sees the others, who hear and see nothing of them until they turn something on. */
  listenOnly(): void {
    this.close(null);
    this.publish({ isCameraOn: false, isMicrophoneOn: false });
  }

  /** Sends copies of what another one in this tab sends: no device is opened again, and each releases its own. */
  adopt({ camera, microphone, screen, screenSound, state }: LocalMedia): void {
    this.close(null);
    const copies = [camera, microphone].flatMap((track) => (track ? [track.clone()] : []));
    const stream = new MediaStream(copies);
    this.useMicrophone(stream, state.isMicrophoneOn);
    this.useCamera(stream);
    if (screen) this.useScreen(screen.clone(), screenSound?.clone() ?? null);
    const { isCameraOn, isMicrophoneOn, isSharingScreen } = state;
    this.publish({ isCameraOn, isMicrophoneOn, isSharingScreen, problem: null });
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
      const { stream, notice } = await requestDevices({ audio: false, video: true });
      if (generation !== this.generation) return stopTracks(stream.getTracks());
      this.useCamera(stream);
      this.publish({ isCameraOn: this.camera !== null, problem: notice });
    } catch (error) {
      this.publish({ isCameraOn: false, problem: messageOf(error) });
    }
  });

  /** Without a microphone, as after it was unplugged, turning it on opens one. */
  setMicrophone(isOn: boolean): void {
    if (this.microphone) this.microphone.enabled = isOn;
    this.publish({ isMicrophoneOn: isOn });
    if (isOn && !this.microphone) void this.openMicrophone(null);
  }

  /** Sends the screen with the camera beside it, or the camera alone again. Choosing no screen changes nothing. */
  readonly setScreen = runLatest(async (isOn: boolean) => {
    if (!isOn) return this.stopScreen();
    if (this.screen) return;
    const generation = this.generation;
    try {
      const { picture, sound } = await requestScreen();
      if (!picture || generation !== this.generation) return stopTracks([picture, sound]);
      this.useScreen(picture, sound);
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
    const generation = this.generation;
    try {
      const { stream, notice } = await requestDevices({ audio: isAudio, video: !isAudio });
      if (generation !== this.generation) return stopTracks(stream.getTracks());
      stopTracks([isAudio ? this.microphone : this.camera]);
      if (isAudio) this.useMicrophone(stream, this.state.isMicrophoneOn);
      else this.useCamera(stream);
      this.publish({ problem: notice });
    } catch (error) {
      this.publish({ problem: messageOf(error) });
    }
  }

  /** Reduces noise or blurs the background, or not. */
  async setEffect(effect: DeviceEffect, isOn: boolean): Promise<void> {
    const track = effect === 'noiseSuppression' ? this.microphone : this.camera;
    if (!track) return;
    try {
      await setEffect(track, effect, isOn);
      this.publish({ problem: null });
    } catch {
      this.publish({ problem: 'Your browser could not change that while the device is open.' });
    }
  }

  /**
   * Releases every device.
   * @param problem what stays said: without it, why no device was open, and nothing of devices that were
   */
  close(problem = this.hasDevice ? null : this.state.problem): void {
    this.generation += 1;
    this.mix?.stop();
    this.mix = null;
    stopTracks([this.camera, this.microphone, this.screen, this.screenSound]);
    this.camera = this.microphone = this.screen = this.screenSound = null;
    this.state = { ...closed, problem };
    this.onChange(this.state);
  }

  private get hasDevice(): boolean {
    return [this.camera, this.microphone, this.screen].some((track) => track !== null);
  }

  private useMicrophone(stream: MediaStream, isOn: boolean): void {
    const track = stream.getAudioTracks()[0] ?? null;
    this.microphone = track;
    if (!track) return;
    track.enabled = isOn;
    track.addEventListener('ended', () => {
      if (this.microphone === track) void this.replaceMicrophone();
    });
  }

  private useCamera(stream: MediaStream): void {
    const track = stream.getVideoTracks()[0] ?? null;
    this.camera = track;
    track?.addEventListener('ended', () => {
      if (this.camera === track) void this.replaceCamera();
    });
  }

  private useScreen(picture: MediaStreamTrack, sound: MediaStreamTrack | null): void {
    picture.contentHint = 'detail';
    picture.addEventListener('ended', () => {
      if (this.screen === picture) this.stopScreen();
    });
    sound?.addEventListener('ended', () => {
      if (this.screenSound === sound) this.stopScreenSound();
    });
    this.screen = picture;
    this.screenSound = sound;
  }

  /** The microphone was unplugged: another one is used, as muted as it was. */
  private async replaceMicrophone(): Promise<void> {
    this.microphone = null;
    forgetDevice('audioinput');
    this.publish({ problem: 'Your microphone was disconnected. Others cannot hear you.' });
    await this.openMicrophone('Your microphone was disconnected. Another one is used now.');
  }

  /** @param problem what is said when it is open; null where the user turned it on */
  private async openMicrophone(problem: string | null): Promise<void> {
    const generation = this.generation;
    try {
      const { stream } = await requestDevices({ audio: true, video: false });
      if (generation !== this.generation || this.microphone) return stopTracks(stream.getTracks());
      this.useMicrophone(stream, this.state.isMicrophoneOn);
      this.publish({ problem });
    } catch (error) {
      if (generation !== this.generation) return;
      const none = 'Your microphone was disconnected, and there is no other. Others cannot hear you.';
      this.publish({ isMicrophoneOn: false, problem: problem === null ? messageOf(error) : none });
    }
  }

  /** The camera was unplugged: another one is used, and without one the call goes on without video. */
  private async replaceCamera(): Promise<void> {
    const generation = this.generation;
    this.camera = null;
    forgetDevice('videoinput');
    this.publish({ isCameraOn: false, problem: 'Your camera was disconnected. Others cannot see you.' });
    try {
      const { stream } = await requestDevices({ audio: false, video: true });
      if (generation !== this.generation || this.camera) return stopTracks(stream.getTracks());
      this.useCamera(stream);
      this.publish({ isCameraOn: true, problem: 'Your camera was disconnected. Another one is used now.' });
    } catch {
      if (generation === this.generation)
        this.publish({
          problem: 'Your camera was disconnected, and there is no other. Others cannot see you.',
        });
    }
  }

  private stopScreen(): void {
    if (!this.screen) return;
    stopTracks([this.screen, this.screenSound]);
    this.screen = this.screenSound = null;
    this.publish({ isSharingScreen: false });
  }

  private stopScreenSound(): void {
    this.screenSound = null;
    this.publish({});
  }

  /** Mixes anew when the microphone or the sound of the screen is another one. */
  private updateMix(): void {
    const sources = this.screenSound
      ? [this.microphone, this.screenSound].filter((track) => track !== null)
      : [];
    const mixed = this.mix?.sources ?? [];
    if (sources.length === mixed.length && sources.every((track, at) => track === mixed[at])) return;
    this.mix?.stop();
    this.mix = sources.length === 0 ? null : mixAudio(sources);
  }

  private publish(change: Partial<MediaState>): void {
    this.updateMix();
    const { audio, video, presenter } = this.tracks;
    const tracks = [audio, video].filter((track) => track !== null);
    this.onTrack('audio', audio);
    this.onTrack('video', video);
    this.onTrack('presenter', presenter);
    const effects = {
      noiseSuppression: effectOf(this.microphone, 'noiseSuppression'),
      backgroundBlur: effectOf(this.camera, 'backgroundBlur'),
    };
    this.state = {
      ...this.state,
      ...change,
      effects,
      stream: tracks.length === 0 ? null : new MediaStream(tracks),
    };
    this.onChange(this.state);
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
