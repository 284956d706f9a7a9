import { act, screen, waitFor } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { EffectSwitches } from '../../components/media/EffectSwitches';
import { withFakeConnections } from '../group/fakeConnections.testing';
import { withFakeDevices } from './fakeDevices.testing';
import { LocalMedia, type MediaState } from './LocalMedia';

withFakeConnections();
const missing = new Set<string>();
const effects: NonNullable<Parameters<typeof withFakeDevices>[2]> = {};
const devices = withFakeDevices(missing, undefined, effects);
let state: MediaState | null = null;
const media = () =>
  new LocalMedia(
    (next) => (state = next),
    () => undefined,
  );
afterEach(() => {
  delete effects.audio;
  delete effects.video;
});

it('offers nothing where the devices have no choice', async () => {
  await media().open('video');
  expect(state?.effects).toEqual({ noiseSuppression: null, backgroundBlur: null });
  const { container } = renderWithApp(
    <EffectSwitches effects={{ noiseSuppression: null, backgroundBlur: null }} onChange={() => undefined} />,
  );
  expect(container.querySelector('input')).toBeNull();
});

it('does what the device offers, and the next device does the same', async () => {
  effects.audio = { noiseSuppression: true };
  effects.video = { backgroundBlur: false };
  const own = media();
  await own.open('video');
  expect(state?.effects).toEqual({ noiseSuppression: true, backgroundBlur: false });
  await own.setEffect('noiseSuppression', false);
  await own.setEffect('backgroundBlur', true);
  expect(state?.effects).toEqual({ noiseSuppression: false, backgroundBlur: true });
  await own.setCamera(false);
  expect(state?.effects.backgroundBlur).toBeNull();
  await own.setCamera(true);
  expect(devices.requested.at(-1)?.video).toMatchObject({ backgroundBlur: true });
  await own.setEffect('noiseSuppression', true);
  await own.setEffect('backgroundBlur', false);
  own.close();
  expect(state?.effects).toEqual({ noiseSuppression: null, backgroundBlur: null });
});

it('says what an effect costs, and is changed by its switch', async () => {
  const changed: [string, boolean][] = [];
  const { person } = renderWithApp(
    <EffectSwitches
      effects={{ noiseSuppression: true, backgroundBlur: false }}
      onChange={(effect, isOn) => changed.push([effect, isOn])}
    />,
  );
  const blur = screen.getByRole('checkbox', { name: 'Blur the background' });
  expect(blur).not.toBeChecked();
  expect(blur).toHaveAccessibleDescription(/battery/);
  await act(() => person.click(blur));
  await waitFor(() => expect(changed).toEqual([['backgroundBlur', true]]));
});
