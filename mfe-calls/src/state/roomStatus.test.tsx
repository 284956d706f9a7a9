import { act, screen, waitFor } from '@testing-library/react';
import type { GroupCallState } from '@tayyib/shared/contracts';
import { aPerson, FakeSocket, renderWithApp } from '@tayyib/shared/testing';
import VideoDashboardPage from '../pages/VideoDashboardPage';
import { withFakeConnections } from '../rtc/group/fakeConnections.testing';
import { withFakeDevices } from '../rtc/media/fakeDevices.testing';
import { joinCalls, leaveCalls } from './presence';

withFakeConnections();
withFakeDevices();

const ann = aPerson();
const roomId = '00000000-0000-4000-8000-0000000000aa';

/** The room with Ann alone, as the server knows her. */
const room = (version: number, isCameraOn = true): GroupCallState => ({
  roomId,
  version,
  title: 'Zakat circle',
  isLocked: false,
  hasLobby: false,
  capacity: 4,
  topology: { kind: 'mesh', epoch: 1 },
  participants: [
    {
      participant: '00000000-0000-4000-8000-0000000000a1',
      peerId: 'ann',
      username: 'Ann',
      self: true,
      isHost: true,
      isPresent: true,
      order: 1,
      handRaisedAt: null,
      isMicrophoneOn: true,
      isCameraOn,
      isSharingScreen: false,
      isMutedByHost: false,
    },
  ],
  waiting: [],
});

let socket: FakeSocket;
let leave = () => {};

beforeEach(() => {
  socket = new FakeSocket();
  socket.replyTo('register-new-user', () => ({ ok: true }));
  socket.replyTo('group-call-register', () => ({ ok: true, as: 'joined', room: room(1), chat: [] }));
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
  const app = renderWithApp(<VideoDashboardPage />, { as: ann });
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
  socket.replyTo('group-call-join-request', () => ({ ok: true, as: 'joined', room: room(2), chat: [] }));
  act(() => socket.connect());
  await waitFor(() => expect(statuses()).toEqual([true, false]));
  // the server knows now: nothing more is sent
  act(() => socket.serverEmits('group-call-room', room(3, false)));
  expect(statuses()).toEqual([true, false]);
});
