import { act, screen, waitFor } from '@testing-library/react';
import { aPerson, FakeSocket, renderWithApp } from '@tayyib/shared/testing';
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
  socket.replyTo('group-call-register', () => ({ ok: true, as: 'joined', room: aRoomWithAnn(1), chat: [] }));
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
  socket.replyTo('group-call-join-request', () => ({
    ok: true,
    as: 'joined',
    room: aRoomWithAnn(2),
    chat: [],
  }));
  act(() => socket.connect());
  await waitFor(() => expect(statuses()).toEqual([true, false]));
  // the server knows now: nothing more is sent
  act(() => socket.serverEmits('group-call-room', aRoomWithAnn(3, false)));
  expect(statuses()).toEqual([true, false]);
});
