import { act, screen, waitFor } from '@testing-library/react';
import { announceSignOut } from '@tayyib/shared/sdk/api';
import { Route, Routes } from '@tayyib/shared/sdk/router';
import { aPerson, FakeSocket, renderWithApp } from '@tayyib/shared/testing';
import { CallOverlay } from '../components/call/CallOverlay';
import VideoDashboardPage from '../pages/VideoDashboardPage';
import VideoLoginPage from '../pages/VideoLoginPage';
import { withFakeConnections } from '../rtc/group/fakeConnections.testing';
import { withFakeDevices } from '../rtc/media/fakeDevices.testing';
import { joinCalls, leaveCalls } from './presence';
import { clearSavedPresence, savePresence } from './resumeStorage';
import { aRoomWithAnn } from './roomFixture.testing';

withFakeConnections();
withFakeDevices();

const ann = aPerson();
const room = aRoomWithAnn(1);
let socket: FakeSocket;
let clean = () => {};

beforeEach(() => {
  socket = new FakeSocket();
  socket.replyTo('register-new-user', () => ({ ok: true }));
  socket.replyTo('group-call-join-request', () => ({
    ok: true,
    as: 'joined',
    room,
    chat: [],
    subject: null,
  }));
  socket.connect();
});
afterEach(() => {
  act(() => clean());
  sessionStorage.clear();
});

const payloadsOf = (event: string) =>
  socket.sent.filter(([name]) => name === event).map(([, payload]) => payload);

function open(at: NonNullable<Parameters<typeof renderWithApp>[1]>['at'] = '/') {
  const app = renderWithApp(
    <>
      <Routes>
        <Route path="/video_login" element={<VideoLoginPage />} />
        <Route path="/video_chart" element={<VideoDashboardPage />} />
        <Route path="*" element={null} />
      </Routes>
      <CallOverlay />
    </>,
    { as: ann, at },
  );
  clean = () => {
    app.store.dispatch(leaveCalls());
    socket.disconnect();
  };
  return app;
}

/** A page whose user is online for calls. */
async function online() {
  const app = open();
  await act(async () => app.store.dispatch(joinCalls('Annie')));
  return app;
}

it('a user stays online when the page is reloaded', async () => {
  const before = await online();
  before.unmount();
  // the code of the page before is gone with it, which tests share
  const saved = { viewerId: ann._id, username: 'Annie' };
  act(() => before.store.dispatch(leaveCalls()));
  savePresence(saved);
  socket.sent.length = 0;
  open();
  await waitFor(() => expect(payloadsOf('register-new-user')).toEqual([{ username: 'Annie' }]));
});

it('saves under which name the user is online, until they leave', async () => {
  const { store } = await online();
  expect(sessionStorage.getItem('tayyib.presence')).toContain('Annie');
  act(() => store.dispatch(leaveCalls()));
  expect(sessionStorage.getItem('tayyib.presence')).toBeNull();
});

it('a user does not come back online after signing out', async () => {
  await online();
  act(() => announceSignOut());
  expect(sessionStorage.getItem('tayyib.presence')).toBeNull();
  clearSavedPresence();
});

const invitation = { pathname: '/video_chart', state: { alert: { roomId: room.roomId } } };

it('a user who goes online enters the room of an invitation', async () => {
  savePresence({ viewerId: ann._id, username: 'Annie' });
  const { person } = open(invitation);
  await person.click(await screen.findByRole('button', { name: 'Join now' }));
  expect(await screen.findByRole('button', { name: 'Leave the room' })).toBeInTheDocument();
  expect(payloadsOf('group-call-join-request')).toEqual([{ roomId: room.roomId }]);
});

it('enters the room of an invitation after going online, and not again', async () => {
  const { person } = open(invitation);
  await person.click(await screen.findByRole('button', { name: 'Go online' }));
  await person.click(await screen.findByRole('button', { name: 'Join now' }));
  await person.click(await screen.findByRole('button', { name: 'Leave the room' }));
  expect(await screen.findByRole('button', { name: 'Open a room' })).toBeInTheDocument();
  expect(payloadsOf('group-call-join-request')).toEqual([{ roomId: room.roomId }]);
});
