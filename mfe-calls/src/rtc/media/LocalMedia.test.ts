import { withFakeConnections } from '../group/fakeConnections.testing';
import { chooseDevice, chosenDevice, forgetDevice } from './chosenDevices';
import { withFakeDevices } from './fakeDevices.testing';
import { LocalMedia, type MediaState, type TrackKind } from './LocalMedia';

withFakeConnections();
/** The ids and kinds of devices that are not there. */
const missing = new Set<string>();
const devices = withFakeDevices(missing);

let media: LocalMedia;
let states: MediaState[] = [];
/** What is sent, by kind. */
let sent: Partial<Record<TrackKind, string | null>> = {};

beforeEach(() => {
  states = [];
  sent = {};
  media = new LocalMedia(
    (state) => void states.push(state),
    (kind, track) => void (sent[kind] = track?.id ?? null),
  );
});
afterEach(() => {
  media.close();
  missing.clear();
  forgetDevice('audioinput');
  forgetDevice('videoinput');
});

/** Lets everything that was started settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const live = () => devices.tracks.filter(({ readyState }) => readyState === 'live');

async function unplug(kind: 'audio' | 'video') {
  live()
    .find((track) => track.kind === kind)
    ?.unplug();
  await settled();
}

describe('a microphone that is unplugged during a call', () => {
  it('is replaced by another one, which is sent, and the user sees a notice of it', async () => {
    chooseDevice('audioinput', 'headset');
    await media.open('video');
    expect(sent.audio).toBe('headset');
    missing.add('headset');
    await unplug('audio');
    expect(sent.audio).toBe('audio');
    expect(media.current.isMicrophoneOn).toBe(true);
    expect(media.current.problem).toBe('Your microphone was disconnected. Another one is used now.');
  });

  it('is replaced by a muted one when it was muted', async () => {
    await media.open('audio');
    media.setMicrophone(false);
    await unplug('audio');
    expect(live().map(({ enabled }) => enabled)).toEqual([false]);
  });

  it('is off when there is no other, until one is plugged in and turned on', async () => {
    await media.open('video');
    missing.add('audio');
    await unplug('audio');
    expect(sent.audio).toBeNull();
    expect(media.current).toMatchObject({
      isMicrophoneOn: false,
      problem: 'Your microphone was disconnected, and there is no other. Others cannot hear you.',
    });
    missing.clear();
    media.setMicrophone(true);
    await settled();
    expect(sent.audio).toBe('audio');
    expect(media.current).toMatchObject({ isMicrophoneOn: true, problem: null });
  });

  it('is said during the call only', async () => {
    await media.open('video');
    await unplug('audio');
    media.close();
    expect(media.current.problem).toBeNull();
  });

  it('opens nothing after the call', async () => {
    await media.open('video');
    const [microphone] = live();
    media.close();
    microphone?.unplug();
    await settled();
    expect(live()).toEqual([]);
    expect(devices.requested).toHaveLength(1);
  });

  it('releases the other one when the call ends while it opens', async () => {
    await media.open('video');
    live()
      .find(({ kind }) => kind === 'audio')
      ?.unplug();
    media.close();
    await settled();
    expect(live()).toEqual([]);
  });
});

describe('a camera that is unplugged during a call', () => {
  it('is replaced by another one, and the user sees a notice of it', async () => {
    chooseDevice('videoinput', 'desk');
    await media.open('video');
    missing.add('desk');
    await unplug('video');
    expect(sent.video).toBe('video');
    expect(media.current).toMatchObject({
      isCameraOn: true,
      problem: 'Your camera was disconnected. Another one is used now.',
    });
  });

  it('is off when there is no other', async () => {
    await media.open('video');
    missing.add('video');
    await unplug('video');
    expect(sent.video).toBeNull();
    expect(media.current).toMatchObject({
      isCameraOn: false,
      problem: 'Your camera was disconnected, and there is no other. Others cannot see you.',
    });
  });
});

describe('a chosen device that is gone before a call', () => {
  it('is forgotten, another one is used, and the user sees a notice of it', async () => {
    chooseDevice('audioinput', 'headset');
    missing.add('headset');
    await media.open('audio');
    expect(sent.audio).toBe('audio');
    expect(media.current.problem).toBe('The microphone you chose is gone. Another one is used.');
    expect(chosenDevice('audioinput')).toBeUndefined();
  });

  it('keeps the video of a call whose chosen camera is gone', async () => {
    chooseDevice('videoinput', 'desk');
    missing.add('desk');
    await media.open('video');
    expect(sent).toEqual({ audio: 'audio', video: 'video', presenter: null });
    expect(media.current.problem).toBe('The camera you chose is gone. Another one is used.');
  });

  it('is not replaced when the browser refuses all devices', async () => {
    chooseDevice('audioinput', 'headset');
    missing.add('headset').add('audio');
    expect(await media.tryOpen('audio')).toBe(false);
    expect(media.current.problem).toBe('No microphone was found. Connect one, then try again.');
  });
});

/** Audio processing of the browser, which jsdom lacks: a mix names its sources. */
class FakeAudio {
  static open = 0;
  private readonly sources: string[] = [];
  constructor() {
    FakeAudio.open += 1;
  }
  createMediaStreamDestination = () => ({
    stream: {
      getAudioTracks: () => [{ kind: 'audio', id: this.sources.join(' + '), stop: () => undefined }],
    },
  });
  createMediaStreamSource = (stream: MediaStream) => {
    const [track] = stream.getTracks();
    return { connect: () => void this.sources.push(track?.id ?? '') };
  };
  close = () => {
    FakeAudio.open -= 1;
    return Promise.resolve();
  };
}

