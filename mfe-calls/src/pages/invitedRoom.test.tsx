import { act, screen, waitFor } from '@testing-library/react';
import type { GroupCallState } from '@tayyib/shared/contracts';
import { useLocation } from '@tayyib/shared/sdk/router';
import { problem, serverReplies } from '@tayyib/shared/testing';
import { callPages, withCallsOfAnn } from '../components/call/callsOfAnn.fixture';
import { joinCalls } from '../state/presence';
import { aRoomWithAnn } from '../state/roomFixture.testing';

const { socket, live, sent, open: openPage } = withCallsOfAnn();

const room = aRoomWithAnn(1);
const { roomId } = room;
const code = 'the-secret-of-a-link';
const invited = `/video_chart?room=${code}`;
const sentence =
  'This invite link is wrong, has expired or was withdrawn. Ask whoever sent it for a new one.';

beforeEach(() => {
  socket().replyTo('group-call-join-by-invite', () => ({
    ok: true,
    as: 'waiting',
    room: null,
    chat: [],
    subject: null,
    roomId,
  }));
  serverReplies({
    'POST /api/calls/rooms/invite': {
      isOpen: true,
      topic: null,
      startsAt: null,
      isOneToMany: false,
      isOwn: false,
      reminderId: null,
    },
  });
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>At {pathname + search}</p>;
}

const open = (at = invited) =>
  openPage(
    <>
      <Address />
      {callPages}
    </>,
    at,
  );

const click = async (app: ReturnType<typeof open>, name: string) =>
  app.person.click(await screen.findByRole('button', { name }));

/** Ann, who opened an invite link and waits to be let in. */
async function waiting() {
  const app = open();
  await screen.findByText('You have an invite link to a group call. Choose the name that its host sees.');
  await click(app, 'Go online');
  await screen.findByRole('heading', { name: 'Join a group call' });
  await click(app, 'Ask to join');
  await screen.findByText('The host has been asked to let you in.');
  return app;
}

it('asks for a name and shows a preview, waits in the lobby, and is in when the host lets one in', async () => {
  await waiting();
  expect(sent('group-call-join-by-invite')).toEqual([{ code }]);
  expect(screen.getByText(`At ${invited}`)).toBeInTheDocument();
  act(() => socket().serverEmits('group-call-room', room));
  expect(await screen.findByRole('button', { name: 'Leave the room' })).toBeInTheDocument();
  // the link is used: leaving does not open it again
  expect(screen.getByText('At /video_chart')).toBeInTheDocument();
});

it('stops waiting', async () => {
  const app = await waiting();
  await click(app, 'Stop waiting');
  expect(sent('group-call-user-left')).toEqual([{ roomId }]);
  await waitFor(() => expect(live()).toEqual([]));
  expect(await screen.findByText('You have an invite link to a group call.')).toBeInTheDocument();
});

it('asks again by the link when the connection was lost while waiting', async () => {
  await waiting();
  act(() => socket().disconnect());
  act(() => socket().connect());
  await waitFor(() => expect(sent('group-call-join-by-invite')).toHaveLength(2));
  expect(sent('group-call-join-request')).toEqual([]);
});

it('says that the host declined, and can ask again', async () => {
  const app = await waiting();
  act(() => socket().serverEmits('group-call-ended', { roomId, reason: 'refused' }));
  expect(await screen.findByText('The host has not let you in.')).toBeInTheDocument();
  await waitFor(() => expect(live()).toEqual([]));
  await click(app, 'Continue');
  await click(app, 'Ask to join');
  expect(sent('group-call-join-by-invite')).toHaveLength(2);
});

it('forgets the link, and opens no device, when the preview is cancelled', async () => {
  const app = open();
  await click(app, 'Go online');
  await click(app, 'Cancel');
  expect(await screen.findByText('At /video_chart')).toBeInTheDocument();
  await waitFor(() => expect(live()).toEqual([]));
  expect(sent('group-call-join-by-invite')).toEqual([]);
});

it('says of a link that does not work that it does not, before a camera opens, and offers a way on', async () => {
  serverReplies({ 'POST /api/calls/rooms/invite': problem(404, 'no-such-invite', sentence) });
  const app = open();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await click(app, 'Go online');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await click(app, 'Go on without it');
  expect(await screen.findByText('At /video_chart')).toBeInTheDocument();
  expect(screen.queryByText(sentence)).toBeNull();
  expect(sent('group-call-join-by-invite')).toEqual([]);
});

it('says of a link that was withdrawn meanwhile that it does not work', async () => {
  socket().replyTo('group-call-join-by-invite', () => ({
    ok: false,
    code: 'no-such-invite',
    message: sentence,
  }));
  const app = open();
  await click(app, 'Go online');
  await click(app, 'Ask to join');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await waitFor(() => expect(live()).toEqual([]));
});

describe('the host', () => {
  async function hosting(invite: GroupCallState['invite'] = null) {
    const own = { ...room, invite };
    socket().replyTo('group-call-register', () => ({
      ok: true,
      as: 'joined',
      room: own,
      chat: [],
      subject: null,
    }));
    socket().replyTo('group-call-moderate', () => ({ ok: true }));
    const app = open('/video_chart');
    await act(async () => app.store.dispatch(joinCalls('Ann')));
    await app.person.type(await screen.findByLabelText('Name of a new room'), 'Zakat circle');
    await click(app, 'Open a room');
    await click(app, 'People');
    return app;
  }

  it('makes an invite link, replaces it and withdraws it', async () => {
    const app = await hosting();
    await click(app, 'Make an invite link');
    expect(sent('group-call-moderate')).toEqual([{ roomId, verb: 'make-invite' }]);
    const invite = { code, expiresAt: '2026-11-30T12:00:00.000Z' };
    act(() => socket().serverEmits('group-call-room', { ...room, version: 2, invite }));
    const link = await screen.findByRole('textbox', { name: 'Invite link' });
    expect(link).toHaveValue(`${location.origin}${invited}`);
    await click(app, 'Copy the invite link');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    await click(app, 'Replace it');
    await click(app, 'Withdraw it');
    expect(sent('group-call-moderate').slice(1)).toEqual([
      { roomId, verb: 'make-invite' },
      { roomId, verb: 'withdraw-invite' },
    ]);
    act(() => socket().serverEmits('group-call-room', { ...room, version: 3 }));
    expect(await screen.findByRole('button', { name: 'Make an invite link' })).toBeInTheDocument();
  });

  it('alone has the link', async () => {
    await hosting();
    const participants = room.participants.map((one) => ({ ...one, isHost: false }));
    act(() => socket().serverEmits('group-call-room', { ...room, version: 2, participants }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Invite link' })).toBeNull());
  });
});
