import { act, screen, waitFor } from '@testing-library/react';
import { withCallsOfAnn } from '../components/call/callsOfAnn.fixture';
import VideoDashboardPage from '../pages/VideoDashboardPage';
import { aRoomWithAnn } from './roomFixture.testing';

const { socket, sent, online } = withCallsOfAnn();

beforeEach(() =>
  socket().replyTo('group-call-register', () => ({
    ok: true,
    as: 'joined',
    room: aRoomWithAnn(1),
    chat: [],
    subject: null,
  })),
);

const statuses = () => sent('group-call-status').map((status) => Reflect.get(Object(status), 'isCameraOn'));

async function openRoom() {
  const app = await online(<VideoDashboardPage />);
  await app.person.type(await screen.findByLabelText('Name of a new room'), 'Zakat circle');
  await app.person.click(screen.getByRole('button', { name: 'Open a room' }));
  await screen.findByRole('button', { name: 'Turn camera off' });
  return app;
}

it('tells the server after a reconnect what was switched off while there was no connection', async () => {
  const { person } = await openRoom();
  expect(statuses()).toEqual([true]);
  act(() => socket().disconnect());
  await person.click(screen.getByRole('button', { name: 'Turn camera off' }));
  expect(statuses()).toEqual([true]);
  socket().replyTo('group-call-join-request', () => ({
    ok: true,
    as: 'joined',
    room: aRoomWithAnn(2),
    chat: [],
    subject: null,
  }));
  act(() => socket().connect());
  await waitFor(() => expect(statuses()).toEqual([true, false]));
  // the server knows now: nothing more is sent
  act(() => socket().serverEmits('group-call-room', aRoomWithAnn(3, false)));
  expect(statuses()).toEqual([true, false]);
});

it('closes the room for everyone only after a question', async () => {
  socket().replyTo('group-call-closed-by-host', () => ({ ok: true }));
  const { person } = await openRoom();
  await person.click(await screen.findByRole('button', { name: 'People' }));
  const closed = () => sent('group-call-closed-by-host');
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
  socket().replyTo('group-call-register', () => ({
    ok: true,
    as: 'joined',
    room: guest(1, false),
    chat: [],
    subject: null,
  }));
  await openRoom();
  expect(screen.queryByText('You are the host of this room now.')).toBeNull();
  act(() => socket().serverEmits('group-call-room', guest(2, true)));
  expect(await screen.findByText('You are the host of this room now.')).toBeInTheDocument();
});
