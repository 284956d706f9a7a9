import { act, screen, waitFor } from '@testing-library/react';
import type { ActiveUser } from '@tayyib/shared/contracts';
import { ann, withCallsOfAnn } from '../components/call/callsOfAnn.fixture';
import VideoDashboardPage from '../pages/VideoDashboardPage';
import { FakeConnection } from '../rtc/group/fakeConnections.testing';

const { socket, sent, live, open, online } = withCallsOfAnn();

const peer = '00000000-0000-4000-8000-0000000000b1';
const bob: ActiveUser = { username: 'Bob', peer, self: false, mark: null, state: 'free' };
const callId = '00000000-0000-4000-8000-0000000000c1';

/** Devices that take long to open, as on a busy machine; until the returned function is called. */
function slowDevices(): () => Promise<void> {
  const { mediaDevices } = navigator;
  const immediate = mediaDevices.getUserMedia;
  const waiting: (() => void)[] = [];
  mediaDevices.getUserMedia = async (wanted) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return immediate(wanted);
  };
  return () =>
    act(async () => {
      mediaDevices.getUserMedia = immediate;
      for (const open of waiting.splice(0)) open();
    });
}
const listed = () =>
  act(() => socket().serverEmits('broadcast', { event: 'ACTIVE_USERS', activeUsers: [bob] }));
async function reconnects() {
  act(() => socket().disconnect());
  await act(async () => socket().connect());
  listed();
}
const callButton = () => screen.findByRole('button', { name: 'Call Bob by video' });

/** Calls Bob while the page reconnects and opens its devices. */
async function callsWhileReconnecting() {
  const { person } = await online(<VideoDashboardPage />);
  listed();
  await waitFor(async () => expect(await callButton()).toBeEnabled());
  const areOpen = slowDevices();
  await reconnects();
  await person.click(await callButton());
  await areOpen();
}

it('a call is placed whose devices open while the page goes online again', async () => {
  await callsWhileReconnecting();
  expect(await screen.findByText('Calling Bob …')).toBeInTheDocument();
  expect(sent('pre-offer')).toMatchObject([{ callee: { socketId: peer } }]);
  expect(live()).toHaveLength(2);
});

it('a call is shown, and can be cancelled, while the browser asks for the devices', async () => {
  const { person } = await online(<VideoDashboardPage />);
  listed();
  await waitFor(async () => expect(await callButton()).toBeEnabled());
  const areOpen = slowDevices();
  await person.click(await callButton());
  expect(await screen.findByText(/^Your devices are opened for the call with Bob\./)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Cancel the call' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Calling' })).toBeNull());
  await areOpen();
  expect(live()).toEqual([]);
  expect(sent('pre-offer')).toEqual([]);
  await person.click(await callButton());
  expect(await screen.findByText('Calling Bob …')).toBeInTheDocument();
});

it('two users who call each other meet, also where one of them has just come back', async () => {
  socket().replyTo('pre-offer-answer', () => ({ ok: true }));
  await callsWhileReconnecting();
  const caller = { socketId: peer, username: 'Bob' };
  act(() => socket().serverEmits('pre-offer', { callId, caller, media: 'video' }));
  await waitFor(() =>
    expect(sent('pre-offer-answer')).toEqual([{ callId, callerSocketId: peer, answer: 'CALL_ACCEPTED' }]),
  );
  expect(await screen.findByRole('region', { name: 'Call with Bob' })).toBeInTheDocument();
  expect(live()).toHaveLength(2);
});

it('a user can be called whose connection was lost while the devices were checked', async () => {
  const areOpen = slowDevices();
  await online(<VideoDashboardPage />);
  await reconnects();
  await areOpen();
  await waitFor(async () => expect(await callButton()).toBeEnabled());
  expect(live()).toEqual([]);
});

it('a reloaded page rejoins its call, also where its connection is lost while the devices open', async () => {
  socket().replyTo('call-resume', () => ({ ok: true, as: 'accepted', merged: null }));
  const call = {
    callId,
    role: 'caller',
    peer: { socketId: peer, username: 'Bob' },
    media: 'video',
    generation: 0,
  };
  const saved = { viewerId: ann._id, username: 'Ann', call, isCameraOn: true, isMicrophoneOn: true };
  sessionStorage.setItem('tayyib.call', JSON.stringify(saved));
  const areOpen = slowDevices();
  open(<VideoDashboardPage />);
  await reconnects();
  await areOpen();
  await waitFor(() => expect(FakeConnection.all).toHaveLength(1));
  expect(live()).toHaveLength(2);
});
