import { act, screen, waitFor } from '@testing-library/react';
import { aPerson, FakeSocket, renderWithApp } from '@tayyib/shared/testing';
import { CallOverlay } from '../components/call/CallOverlay';
import VideoDashboardPage from '../pages/VideoDashboardPage';
import { withFakeConnections } from '../rtc/group/fakeConnections.testing';
import { withFakeDevices } from '../rtc/media/fakeDevices.testing';
import { joinCalls, leaveCalls } from './presence';
import { aRoomWithAnn } from './roomFixture.testing';

withFakeConnections();
withFakeDevices();

const ann = aPerson();
let socket: FakeSocket;
let leave = () => {};

beforeEach(() => {
  socket = new FakeSocket();
  socket.replyTo('register-new-user', () => ({ ok: true }));
  socket.replyTo('group-call-register', () => ({
    ok: true,
    as: 'joined',
    room: aRoomWithAnn(1),
    chat: [],
    subject: null,
  }));
  socket.connect();
});
afterEach(() => {
  act(() => leave());
  sessionStorage.clear();
});

const statuses = () =>
  socket.sent
    .filter(([name]) => name === 'group-call-status')
    .map(([, status]) => Reflect.get(Object(status), 'isCameraOn'));

async function openRoom() {
  const app = renderWithApp(
    <>
      <VideoDashboardPage />
      <CallOverlay />
    </>,
    { as: ann },
  );
  leave = () => {
    app.store.dispatch(leaveCalls());
    socket.disconnect();
  };
  await act(async () => app.store.dispatch(joinCalls('Ann')));
  await app.person.type(await screen.findByLabelText('Name of a new room'), 'Zakat circle');
  await app.person.click(screen.getByRole('button', { name: 'Open a room' }));
  await screen.findByRole('button', { name: 'Turn camera off' });
  return app;
}

it('tells the server after a reconnect what was switched off while there was no connection', async () => {
  const { person } = await openRoom();
  expect(statuses()).toEqual([true]);
  act(() => socket.disconnect());
  await person.click(screen.getByRole('button', { name: 'Turn camera off' }));
  expect(statuses()).toEqual([true]);
  socket.replyTo('group-call-join-request', () => ({
    ok: true,
    as: 'joined',
    room: aRoomWithAnn(2),
    chat: [],
    subject: null,
  }));
  act(() => socket.connect());
  await waitFor(() => expect(statuses()).toEqual([true, false]));
  // the server knows now: nothing more is sent
  act(() => socket.serverEmits('group-call-room', aRoomWithAnn(3, false)));
  expect(statuses()).toEqual([true, false]);
});

it('closes the room for everyone only after a question', async () => {
  socket.replyTo('group-call-closed-by-host', () => ({ ok: true }));
  const { person } = await openRoom();
  await person.click(await screen.findByRole('button', { name: 'People' }));
  const closed = () => socket.sent.filter(([name]) => name === 'group-call-closed-by-host');
  await person.click(await screen.findByRole('button', { name: 'Close for everyone' }));
  await person.click(await screen.findByRole('button', { name: 'Keep it open' }));
  expect(closed()).toHaveLength(0);
  await person.click(await screen.findByRole('button', { name: 'Close for everyone' }));
  await person.click(await screen.findByRole('button', { name: 'Close the room' }));
  await waitFor(() => expect(closed()).toHaveLength(1));
});

it('tells a member who becomes the host', async () => {
  const guest = (version: number, isHost: boolean) => {
    const room = aRoomWithAnn(version);
    return { ...room, participants: room.participants.map((one) => ({ ...one, isHost })) };
  };
  socket.replyTo('group-call-register', () => ({
    ok: true,
    as: 'joined',
    room: guest(1, false),
    chat: [],
    subject: null,
  }));
  await openRoom();
  expect(screen.queryByText('You are the host of this room now.')).toBeNull();
  act(() => socket.serverEmits('group-call-room', guest(2, true)));
  expect(await screen.findByText('You are the host of this room now.')).toBeInTheDocument();
});
