import { act, screen, waitFor, within } from '@testing-library/react';
import type { ActiveUser } from '@tayyib/shared/contracts';
import { Link, Route, Routes } from '@tayyib/shared/sdk/router';
import { renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { CallOverlay } from '../call/CallOverlay';
import { bob, bobHas, callId, channel, lastToBob, stage, withCallsOfBob } from '../call/callWithBob.fixture';
import { ann } from '../call/callsOfAnn.fixture';

/** Any page. */
const { devices, socket, online, talking, endsWith } = withCallsOfBob(
  <Routes>
    <Route path="/watchlist" element={<h1>Watchlist</h1>} />
    <Route path="*" element={<Link to="/watchlist">To the watchlist</Link>} />
  </Routes>,
);

it('fills the window on the page where the call was accepted, and nothing beneath it can be reached', async () => {
  await talking();
  expect(stage()).toHaveFocus();
  const main = screen.getByText('To the watchlist').closest('main');
  expect(main).toHaveAttribute('inert');
  // as when the window is made narrower
  const added = document.createElement('nav');
  main?.after(added);
  await waitFor(() => expect(added).toHaveAttribute('inert'));
  added.remove();
});

it('goes on in a small window on the other pages, which leads back and hangs up', async () => {
  const { person } = await talking();
  await person.click(within(stage()).getByRole('button', { name: 'Back to the page' }));
  await person.click(screen.getByRole('link', { name: 'To the watchlist' }));
  expect(await screen.findByRole('heading', { name: 'Watchlist' })).toBeInTheDocument();
  await person.click(within(stage()).getByRole('button', { name: 'Mute microphone' }));
  expect(within(stage()).getByRole('button', { name: 'Unmute microphone' })).toBeInTheDocument();
  await person.click(within(stage()).getByRole('button', { name: 'In a call with Bob. Go back to it' }));
  expect(within(stage()).getByRole('button', { name: 'Share screen' })).toBeInTheDocument();
  await person.click(within(stage()).getByRole('button', { name: 'Hang up' }));
  expect(screen.queryByRole('region', { name: 'Call with Bob' })).toBeNull();
  expect(devices.tracks.filter(({ readyState }) => readyState === 'live')).toEqual([]);
  expect(screen.getByText('Watchlist').closest('main')).not.toHaveAttribute('inert');
});

it('says what the other side has on, and tells them what is on here', async () => {
  const { person } = await talking();
  act(() => channel('status').open());
  bobHas({ isMicrophoneOn: false, isCameraOn: false, isSharingScreen: false });
  const people = within(stage()).getByRole('list', { name: 'People in this call' });
  expect(people).toHaveTextContent('Bob’s camera is off.');
  expect(people).toHaveTextContent('Bob, microphone off');
  bobHas({ isMicrophoneOn: true, isCameraOn: false, isSharingScreen: true });
  expect(people).toHaveTextContent('Bob, sharing the screen');

  await person.click(within(stage()).getByRole('button', { name: 'Mute microphone' }));
  expect(lastToBob()).toMatchObject({ isMicrophoneOn: false, isCameraOn: true, isSharingScreen: false });
});

it('counts what is unread, and shows who wrote and when', async () => {
  const { person } = await talking();
  act(() => channel('chat').open());
  act(() => channel('chat').onmessage?.({ data: 'Salam' }));
  await person.click(await within(stage()).findByRole('button', { name: 'Chat, 1 unread' }));
  const line = within(screen.getByRole('region', { name: 'Chat' })).getByText(/Salam/);
  expect(line).toHaveTextContent(/^Bob \d+:\d\d [ap]m/i);
  expect(within(stage()).getByRole('button', { name: 'Chat' })).toBeInTheDocument();
});

it('shows the keyboard shortcuts, and obeys them', async () => {
  const { person } = await talking();
  await person.keyboard('?');
  expect(screen.getByRole('complementary', { name: 'Keyboard shortcuts' })).toHaveTextContent(
    'Microphone on or off',
  );
  await person.keyboard('m');
  expect(within(stage()).getByRole('button', { name: 'Unmute microphone' })).toBeInTheDocument();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  expect(stage()).toHaveFocus();
});

it('has the chat of before a reload', async () => {
  const call = { callId, role: 'callee', peer: bob, media: 'video', generation: 0 };
  const saved = { viewerId: ann._id, username: 'Ann', call, isCameraOn: true, isMicrophoneOn: true };
  sessionStorage.setItem('tayyib.call', JSON.stringify(saved));
  socket().replyTo('call-resume', () => ({ ok: true, as: 'accepted', merged: null }));
  const id = '00000000-0000-4000-8000-0000000000d1';
  const line = { id, isOwn: false, content: 'From before', at: '2026-11-29T10:00:00.000Z' };
  serverReplies({ [`GET /api/calls/${callId}/messages`]: { messages: [line] } });
  const app = renderWithApp(<CallOverlay />, { as: ann });
  endsWith(app);
  await app.person.click(await screen.findByRole('button', { name: /^Chat/ }));
  expect(await screen.findByText('From before')).toBeInTheDocument();
});

it('offers another call after one that nobody answered, if the other one is online', async () => {
  const { person } = await online();
  const user: ActiveUser = { username: 'Bob', peer: bob.socketId, self: false, mark: null, state: 'free' };
  act(() => socket().serverEmits('broadcast', { event: 'ACTIVE_USERS', activeUsers: [user] }));
  socket().replyTo('pre-offer', () => ({ ok: true, merged: null }));
  act(() => socket().serverEmits('pre-offer', { callId, caller: bob, media: 'video' }));
  act(() => socket().serverEmits('user-hanged-up', { callId, reason: 'timeout' }));
  await person.click(await screen.findByRole('button', { name: 'Call again' }));
  expect(await screen.findByText('Calling Bob …')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Cancel the call' }));
});
