import { act, screen, waitFor } from '@testing-library/react';
import { announceSignOut } from '@tayyib/shared/sdk/api';
import { aPerson, FakeSocket, renderWithApp } from '@tayyib/shared/testing';
import definition from '../module';
import { FakeConnection, withFakeConnections } from '../rtc/group/fakeConnections.testing';
import { withFakeDevices } from '../rtc/media/fakeDevices.testing';
import { CallOverlay } from '../components/call/CallOverlay';
import VideoDashboardPage from '../pages/VideoDashboardPage';
import { enterRoom } from './groupRoom';
import { joinCalls, leaveCalls } from './presence';
import { answerCall, placeCall } from './oneToOne';
import { aRoomWithAnn } from './roomFixture.testing';

withFakeConnections();
const devices = withFakeDevices();

const callId = '00000000-0000-4000-8000-0000000000c1';
const bob = { socketId: '00000000-0000-4000-8000-0000000000b1', username: 'Bob' };
const ann = aPerson();

let socket: FakeSocket;
let life: AbortController;
let busy: (string | null)[] = [];
let clean = () => {};

beforeEach(() => {
  socket = new FakeSocket();
  socket.replyTo('register-new-user', () => ({ ok: true }));
  socket.replyTo('pre-offer', () => ({ ok: true, merged: null }));
  socket.replyTo('call-ice-servers', () => ({
    ok: true,
    iceServers: [],
    expiresAt: null,
    goodForSeconds: null,
  }));
  const room = aRoomWithAnn(1);
  socket.replyTo('group-call-register', () => ({ ok: true, as: 'joined', room, chat: [], subject: null }));
  socket.connect();
  life = new AbortController();
  busy = [];
  definition.start?.({ signal: life.signal, setBusy: (work) => void busy.push(work) });
});
afterEach(() => {
  act(() => clean());
  sessionStorage.clear();
});

async function online() {
  const app = renderWithApp(
    <>
      <VideoDashboardPage />
      <CallOverlay />
    </>,
    { as: ann },
  );
  clean = () => {
    app.store.dispatch(leaveCalls());
    socket.disconnect();
  };
  await act(async () => app.store.dispatch(joinCalls('Ann')));
  return app;
}

/** Ann in a call that Bob placed. */
async function talking() {
  const app = await online();
  act(() => socket.serverEmits('pre-offer', { callId, caller: bob, media: 'video' }));
  await act(async () => app.store.dispatch(answerCall(true)));
  await waitFor(() => expect(FakeConnection.all).toHaveLength(1));
  return app;
}

async function inRoom() {
  const app = await online();
  await app.person.type(await screen.findByLabelText('Name of a new room'), 'Zakat circle');
  await app.person.click(screen.getByRole('button', { name: 'Open a room' }));
  await screen.findByRole('button', { name: 'Turn camera off' });
  return app;
}

const isLive = () => ({
  tracks: devices.tracks.filter(({ readyState }) => readyState === 'live').length,
  connections: FakeConnection.all.filter(({ connectionState }) => connectionState !== 'closed').length,
});
const sent = () => socket.sent.map(([name]) => name);

/** The ways out of calls, and what the user does. */
const exits: [string, () => void][] = [
  ['the session is over', () => announceSignOut()],
  ['the module is switched off', () => life.abort()],
];

describe('a call', () => {
  it.each(exits)('is hung up, and everything is released, when %s', async (_how, exit) => {
    await talking();
    expect(isLive()).toEqual({ tracks: 2, connections: 1 });
    act(() => exit());
    expect(isLive()).toEqual({ tracks: 0, connections: 0 });
    expect(sent().slice(-2)).toEqual(['user-hanged-up', 'unregister-user']);
    expect(socket.listenerCount).toBe(0);
    expect(Object.keys(sessionStorage).filter((key) => key !== 'tayyib.presence')).toEqual([]);
  });

  it('is hung up before the user goes offline who leaves', async () => {
    const { person } = await talking();
    await person.click(screen.getByRole('button', { name: 'Leave' }));
    expect(sent().slice(-2)).toEqual(['user-hanged-up', 'unregister-user']);
    expect(isLive()).toEqual({ tracks: 0, connections: 0 });
  });

  it('goes on ringing on other tabs when this one leaves', async () => {
    const { store } = await online();
    act(() => socket.serverEmits('pre-offer', { callId, caller: bob, media: 'video' }));
    act(() => store.dispatch(leaveCalls()));
    const answer = { callId, callerSocketId: bob.socketId, answer: 'CALL_NOT_AVAILABLE' };
    expect(socket.sent.at(-2)?.slice(0, 2)).toEqual(['pre-offer-answer', answer]);
    expect(sent().at(-1)).toBe('unregister-user');
  });

  it('is cancelled when the page is closed before it is answered, and survives a reload afterwards', async () => {
    const { store } = await online();
    await act(async () => store.dispatch(placeCall(bob, 'video')));
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(sent().at(-1)).toBe('user-hanged-up');

    act(() => socket.serverEmits('pre-offer', { callId, caller: bob, media: 'video' }));
    await act(async () => store.dispatch(answerCall(true)));
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(sent().filter((name) => name === 'user-hanged-up')).toHaveLength(1);
  });

  it('makes the module busy while it lasts', async () => {
    const { store } = await talking();
    expect(busy.at(-1)).toBe('Your call');
    act(() => store.dispatch(leaveCalls()));
    expect(busy.at(-1)).toBeNull();
  });
});

describe('a room', () => {
  it('is not asked for any more when the page is closed that waits to be let in', async () => {
    socket.replyTo('group-call-join-request', () => ({
      ok: true,
      as: 'waiting',
      room: null,
      chat: [],
      subject: null,
    }));
    const { store } = await online();
    await act(async () => store.dispatch(enterRoom({ roomId: '00000000-0000-4000-8000-0000000000aa' })));
    await screen.findByText('The host has been asked to let you in.');
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(sent().at(-1)).toBe('group-call-user-left');
    await waitFor(() => expect(isLive()).toEqual({ tracks: 0, connections: 0 }));
  });

  it('goes on when the page of a member is closed, which a reload rejoins', async () => {
    await inRoom();
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(sent()).not.toContain('group-call-user-left');
  });

  it.each(exits)('is left, and everything is released, when %s', async (_how, exit) => {
    await inRoom();
    expect(isLive().tracks).toBe(2);
    expect(busy.at(-1)).toBe('Your group call');
    act(() => exit());
    expect(isLive()).toEqual({ tracks: 0, connections: 0 });
    expect(sent().slice(-2)).toEqual(['group-call-user-left', 'unregister-user']);
    expect(socket.listenerCount).toBe(0);
    expect(Object.keys(sessionStorage).filter((key) => key !== 'tayyib.presence')).toEqual([]);
    expect(busy.at(-1)).toBeNull();
  });
});
