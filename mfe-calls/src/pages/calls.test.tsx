import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionApi } from '@tayyib/shared/sdk/api';
import type { Acknowledgement, ActiveUser, GroupCallRoom } from '@tayyib/shared/contracts';
import { Route, Routes } from '@tayyib/shared/sdk/router';
import { aPerson, FakeSocket, renderWithApp } from '@tayyib/shared/testing';
import { leaveCalls } from '../state/presence';
import VideoDashboardPage from './VideoDashboardPage';
import VideoLoginPage from './VideoLoginPage';

const ann = aPerson();
const user = (username: string, self = false): ActiveUser => ({
  username,
  peer: `00000000-0000-4000-8000-${username.padEnd(12, '0')}`,
  self,
  mark: null,
  state: 'free',
});
const nameInUse = { ok: false, code: 'username-taken', message: 'The name Ann is in use.' };
const aRoom: GroupCallRoom = {
  roomId: '00000000-0000-4000-8000-0000000000aa',
  title: 'Zakat circle',
  hostName: 'Bilal Khan',
  people: 2,
  capacity: 4,
  isLocked: false,
  hasLobby: false,
  topic: null,
  startsAt: null,
  isOneToMany: false,
  isOwn: false,
};
let socket: FakeSocket;
let leave: () => void;

beforeEach(() => {
  socket = new FakeSocket();
  socket.connect();
});
afterEach(() =>
  act(() => {
    leave();
    socket.disconnect();
  }),
);

async function open(at: string, answer: Acknowledgement = { ok: true }) {
  socket.replyTo('register-new-user', () => answer);
  const app = renderWithApp(
    <Routes>
      <Route path="/video_login" element={<VideoLoginPage />} />
      <Route path="/video_chart" element={<VideoDashboardPage />} />
    </Routes>,
    { at, as: ann },
  );
  leave = () => app.store.dispatch(leaveCalls());
  return app;
}

const broadcast = (...activeUsers: ActiveUser[]) =>
  act(() => socket.serverEmits('broadcast', { event: 'ACTIVE_USERS', activeUsers }));
const names = () =>
  within(screen.getByRole('list', { name: 'People online' }))
    .getAllByRole('listitem')
    .map((item) => item.children[1]?.textContent);
const registrations = () =>
  socket.sent.filter(([name]) => name === 'register-new-user').map(([, payload]) => payload);

async function goOnline() {
  const app = await open('/video_login');
  await app.person.click(screen.getByRole('button', { name: 'Go online' }));
  await screen.findByRole('heading', { level: 1, name: 'Calls' });
  return app;
}

it('redirects a user who is not online to the login page', async () => {
  await open('/video_chart');
  expect(screen.getByRole('heading', { level: 1, name: 'Join calls' })).toBeInTheDocument();
  expect(socket.sent).toEqual([]);
});

it('suggests the first name, and goes online under the typed name', async () => {
  const { person } = await open('/video_login');
  const name = screen.getByLabelText('Your name in calls');
  expect(name).toHaveValue('Ann');
  await person.clear(name);
  expect(screen.getByRole('button', { name: 'Go online' })).toBeDisabled();
  await person.type(name, ' Annie ');
  await person.click(screen.getByRole('button', { name: 'Go online' }));
  expect(await screen.findByText('Annie')).toBeInTheDocument();
  expect(registrations()).toEqual([{ username: 'Annie' }]);
});

