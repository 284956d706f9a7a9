import { act, screen } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { FakeStream, FakeTrack, withFakeConnections } from '../../rtc/group/fakeConnections.testing';
import { markPresenter } from '../../rtc/media/presenterTrack';
import type { StagePerson } from './StagePerson';
import { StageTile } from './StageTile';

withFakeConnections();

const person = (stream: MediaStream, isPresenterOn = true): StagePerson => ({
  id: 'bob',
  name: 'Bob',
  stream,
  isVideoOn: true,
  isSharingScreen: true,
  isPresenterOn,
  isMuted: false,
  isSpeaking: false,
  isFrozen: false,
  state: '',
  note: null,
  hasRaisedHand: false,
  reaction: null,
});

/** A stream of a screen with these tracks. */
function streamOf(...tracks: FakeTrack[]): MediaStream {
  const stream = new MediaStream();
  Object.assign(stream, { getTracks: new FakeStream(tracks).getTracks });
  for (const track of stream.getTracks()) markPresenter(track, track.id === 'camera');
  return stream;
}
/** The tracks that the video with this label plays. */
function tracksOf(label: string): readonly unknown[] {
  const video = screen.getByLabelText(label);
  return video instanceof HTMLVideoElement && video.srcObject instanceof MediaStream
    ? video.srcObject.getTracks()
    : [];
}
const screenTrack = new FakeTrack('video', 'screen');

it('shows the camera of who shares a screen as soon as something arrives of it', () => {
  const camera = Object.assign(new FakeTrack('video', 'camera'), { muted: true });
  renderWithApp(<StageTile person={person(streamOf(screenTrack, camera))} isLarge />);
  expect(screen.getByLabelText('Bob’s video')).toBeInTheDocument();
  expect(screen.queryByLabelText('Bob’s camera')).toBeNull();
  act(() => {
    camera.muted = false;
    camera.dispatchEvent(new Event('unmute'));
  });
  expect(tracksOf('Bob’s camera')).toEqual([camera]);
  expect(tracksOf('Bob’s video')).toEqual([screenTrack]);
});

it('shows none where the camera is off, or an older browser sends none', () => {
  const camera = Object.assign(new FakeTrack('video', 'camera'), { muted: false });
  const off = renderWithApp(<StageTile person={person(streamOf(screenTrack, camera), false)} isLarge />);
  expect(screen.queryByLabelText('Bob’s camera')).toBeNull();
  off.unmount();
  renderWithApp(<StageTile person={person(streamOf(screenTrack))} isLarge />);
  expect(screen.queryByLabelText('Bob’s camera')).toBeNull();
});
