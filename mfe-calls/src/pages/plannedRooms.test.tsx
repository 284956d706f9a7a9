import { act, screen, waitFor, within } from '@testing-library/react';
import type { GroupCallRoom } from '@tayyib/shared/contracts';
import { problem, serverReplies } from '@tayyib/shared/testing';
import { formatOwnMoment } from '@tayyib/shared/values/format';
import { callPages, withCallsOfAnn } from '../components/call/callsOfAnn.fixture';
import { aRoomWithAnn } from '../state/roomFixture.testing';

const { socket, live, sent, online, lists } = withCallsOfAnn();

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

async function open(rooms: GroupCallRoom[] = [], at = '/video_chart') {
  const app = await online(callPages, at);
  lists(...rooms);
  return app;
}

beforeEach(() => void serverReplies({ 'GET /api/calls/reminders': { reminders: [] } }));

it('shows what a planned room is about and when, and waits in its lobby for the host', async () => {
  const subject = { topic: planned.topic, startsAt, isOneToMany: false };
  socket().replyTo('group-call-join-request', () => ({
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
  socket().replyTo('group-call-plan', () => ({ ok: true }));
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
  expect(live()).toEqual([]);
});

it('keeps what was typed when the server refuses it, and says why', async () => {
  const message = 'Choose a time that is still to come, at most 60 days ahead.';
  socket().replyTo('group-call-plan', () => ({ ok: false, code: 'not-then', message }));
  const { person } = await open();
  await person.type(screen.getByLabelText('Name of a new room'), 'Zakat circle');
  await person.type(screen.getByLabelText('When it begins (empty: at once)'), '2020-01-05T17:30');
  await person.click(screen.getByRole('button', { name: 'Plan the room' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('Name of a new room')).toHaveValue('Zakat circle');
});

it('closes an own planned room after a question', async () => {
  socket().replyTo('group-call-closed-by-host', () => ({ ok: true }));
  const { person } = await open([{ ...planned, isOwn: true }]);
  await person.click(screen.getByRole('button', { name: 'Close Zakat circle' }));
  await person.click(await screen.findByRole('button', { name: 'Close the room' }));
  expect(sent('group-call-closed-by-host')).toEqual([{ roomId: planned.roomId }]);
});

describe('a reminder of a planned room', () => {
  const reminder = { id: '00000000-0000-4000-8000-0000000000e1', roomId: planned.roomId };
  const list = () => within(screen.getByRole('list', { name: 'Group rooms' }));
  const sentence = 'You get an alert 15 minutes before it begins.';

  /** A server that stores the reminder. */
  function withServer() {
    let reminders: (typeof reminder)[] = [];
    return serverReplies({
      'GET /api/calls/reminders': () => ({ reminders }),
      'POST /api/calls/reminders': () => {
        reminders = [reminder];
        return reminder;
      },
      [`DELETE /api/calls/reminders/${reminder.id}`]: () => {
        reminders = [];
        return { success: true };
      },
    });
  }

  it('is asked for and taken back in the list, by the same button', async () => {
    const requests = withServer();
    const { person } = await open([planned]);
    await person.click(list().getByRole('button', { name: 'Remind me of Zakat circle' }));
    expect(await list().findByText(sentence)).toBeInTheDocument();
    const button = list().getByRole('button', { name: 'Do not remind me of Zakat circle' });
    expect(button).toHaveFocus();
    const request = requests.find(({ method }) => method === 'POST');
    expect(await request?.json()).toEqual({ roomId: planned.roomId });
    await person.click(button);
    expect(await list().findByRole('button', { name: 'Remind me of Zakat circle' })).toHaveFocus();
    expect(list().queryByText(sentence)).toBeNull();
  });

  it('is asked for in the preview too', async () => {
    withServer();
    const { person } = await open([planned]);
    await person.click(screen.getByRole('button', { name: 'Join Zakat circle' }));
    await person.click(await screen.findByRole('button', { name: 'Remind me' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('is asked for by the invite link of a room in no list', async () => {
    const code = 'the-secret-of-a-link';
    let reminderId: string | null = null;
    const requests = serverReplies({
      'POST /api/calls/rooms/invite': () => ({
        isOpen: true,
        topic: null,
        startsAt,
        isOneToMany: false,
        isOwn: false,
        reminderId,
      }),
      'POST /api/calls/reminders': () => {
        reminderId = reminder.id;
        return { id: reminderId, roomId: null };
      },
    });
    const { person } = await open([], `/video_chart?room=${code}`);
    await person.click(await screen.findByRole('button', { name: 'Remind me' }));
    expect(await screen.findByRole('button', { name: 'Do not remind me' })).toBeInTheDocument();
    const request = requests.find(({ url }) => url.endsWith('/calls/reminders'));
    expect(await request?.json()).toEqual({ code });
  });

  it('says why the server refuses it', async () => {
    const message = 'You are reminded of 20 rooms already. Withdraw one first.';
    serverReplies({
      'GET /api/calls/reminders': { reminders: [] },
      'POST /api/calls/reminders': problem(409, 'too-many-reminders', message),
    });
    const { person } = await open([planned]);
    await person.click(list().getByRole('button', { name: 'Remind me of Zakat circle' }));
    expect(await list().findByRole('alert')).toHaveTextContent(message);
  });

  it('comes by itself to who planned it, and is not offered for what begins in a moment or is open', async () => {
    const soon = new Date(Date.now() + 14 * 60_000).toISOString();
    await open([
      { ...planned, isOwn: true },
      { ...planned, roomId: '00000000-0000-4000-8000-0000000000ab', title: 'Soon', startsAt: soon },
      { ...planned, roomId: '00000000-0000-4000-8000-0000000000ac', title: 'Open', startsAt: null },
    ]);
    expect(list().getByText(sentence)).toBeInTheDocument();
    expect(list().queryByRole('button', { name: /Remind me/i })).toBeNull();
  });
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
        reminderId: null,
      },
    });
    socket().replyTo('group-call-join-by-invite', () => ({
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
    act(() => socket().serverEmits('group-call-room', listening(false, 2)));
    await screen.findByText('You may speak: unmute your microphone.');
    await person.click(screen.getByRole('button', { name: 'Unmute microphone' }));
    await person.click(screen.getByRole('button', { name: 'Turn camera on' }));
    await screen.findByRole('button', { name: 'Turn camera off' });
    expect(
      live()
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['audio', 'video']);
    act(() => socket().serverEmits('group-call-room', listening(true, 3)));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn camera off' })).toBeNull());
    expect(live()).toEqual([]);
  });
});
