import { FakeStream, FakeTrack } from '../group/fakeConnections.testing';

/** Installs a fake camera and microphone for each test. Returns the constraints that were requested in it. */
export function withFakeDevices(): readonly MediaStreamConstraints[] {
  const requested: MediaStreamConstraints[] = [];
  const getUserMedia = async (wanted: MediaStreamConstraints) => {
    requested.push(wanted);
    const tracks = (['audio', 'video'] as const)
      .filter((kind) => wanted[kind])
      .map((kind) => Object.assign(new FakeTrack(kind, kind), { enabled: true, stop: () => undefined }));
    const ofKind = (kind: string) => () => tracks.filter((track) => track.kind === kind);
    return Object.assign(new FakeStream(tracks), {
      getAudioTracks: ofKind('audio'),
      getVideoTracks: ofKind('video'),
    });
  };
  beforeEach(() => {
    requested.length = 0;
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
  return requested;
}
