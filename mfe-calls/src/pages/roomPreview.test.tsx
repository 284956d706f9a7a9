import { act, screen, waitFor } from '@testing-library/react';
import { announceSignOut } from '@tayyib/shared/sdk/api';
import type { GroupCallRoom } from '@tayyib/shared/contracts';
import { Link, Route, Routes } from '@tayyib/shared/sdk/router';
import { withCallsOfAnn } from '../components/call/callsOfAnn.fixture';
import { answerCall } from '../state/oneToOne';
import { aRoomWithAnn } from '../state/roomFixture.testing';
import VideoDashboardPage from './VideoDashboardPage';

const missing = new Set<string>();
const refusal = { name: 'NotFoundError' };
const { socket, live, sent, online, lists } = withCallsOfAnn(missing, refusal);

const room = aRoomWithAnn(1);
const listed: GroupCallRoom = {
  roomId: room.roomId,
  title: 'Zakat circle',
  hostName: 'Bilal',
  people: 1,
  capacity: 4,
  isLocked: false,
  hasLobby: false,
  topic: null,
  startsAt: null,
  isOneToMany: false,
  isOwn: false,
};

beforeEach(() =>
  socket().replyTo('group-call-join-request', () => ({
    ok: true,
    as: 'joined',
    room,
    chat: [],
    subject: null,
  })),
);
afterEach(() => missing.clear());

const kinds = () =>
  live()
    .map(({ kind }) => kind)
    .sort();
const button = (name: string) => screen.findByRole('button', { name });

/** Ann, who is about to join the room. */
async function atPreview() {
  const app = await online(
    <>
      <Link to="/watchlist">To the watchlist</Link>
      <Routes>
        <Route path="/watchlist" element={<h1>Watchlist</h1>} />
        <Route path="*" element={<VideoDashboardPage />} />
      </Routes>
    </>,
  );
  lists(listed);
  await waitFor(() => expect(live()).toEqual([]));
  await app.person.click(await button('Join Zakat circle'));
  return app;
}

it('shows the own picture before a room is joined, and sends nothing until the user joins', async () => {
  const { person } = await atPreview();
  expect(screen.getByRole('heading', { name: 'Join “Zakat circle”' })).toHaveFocus();
  expect(await screen.findByLabelText('Your video')).toBeInTheDocument();
  expect(screen.getByLabelText('Input level')).toBeInTheDocument();
  expect(sent('group-call-join-request')).toEqual([]);
  const open = live();
  await person.click(await button('Join now'));
  await button('Leave the room');
  expect(sent('group-call-join-request')).toEqual([{ roomId: room.roomId }]);
  // the devices of the preview, not opened again
  expect(live()).toEqual(open);
});

/** The ways out of a preview. */
const exits: [string, (app: Awaited<ReturnType<typeof atPreview>>) => unknown][] = [
  ['is cancelled', async ({ person }) => person.click(await button('Cancel'))],
  ['is left for another page', ({ person }) => person.click(screen.getByText('To the watchlist'))],
  ['ends with the session', () => act(() => announceSignOut())],
  ['ends with the page', ({ unmount }) => unmount()],
];

it.each(exits)('releases every device when the preview %s', async (_how, exit) => {
  const app = await atPreview();
  await screen.findByLabelText('Your video');
  expect(kinds()).toEqual(['audio', 'video']);
  await exit(app);
  await waitFor(() => expect(live()).toEqual([]));
  expect(sent('group-call-join-request')).toEqual([]);
});

it('goes back to the rooms when it is cancelled', async () => {
  const { person } = await atPreview();
  await person.click(await button('Cancel'));
  expect(await button('Join Zakat circle')).toBeEnabled();
});

it('gives way to a call that is accepted, which has the devices alone', async () => {
  const { store } = await atPreview();
  await screen.findByLabelText('Your video');
  const caller = { socketId: '00000000-0000-4000-8000-0000000000b1', username: 'Bob' };
  const callId = '00000000-0000-4000-8000-0000000000c1';
  act(() => socket().serverEmits('pre-offer', { callId, caller, media: 'video' }));
  expect(screen.getByRole('heading', { name: 'Join “Zakat circle”' })).toBeInTheDocument();
  await act(async () => store.dispatch(answerCall(true)));
  await waitFor(() => expect(screen.queryByText('Join “Zakat circle”')).toBeNull());
  expect(kinds()).toEqual(['audio', 'video']);
});

it('joins with what was turned off in the preview', async () => {
  const { person } = await atPreview();
  await person.click(await button('Turn camera off'));
  await person.click(await button('Mute microphone'));
  expect(kinds()).toEqual(['audio']);
  await person.click(await button('Join now'));
  await waitFor(() =>
    expect(sent('group-call-status')).toMatchObject([{ isCameraOn: false, isMicrophoneOn: false }]),
  );
  expect(live().map(({ enabled }) => enabled)).toEqual([false]);
});

it('joins as a listener with no device open, also after a reload, until one is turned on', async () => {
  const { person } = await atPreview();
  await screen.findByLabelText('Your video');
  await person.click(await button('Listen only'));
  await button('Leave the room');
  expect(live()).toEqual([]);
  expect(sent('group-call-status')).toMatchObject([{ isCameraOn: false, isMicrophoneOn: false }]);
  expect(sessionStorage.getItem('tayyib.room')).toContain('"listensOnly":true');
  await person.click(await button('Unmute microphone'));
  await waitFor(() => expect(kinds()).toEqual(['audio']));
  expect(sent('group-call-status').at(-1)).toMatchObject({ isMicrophoneOn: true, isCameraOn: false });
});

it.each([
  ['NotAllowedError', 'The browser was not allowed to use the microphone.'],
  ['NotFoundError', 'No microphone was found.'],
  ['NotReadableError', 'The microphone is in use by another program.'],
])('says on %s what is wrong, and lets the user listen', async (name, sentence) => {
  const { person } = await (async () => {
    refusal.name = name;
    missing.add('audio').add('video');
    return atPreview();
  })();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(await button('Join now')).toBeDisabled();
  await person.click(await button('Listen only'));
  await button('Leave the room');
  expect(live()).toEqual([]);
  // the microphone is there now
  missing.clear();
  await person.click(await button('Unmute microphone'));
  await waitFor(() => expect(kinds()).toEqual(['audio']));
});

it('says why there is no picture, and lets the user join with sound', async () => {
  refusal.name = 'NotReadableError';
  missing.add('video');
  const { person } = await atPreview();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No camera could be opened: others will hear you only. The camera is in use by another program.',
  );
  missing.clear();
  await person.click(await button('Try again'));
  expect(await screen.findByLabelText('Your video')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
