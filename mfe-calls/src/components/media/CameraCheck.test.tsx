import { act, screen, waitFor } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { CameraCheck } from './CameraCheck';

/** A fake camera stream. */
function streamSetup() {
  const track = Object.assign(new EventTarget(), { stop: jest.fn() });
  return { track, stream: { getTracks: () => [track], getVideoTracks: () => [track] } };
}

/** Installs a fake camera, or none. */
function installCamera(getUserMedia?: (wanted: MediaStreamConstraints) => Promise<object>) {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: getUserMedia && { getUserMedia },
  });
}
afterEach(() => installCamera());

async function check() {
  const app = renderWithApp(<CameraCheck />);
  await app.person.click(screen.getByRole('button', { name: 'Check camera' }));
  return app;
}

it('shows the video, requested at 480 by 360 and without audio, and releases the camera', async () => {
  const { track, stream } = streamSetup();
  const requested: MediaStreamConstraints[] = [];
  installCamera(async (wanted) => {
    requested.push(wanted);
    return stream;
  });
  const { person } = await check();
  expect(await screen.findByLabelText('Your camera')).toHaveProperty('srcObject', stream);
  expect(requested).toEqual([{ video: { width: 480, height: 360 }, audio: false }]);
  await person.click(screen.getByRole('button', { name: 'Turn camera off' }));
  expect(track.stop).toHaveBeenCalled();
  expect(screen.queryByLabelText('Your camera')).not.toBeInTheDocument();
});

it('releases the camera when the page is left, even if it opens after that', async () => {
  const late = streamSetup();
  let arrive: (stream: object) => void = () => {};
  installCamera(() => new Promise((resolve) => (arrive = resolve)));
  const { unmount } = await check();
  unmount();
  arrive(late.stream);
  await waitFor(() => expect(late.track.stop).toHaveBeenCalled());
});

it.each([
  ['NotAllowedError', 'The browser was not allowed to use the camera.'],
  ['NotFoundError', 'No camera was found.'],
  ['NotReadableError', 'The camera is in use by another program.'],
  ['OverconstrainedError', 'is gone or cannot do what we need'],
  ['SomethingNew', 'The camera could not be started.'],
])('the camera check explains %s and can be tried again', async (name, words) => {
  installCamera(async () => {
    throw new DOMException('', name);
  });
  await check();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Check camera' })).toBeEnabled();
});

it('explains when the browser gives no access to cameras', async () => {
  installCamera();
  await check();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This browser gives no access to cameras and microphones here.',
  );
});

it('reports that the camera was disconnected', async () => {
  const { track, stream } = streamSetup();
  installCamera(async () => stream);
  await check();
  await screen.findByLabelText('Your camera');
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(await screen.findByRole('alert')).toHaveTextContent('The camera was disconnected.');
});