describe('a screen that is shared with its sound', () => {
  beforeEach(() => {
    FakeAudio.open = 0;
    Object.assign(globalThis, { AudioContext: FakeAudio });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'AudioContext'));

  it('sends the sound together with the microphone, and the microphone alone afterwards', async () => {
    await media.open('video');
    await media.setScreen(true);
    expect(sent).toEqual({ audio: 'audio + screen sound', video: 'screen', presenter: 'video' });
    await media.setScreen(false);
    expect(sent).toEqual({ audio: 'audio', video: 'video', presenter: null });
    expect(live().map(({ id }) => id)).toEqual(['audio', 'video']);
    expect(FakeAudio.open).toBe(0);
  });

  it('mutes the microphone only', async () => {
    await media.open('video');
    await media.setScreen(true);
    media.setMicrophone(false);
    expect(sent.audio).toBe('audio + screen sound');
    expect(live().map(({ id, enabled }) => [id, enabled])).toContainEqual(['audio', false]);
    expect(live().map(({ id, enabled }) => [id, enabled])).toContainEqual(['screen sound', true]);
  });

  it('mixes anew when the microphone is another one', async () => {
    await media.open('video');
    await media.setScreen(true);
    await media.choose('audioinput', 'headset');
    expect(sent.audio).toBe('headset + screen sound');
    expect(FakeAudio.open).toBe(1);
  });

  it('goes on without the sound when that ends', async () => {
    await media.open('video');
    await media.setScreen(true);
    live()
      .find(({ id }) => id === 'screen sound')
      ?.unplug();
    expect(sent).toEqual({ audio: 'audio', video: 'screen', presenter: 'video' });
  });

  it('sends the picture alone where there is no sound, or the browser cannot mix', async () => {
    missing.add('screen sound');
    await media.open('video');
    await media.setScreen(true);
    expect(sent).toEqual({ audio: 'audio', video: 'screen', presenter: 'video' });
    await media.setScreen(false);
    missing.clear();
    Reflect.deleteProperty(globalThis, 'AudioContext');
    await media.setScreen(true);
    expect(sent).toEqual({ audio: 'audio', video: 'screen', presenter: 'video' });
  });

  it('releases everything when the call ends', async () => {
    await media.open('video');
    await media.setScreen(true);
    media.close();
    expect(live()).toEqual([]);
    expect(FakeAudio.open).toBe(0);
  });

  it('offers the sound of the system only where that of this page can be left out', async () => {
    await media.open('video');
    await media.setScreen(true);
    expect(devices.screens[0]).toMatchObject({ systemAudio: 'exclude' });
    await media.setScreen(false);
    Object.assign(navigator.mediaDevices, { getSupportedConstraints: () => ({ restrictOwnAudio: true }) });
    await media.setScreen(true);
    expect(devices.screens[1]).toMatchObject({ systemAudio: 'include', audio: { restrictOwnAudio: true } });
  });
});