it('explains why a name is refused, retains it, and accepts another', async () => {
  const { person } = await open('/video_login', nameInUse);
  await person.click(screen.getByRole('button', { name: 'Go online' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The name Ann is in use.');
  expect(screen.getByLabelText('Your name in calls')).toHaveValue('Ann');
  act(() => socket.disconnect());
  act(() => socket.connect());
  expect(registrations()).toHaveLength(1);

  socket.replyTo('register-new-user', () => ({ ok: true }));
  await person.type(screen.getByLabelText('Your name in calls'), ' R');
  await person.click(screen.getByRole('button', { name: 'Go online' }));
  expect(await screen.findByRole('heading', { name: 'Calls' })).toBeInTheDocument();
});

it('shows users and rooms as they come and go', async () => {
  await goOnline();
  expect(screen.getByRole('status', { name: 'Loading who is online' })).toBeInTheDocument();
  broadcast(user('Ann', true));
  expect(screen.getByText('Nobody else is online right now.')).toBeInTheDocument();
  broadcast(user('Ann', true), user('Bilal Khan'));
  expect(names()).toEqual(['Ann (you)', 'Bilal Khan']);
  expect(screen.getByText('No group room is open right now.')).toBeInTheDocument();
  act(() =>
    socket.serverEmits('broadcast', {
      event: 'GROUP_CALL_ROOMS',
      isAll: true,
      groupCallRooms: [aRoom],
      closed: [],
    }),
  );
  expect(screen.getByText(/Zakat circle/)).toBeInTheDocument();
  broadcast(user('Ann', true));
  expect(names()).toEqual(['Ann (you)']);
});

it('adds and removes the users and rooms that changed, and leaves the others', async () => {
  await goOnline();
  const bilal = user('Bilal Khan');
  const zoya = user('Zoya');
  broadcast(user('Ann', true), bilal, zoya);
  const changed = (came: ActiveUser[], went: string[]) =>
    act(() => socket.serverEmits('broadcast', { event: 'ACTIVE_USERS_CHANGED', came, went }));
  changed([user('Adil')], [bilal.peer]);
  expect(names()).toEqual(['Adil', 'Ann (you)', 'Zoya']);

  const rooms = (isAll: boolean, groupCallRooms: GroupCallRoom[], closed: string[] = []) =>
    act(() => socket.serverEmits('broadcast', { event: 'GROUP_CALL_ROOMS', isAll, groupCallRooms, closed }));
  const other = { ...aRoom, roomId: '00000000-0000-4000-8000-0000000000bb', title: 'Sukuk' };
  rooms(true, [aRoom, other]);
  rooms(false, [{ ...other, people: 3 }], [aRoom.roomId]);
  expect(screen.queryByText(/Zakat circle/)).not.toBeInTheDocument();
  expect(screen.getByText(/Sukuk/).closest('li')).toHaveTextContent('3 of 4');
});

it('reports a lost connection, and registers again after the reconnect', async () => {
  await goOnline();
  broadcast(user('Ann', true), user('Bilal Khan'));
  act(() => socket.disconnect());
  expect(screen.getByText(/The connection was lost\./)).toBeInTheDocument();
  expect(screen.queryByText('Bilal Khan')).not.toBeInTheDocument();
  act(() => socket.connect());
  await waitFor(() => expect(screen.queryByText(/The connection was lost\./)).not.toBeInTheDocument());
  expect(registrations()).toEqual([{ username: 'Ann' }, { username: 'Ann' }]);
});

it('returns to the login page when the name is in use after a reconnect', async () => {
  await goOnline();
  act(() => socket.disconnect());
  socket.replyTo('register-new-user', () => nameInUse);
  act(() => socket.connect());
  expect(await screen.findByRole('alert')).toHaveTextContent('The name Ann is in use.');
});

it('going online waits for a connection, and can be cancelled', async () => {
  const { person } = await open('/video_login');
  act(() => socket.disconnect());
  await person.click(screen.getByRole('button', { name: 'Go online' }));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  act(() => socket.connect());
  expect(registrations()).toEqual([]);
  expect(screen.getByLabelText('Your name in calls')).toBeEnabled();
});

it('notifies the server when the user leaves, and handles no more messages', async () => {
  const { person } = await goOnline();
  await person.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Join calls' })).toBeInTheDocument();
  expect(socket.sent.at(-1)?.[0]).toBe('unregister-user');
  broadcast(user('Bilal Khan'));
  act(() => socket.disconnect());
  act(() => socket.connect());
  expect(registrations()).toHaveLength(1);
});

it('does not register the next user of this browser under the name of the previous one', async () => {
  const { store } = await goOnline();
  const zoya = aPerson('free', { _id: '00000000-0000-4000-8000-000000000009', first_name: 'Zoya' });
  act(() => socket.disconnect());
  await act(async () => {
    await store.dispatch(sessionApi.util.upsertQueryData('getSession', undefined, zoya));
  });
  act(() => socket.connect());
  expect(await screen.findByLabelText('Your name in calls')).toHaveValue('Zoya');
  expect(registrations()).toEqual([{ username: 'Ann' }]);
});
