import { lazy, Suspense, type ReactNode } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from '@tayyib/shared/sdk/router';
import { aPerson, FakeSocket, renderWithApp } from '@tayyib/shared/testing';
import { CallOverlay } from '../components/call/CallOverlay';
import VideoDashboardPage from '../pages/VideoDashboardPage';
import VideoLoginPage from '../pages/VideoLoginPage';
import { FakeConnection, withFakeConnections } from '../rtc/group/fakeConnections.testing';
import { withFakeDevices } from '../rtc/media/fakeDevices.testing';
import { placeCall } from './oneToOne';
import { leaveCalls } from './presence';

withFakeConnections();
const { requested, tracks } = withFakeDevices();

const callId = '00000000-0000-4000-8000-0000000000c1';
const peer = { socketId: '00000000-0000-4000-8000-0000000000b1', username: 'Bob' };
const ann = aPerson();

let socket: FakeSocket;
let leave = () => {};

beforeEach(() => {
  socket = new FakeSocket();
  socket.replyTo('register-new-user', () => ({ ok: true }));
  socket.replyTo('call-resume', () => ({ ok: true, as: 'accepted', merged: null }));
  socket.replyTo('call-ice-servers', () => ({
    ok: true,
    iceServers: [],
    expiresAt: null,
    goodForSeconds: null,
  }));
});
afterEach(() => {
  act(() => leave());
  jest.useRealTimers();
  sessionStorage.clear();
});

/** What the page sends: of each transceiver, whether its track is audible or visible; null without a track. */
const sent = () =>
  FakeConnection.all.flatMap((connection) =>
    connection
      .getSenders()
      .map(({ track }) => (track === null ? null : Reflect.get(Object(track), 'enabled'))),
  );
const saved = () => JSON.parse(sessionStorage.getItem('tayyib.call') ?? 'null');

/** Loads a page whose tab was in a call before a reload. */
async function reload(
  devices: { isCameraOn: boolean; isMicrophoneOn: boolean },
  page: ReactNode = null,
  at = '/',
) {
  const call = { callId, role: 'caller', peer, media: 'video', generation: 0 };
  const value = { viewerId: ann._id, username: 'Ann', call, ...devices };
  sessionStorage.setItem('tayyib.call', JSON.stringify(value));
  const app = renderWithApp(
    <>
      {page}
      <CallOverlay />
    </>,
    { as: ann, at },
  );
  leave = () => {
    app.store.dispatch(leaveCalls());
    socket.disconnect();
  };
  act(() => socket.connect());
  await waitFor(() => expect(sent()).toHaveLength(3));
  return app;
}

it('a reloaded page rejoins with the microphone and the camera off, as they were', async () => {
  await reload({ isCameraOn: false, isMicrophoneOn: false });
  expect(requested).toEqual([{ audio: {}, video: false }]);
  expect(sent()).toEqual([false, null, null]);
  expect(await screen.findByRole('button', { name: 'Unmute microphone' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Turn camera on' })).toBeInTheDocument();
});

it('a reloaded page rejoins with both on, and saves what is turned off later', async () => {
  const { person } = await reload({ isCameraOn: true, isMicrophoneOn: true });
  expect(sent()).toEqual([true, true, null]);
  expect(saved()).toMatchObject({ call: { callId }, isCameraOn: true, isMicrophoneOn: true });
  await person.click(await screen.findByRole('button', { name: 'Mute microphone' }));
  expect(saved()).toMatchObject({ call: { callId }, isCameraOn: true, isMicrophoneOn: false });
  await person.click(screen.getByRole('button', { name: 'Turn camera off' }));
  await waitFor(() => expect(saved()).toMatchObject({ isCameraOn: false, isMicrophoneOn: false }));
});

it('a rejoined call fills the window, though the page for going online leads on only after it', async () => {
  let load = () => {};
  const LoginPage = lazy(
    () =>
      new Promise<{ default: typeof VideoLoginPage }>((resolve) => {
        load = () => resolve({ default: VideoLoginPage });
      }),
  );
  await reload(
    { isCameraOn: true, isMicrophoneOn: true },
    <Suspense>
      <Routes>
        <Route path="/video_login" element={<LoginPage />} />
        <Route path="/video_chart" element={<VideoDashboardPage />} />
      </Routes>
    </Suspense>,
    '/video_chart',
  );
  await screen.findByRole('button', { name: 'Back to the page' });
  await act(async () => load());
  expect(await screen.findByRole('heading', { name: 'Calls', hidden: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back to the page' })).toBeInTheDocument();
});

it('a page can be reloaded again before it has rejoined, and forgets a call that is over', async () => {
  let whileAsking: unknown;
  socket.replyTo('call-resume', () => {
    whileAsking = saved();
    return { ok: true, as: 'accepted', merged: null };
  });
  await reload({ isCameraOn: false, isMicrophoneOn: false });
  expect(whileAsking).toMatchObject({ call: { callId }, isCameraOn: false, isMicrophoneOn: false });
  act(() => socket.serverEmits('user-hanged-up', { callId, reason: 'hung-up' }));
  expect(saved()).toBeNull();
});

it('a call that begins while a reloaded page asks for one that is over keeps its devices, and they are open once', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  socket.replyTo('call-resume', () => ({ ok: true, as: 'ended' }));
  socket.replyTo('pre-offer', () => ({ ok: true }));
  const call = { callId, role: 'caller', peer, media: 'video', generation: 0 };
  const value = { viewerId: ann._id, username: 'Ann', call, isCameraOn: true, isMicrophoneOn: true };
  sessionStorage.setItem('tayyib.call', JSON.stringify(value));
  const app = renderWithApp(<CallOverlay />, { as: ann });
  leave = () => {
    app.store.dispatch(leaveCalls());
    socket.disconnect();
  };
  act(() => socket.connect());
  const resumes = () => socket.sent.filter(([name]) => name === 'call-resume');
  await waitFor(() => expect(resumes()).toHaveLength(1));
  await act(async () => app.store.dispatch(placeCall(peer, 'video')));
  expect(await screen.findByText('Calling Bob …')).toBeInTheDocument();
  const live = () => tracks.filter(({ readyState }) => readyState === 'live');
  expect(live()).toHaveLength(2);
  // as long as it would have asked
  await act(async () => jest.advanceTimersByTimeAsync(5500));
  expect(live()).toHaveLength(2);
  expect(resumes()).toHaveLength(1);
});
