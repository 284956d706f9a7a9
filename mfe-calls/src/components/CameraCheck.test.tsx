import { act, screen, waitFor } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { CameraCheck } from './CameraCheck';

/** The part of a camera's stream that the page uses. */
function aStream() {
  const track = Object.assign(new EventTarget(), { stop: jest.fn() });
  return { track, stream: { getTracks: () => [track], getVideoTracks: () => [track] } };
}

/** Puts a camera on this machine, or none. */
function plugIn(getUserMedia?: (wanted: MediaStreamConstraints) => Promise<object>) {
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: getUserMedia && { getUserMedia },
  });
}
afterEach(() => plugIn());

async function check() {
  const app = renderWithApp(<CameraCheck />);
  await app.person.click(screen.getByRole('button', { name: 'Check camera' }));
  return app;
}

it('shows the picture, asked for at 480 by 360 and without sound, and lets go of the camera', async () => {
  const { track, stream } = aStream();
  const asked: MediaStreamConstraints[] = [];
  plugIn(async (wanted) => {
    asked.push(wanted);
    return stream;
  });
  const { person } = await check();
  expect(await screen.findByLabelText('Your camera')).toHaveProperty('srcObject', stream);
  expect(asked).toEqual([{ video: { width: 480, height: 360 }, audio: false }]);
  await person.click(screen.getByRole('button', { name: 'Turn camera off' }));
  expect(track.stop).toHaveBeenCalled();
  expect(screen.queryByLabelText('Your camera')).not.toBeInTheDocument();
});

it('lets go of the camera when the page is left, even if the camera comes after that', async () => {
  const late = aStream();
  let arrive: (stream: object) => void = () => {};
  plugIn(() => new Promise((resolve) => (arrive = resolve)));
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
])('says %s in words and can be tried again', async (name, words) => {
  plugIn(async () => {
    throw new DOMException('', name);
  });
  await check();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Check camera' })).toBeEnabled();
});

it('says so where browsers give no camera', async () => {
  plugIn();
  await check();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This browser gives no access to cameras and microphones here.',
  );
});

it('says so when the camera is pulled out', async () => {
  const { track, stream } = aStream();
  plugIn(async () => stream);
  await check();
  await screen.findByLabelText('Your camera');
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(await screen.findByRole('alert')).toHaveTextContent('The camera was disconnected.');
});
