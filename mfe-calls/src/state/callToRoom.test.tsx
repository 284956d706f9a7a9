import { act, screen, waitFor } from '@testing-library/react';
import { withCallsOfAnn } from '../components/call/callsOfAnn.fixture';
import VideoDashboardPage from '../pages/VideoDashboardPage';
import { FakeConnection } from '../rtc/group/fakeConnections.testing';
import { answerCall } from './oneToOne';
import { setRoomStreams } from './mediaStreams';
import { aRoomWithAnn } from './roomFixture.testing';

const { devices, socket, live, sent, online } = withCallsOfAnn();

const callId = '00000000-0000-4000-8000-0000000000c1';
const caller = { socketId: '00000000-0000-4000-8000-0000000000b1', username: 'Bob' };
const room = aRoomWithAnn(1);
const { roomId } = room;

beforeEach(() => {
  socket().replyTo('group-call-from-call', () => ({ ok: true }));
  socket().replyTo('group-call-join-request', () => ({
    ok: true,
    as: 'joined',
    room,
    chat: [],
    subject: null,
  }));
});

/** Ann in a call with Bob, connected. */
async function talking() {
  const app = await online(<VideoDashboardPage />);
  act(() => socket().serverEmits('pre-offer', { callId, caller, media: 'video' }));
  await act(async () => app.store.dispatch(answerCall(true)));
  await waitFor(() => expect(FakeConnection.all).toHaveLength(1));
  act(() => FakeConnection.all[0]?.setState('connected'));
  await screen.findByRole('region', { name: 'Call with Bob' });
  return app;
}

const moved = () =>
  act(async () => socket().serverEmits('group-call-from-call', { callId, roomId, username: 'Bob' }));

it('asks the server to make a room of the call', async () => {
  const { person } = await talking();
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('button', { name: 'Add a person' }));
  expect(sent('group-call-from-call')).toEqual([{ callId }]);
});

it('says why no room can be made', async () => {
  socket().replyTo('group-call-from-call', () => ({
    ok: false,
    code: 'no-such-call',
    message: 'That call is over.',
  }));
  const { person } = await talking();
  await person.click(await screen.findByRole('button', { name: 'More' }));
  await person.click(await screen.findByRole('button', { name: 'Add a person' }));
  expect(await screen.findByText('That call is over.')).toBeInTheDocument();
});

it('shows the call until the other side arrives in the room, and ends it after that', async () => {
  await talking();
  const requested = devices.requested.length;
  await moved();
  expect(screen.getByRole('region', { name: 'Call with Bob' })).toBeInTheDocument();
  expect(sent('user-hanged-up')).toEqual([]);
  // copies: no device is opened again
  expect(devices.requested).toHaveLength(requested);
  expect(live()).toHaveLength(4);
  const theirs = await navigator.mediaDevices.getUserMedia({ audio: true });
  act(() => setRoomStreams({ remote: new Map([['bob', theirs]]) }));
  const stage = await screen.findByRole('region', { name: 'Room Zakat circle' }, { timeout: 4000 });
  expect(stage).toBeInTheDocument();
  expect(screen.getByText('Bob made this a group call: others can be asked in.')).toBeInTheDocument();
  await waitFor(() => expect(sent('user-hanged-up')).toHaveLength(1), { timeout: 4000 });
  // theirs, and the copies
  await waitFor(() => expect(live()).toHaveLength(3));
  expect(screen.queryByText('The call with Bob has ended.')).toBeNull();
});

it('goes on as a call when the room cannot be joined, says why, and tries again', async () => {
  socket().replyTo('group-call-join-request', () => ({
    ok: false,
    code: 'no-such-room',
    message: 'That room is closed.',
  }));
  const { person } = await talking();
  await moved();
  await waitFor(() => expect(live()).toHaveLength(2));
  expect(screen.getByRole('region', { name: 'Call with Bob' })).toBeInTheDocument();
  expect(sent('user-hanged-up')).toEqual([]);
  const sentence = 'This did not become a group call. That room is closed. Your call goes on.';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(sent('group-call-from-call')).toEqual([{ callId }]);
  expect(screen.queryByText(sentence)).toBeNull();
});

it('leaves the room of a call that is over here', async () => {
  await talking();
  act(() => socket().serverEmits('user-hanged-up', { callId, reason: 'hung-up' }));
  await moved();
  expect(sent('group-call-user-left')).toEqual([{ roomId }]);
  expect(live()).toEqual([]);
});
