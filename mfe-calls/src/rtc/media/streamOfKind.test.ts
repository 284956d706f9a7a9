import { FakeStream, FakeTrack, withFakeConnections } from '../group/fakeConnections.testing';
import { markPresenter } from './presenterTrack';
import { streamOfKind } from './streamOfKind';

withFakeConnections();

const voice = new FakeTrack('audio', 'voice');
const camera = new FakeTrack('video', 'camera');
const screen = new FakeTrack('video', 'screen');
const presenter = new FakeTrack('video', 'presenter');

it('returns the video or audio of a stream, the same object each time, and follows added and removed tracks', () => {
  const stream = new MediaStream();
  const fake = new FakeStream([voice, camera]);
  Object.assign(stream, { getTracks: fake.getTracks });
  const video = streamOfKind(stream, 'video');
  const audio = streamOfKind(stream, 'audio');
  expect([video.getTracks(), audio.getTracks()]).toEqual([[camera], [voice]]);
  stream.dispatchEvent(Object.assign(new Event('addtrack'), { track: screen }));
  stream.dispatchEvent(Object.assign(new Event('removetrack'), { track: camera }));
  expect(streamOfKind(stream, 'video')).toBe(video);
  expect(video.getTracks()).toEqual([screen]);
  expect(audio.getTracks()).toEqual([voice]);
});

it.each([
  ['first', [voice, presenter, screen]],
  ['last', [voice, screen, presenter]],
])('tells a shared screen from the camera of who shares it, which the stream has %s', (_place, tracks) => {
  const stream = new MediaStream();
  Object.assign(stream, { getTracks: new FakeStream(tracks).getTracks });
  for (const track of stream.getTracks()) markPresenter(track, track.id === 'presenter');
  expect(streamOfKind(stream, 'video').getTracks()).toEqual([screen]);
  expect(streamOfKind(stream, 'presenter').getTracks()).toEqual([presenter]);
  expect(streamOfKind(stream, 'audio').getTracks()).toEqual([voice]);
});
