import { renderHook } from '@testing-library/react';
import { withScriptedConnections } from '../rtc/group/scriptedConnections';
import { chooseDevice } from '../rtc/media/chosenDevices';
import { useSound } from './useSound';

withScriptedConnections();

it('plays from the speaker that was chosen, before the sound or while it plays', () => {
  const sinks: string[] = [];
  const setSinkId = (id: string) => {
    sinks.push(id);
    return Promise.resolve();
  };
  // the test's browser has no sound
  Object.assign(HTMLMediaElement.prototype, { setSinkId, play: () => Promise.resolve(), pause: () => {} });
  const stream = new MediaStream();
  chooseDevice('audiooutput', 'headphones');
  const { unmount } = renderHook(() => useSound(stream));
  chooseDevice('videoinput', 'another camera');
  chooseDevice('audiooutput', 'loudspeaker');
  expect(sinks).toEqual(['headphones', 'loudspeaker']);
  unmount();
  chooseDevice('audiooutput', 'headphones');
  expect(sinks).toHaveLength(2);
});
