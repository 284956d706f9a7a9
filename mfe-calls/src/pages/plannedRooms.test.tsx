import { act, screen, waitFor, within } from '@testing-library/react';
import type { CallBroadcast, GroupCallRoom } from '@tayyib/shared/contracts';
import { Route, Routes } from '@tayyib/shared/sdk/router';
import { aPerson, FakeSocket, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { formatOwnMoment } from '@tayyib/shared/values/format';
import { CallOverlay } from '../components/call/CallOverlay';
import { withFakeConnections } from '../rtc/group/fakeConnections.testing';
import { withFakeDevices } from '../rtc/media/fakeDevices.testing';
import { joinCalls, leaveCalls } from '../state/presence';
import { aRoomWithAnn } from '../state/roomFixture.testing';
import VideoDashboardPage from './VideoDashboardPage';
import VideoLoginPage from './VideoLoginPage';

withFakeConnections();
const devices = withFakeDevices();

const startsAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
const planned: GroupCallRoom = {
  roomId: '00000000-0000-4000-8000-0000000000aa',
  title: 'Zakat circle',
  hostName: 'Zoya',
  people: 0,
  capacity: 4,
  isLocked: false,
  hasLobby: false,
  topic: 'Zakat on shares',
  startsAt,
  isOneToMany: false,
  isOwn: false,
};
let socket: FakeSocket;
let clean = () => {};

beforeEach(() => {
  socket = new FakeSocket();
  socket.replyTo('register-new-user', () => ({ ok: true }));
  socket.connect();
});
afterEach(() => {
  act(() => clean());
  sessionStorage.clear();
});

async function open(rooms: GroupCallRoom[] = [], at = '/video_chart') {
  const app = renderWithApp(
    <>
      <Routes>
        <Route path="/video_login" element={<VideoLoginPage />} />
        <Route path="/video_chart" element={<VideoDashboardPage />} />
      </Routes>
      <CallOverlay />
    </>,
    { as: aPerson(), at },
  );
  clean = () => {
    app.store.dispatch(leaveCalls());
    socket.disconnect();
  };
  await act(async () => app.store.dispatch(joinCalls('Ann')));
  const list: CallBroadcast = { event: 'GROUP_CALL_ROOMS', isAll: true, groupCallRooms: rooms, closed: [] };
  act(() => socket.serverEmits('broadcast', list));
  return app;
}
const sent = (event: string) => socket.sent.filter(([name]) => name === event).map(([, payload]) => payload);

it('shows what a planned room is about and when, and waits in its lobby for the host', async () => {
  const subject = { topic: planned.topic, startsAt, isOneToMany: false };
  socket.replyTo('group-call-join-request', () => ({
    ok: true,
    as: 'waiting',
    room: null,
    chat: [],
    subject,
  }));
  const { person } = await open([planned]);
  const list = within(screen.getByRole('list', { name: 'Group rooms' }));
  expect(list.getByText('Zakat on shares')).toBeInTheDocument();
  expect(list.getByText(formatOwnMoment(startsAt))).toBeInTheDocument();
  await person.click(list.getByRole('button', { name: 'Join Zakat circle' }));
  expect(screen.getByText('Zakat on shares')).toBeInTheDocument();
  await person.click(await screen.findByRole('button', { name: 'Join now' }));
  const lobby = await screen.findByText(
    'You are in the lobby. You come in when the host is there and lets you in.',
  );
  expect(lobby).toBeInTheDocument();
  expect(screen.getAllByText('Zakat on shares').length).toBeGreaterThan(1);
});

it('plans a room with a topic and a time of the user, in no list', async () => {
  socket.replyTo('group-call-plan', () => ({ ok: true }));
  const { person } = await open();
  await person.type(screen.getByLabelText('Name of a new room'), 'Zakat circle');
  await person.type(screen.getByLabelText('What it is about (optional)'), ' Zakat on shares ');
  await person.type(screen.getByLabelText('When it begins (empty: at once)'), '2027-01-05T17:30');
  await person.click(screen.getByLabelText('Show it in the list of rooms'));
  await person.click(screen.getByRole('button', { name: 'Plan the room' }));
  expect(await screen.findByText(/^Planned\./)).toBeInTheDocument();
  expect(sent('group-call-plan')).toEqual([
    {
      title: 'Zakat circle',
      topic: 'Zakat on shares',
      hasLobby: false,
      isListed: false,
      startsAt: new Date('2027-01-05T17:30').toISOString(),
    },
  ]);
  expect(devices.tracks.filter(({ readyState }) => readyState === 'live')).toEqual([]);
});

it('keeps what was typed when the server refuses it, and says why', async () => {
  const message = 'Choose a time that is still to come, at most 60 days ahead.';
  socket.replyTo('group-call-plan', () => ({ ok: false, code: 'not-then', message }));
  const { person } = await open();
  await person.type(screen.getByLabelText('Name of a new room'), 'Zakat circle');
  await person.type(screen.getByLabelText('When it begins (empty: at once)'), '2020-01-05T17:30');
  await person.click(screen.getByRole('button', { name: 'Plan the room' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('Name of a new room')).toHaveValue('Zakat circle');
});

it('closes an own planned room after a question', async () => {
  socket.replyTo('group-call-closed-by-host', () => ({ ok: true }));
  const { person } = await open([{ ...planned, isOwn: true }]);
  await person.click(screen.getByRole('button', { name: 'Close Zakat circle' }));
  await person.click(await screen.findByRole('button', { name: 'Close the room' }));
  expect(sent('group-call-closed-by-host')).toEqual([{ roomId: planned.roomId }]);
});

describe('a room of one to many', () => {
  const room = { ...aRoomWithAnn(1, false), isOneToMany: true, topic: 'Reading a balance sheet' };
  const listening = (isMutedByHost: boolean, version: number) => ({
    ...room,
    version,
    participants: room.participants.map((one) => ({
      ...one,
      isHost: false,
      isMicrophoneOn: false,
      isMutedByHost,
    })),
  });

  async function joined() {
    serverReplies({
      'POST /api/calls/rooms/invite': {
        isOpen: true,
        topic: 'Reading a balance sheet',
        startsAt,
        isOneToMany: true,
        isOwn: false,
      },
    });
    socket.replyTo('group-call-join-by-invite', () => ({
      ok: true,
      as: 'joined',
      room: listening(true, 1),
      chat: [],
      subject: null,
      roomId: room.roomId,
    }));
    const app = await open([], '/video_chart?room=the-secret-of-a-link');
    await screen.findByRole('heading', { name: 'Join a live event' });
    expect(screen.getByText('Reading a balance sheet')).toBeInTheDocument();
    await app.person.click(screen.getByRole('button', { name: 'Join as a listener' }));
    await screen.findByText('You are listening. Raise your hand to speak.');
    return app;
  }
  const live = () => devices.tracks.filter(({ readyState }) => readyState === 'live');

  it('opens no device of who listens, who has nothing to turn on', async () => {
    const { person } = await joined();
    expect(screen.queryByRole('button', { name: 'Turn camera on' })).toBeNull();
    await person.keyboard('v');
    expect(
      await screen.findByText('You are listening. Raise your hand: who may speak can show a picture too.'),
    ).toBeInTheDocument();
    expect(live()).toEqual([]);
  });

  it('opens the microphone when the host lets one speak, and closes all when the host takes it back', async () => {
    const { person } = await joined();
    act(() => socket.serverEmits('group-call-room', listening(false, 2)));
    await screen.findByText('You may speak: unmute your microphone.');
    await person.click(screen.getByRole('button', { name: 'Unmute microphone' }));
    await person.click(screen.getByRole('button', { name: 'Turn camera on' }));
    await screen.findByRole('button', { name: 'Turn camera off' });
    expect(
      live()
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['audio', 'video']);
    act(() => socket.serverEmits('group-call-room', listening(true, 3)));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn camera off' })).toBeNull());
    expect(live().map(({ kind }) => kind)).toEqual(['audio']);
    expect(live()[0]?.enabled).toBe(false);
  });
});
