import { withFakeConnections } from '../group/fakeConnections.testing';
import { chooseDevice, chosenDevice, forgetDevice } from './chosenDevices';
import { withFakeDevices } from './fakeDevices.testing';
import { LocalMedia, type MediaState } from './LocalMedia';

withFakeConnections();
/** The ids and kinds of devices that are not there. */
const missing = new Set<string>();
const devices = withFakeDevices(missing);

let media: LocalMedia;
let states: MediaState[] = [];
/** What is sent, by kind. */
let sent: Partial<Record<'audio' | 'video', string | null>> = {};

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
    expect(sent).toEqual({ audio: 'audio', video: 'video' });
    expect(media.current.problem).toBe('The camera you chose is gone. Another one is used.');
  });

  it('is not replaced when the browser refuses all devices', async () => {
    chooseDevice('audioinput', 'headset');
    missing.add('headset').add('audio');
    expect(await media.tryOpen('audio')).toBe(false);
    expect(media.current.problem).toBe('No microphone was found. Connect one, then try again.');
  });
});
