import { renderHook } from '@testing-library/react';
import { withFakeConnections } from '../../rtc/group/fakeConnections.testing';
import { chooseDevice } from '../../rtc/media/chosenDevices';
import { useSound } from './useSound';

withFakeConnections();

it('a sound plays on the speaker that was chosen, before or during playback', () => {
  const sinks: string[] = [];
  const setSinkId = (id: string) => {
    sinks.push(id);
    return Promise.resolve();
  };
  // jsdom plays no sound
  Object.assign(HTMLMediaElement.prototype, { setSinkId, play: () => Promise.resolve(), pause: () => {} });
  const stream = new MediaStream();
  chooseDevice('audiooutput', 'headphones');
  // each mount of strict mode plays on a speaker of its own, and this counts them
  const { unmount } = renderHook(() => useSound(stream), { reactStrictMode: false });
  chooseDevice('videoinput', 'another camera');
  chooseDevice('audiooutput', 'loudspeaker');
  expect(sinks).toEqual(['headphones', 'loudspeaker']);
  unmount();
  chooseDevice('audiooutput', 'headphones');
  expect(sinks).toHaveLength(2);
});
