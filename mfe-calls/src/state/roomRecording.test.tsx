import { act, screen, waitFor, within } from '@testing-library/react';
import type { GroupCallState } from '@tayyib/shared/contracts';
import { announceSignOut } from '@tayyib/shared/sdk/api';
import { aPerson, problem, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { ann, withCallsOfAnn } from '../components/call/callsOfAnn.fixture';
import definition from '../module';
import VideoDashboardPage from '../pages/VideoDashboardPage';
import { withFakeRecorder } from '../rtc/media/fakeRecorder.testing';
import { openRoom } from './groupRoom';
import { aRoomWithAnn } from './roomFixture.testing';

const { devices, socket, online } = withCallsOfAnn();
const recorder = withFakeRecorder();

const id = '00000000-0000-4000-8000-0000000000f1';
const accepted: Fixtures = {
  'POST /api/learn/rooms/:roomId/recordings': { id },
  'PUT /api/learn/recordings/:id/parts/:part': { parts: 1, size: 5 },
  'POST /api/learn/recordings/:id/end': {},
  'DELETE /api/learn/rooms/:roomId/recordings': {},
};
const advisor = aPerson('free', { roles: ['advisor'] });
let busy: (string | null)[] = [];
let life: AbortController;
let version = 1;

/** The room of an event, which Ann leads unless said otherwise. */
function eventRoom(facts: Partial<GroupCallState> = {}, isHost = true): GroupCallState {
  version += 1;
  const room = aRoomWithAnn(version);
  const participants = room.participants.map((one) => ({ ...one, isHost }));
  return { ...room, isOneToMany: true, participants, ...facts };
}

beforeEach(() => {
  socket().replyTo('group-call-register', () => ({
    ok: true,
    as: 'joined',
    room: eventRoom(),
    chat: [],
    subject: null,
  }));
  socket().replyTo('group-call-user-left', () => ({ ok: true }));
  life = new AbortController();
  busy = [];
  definition.start?.({ signal: life.signal, setBusy: (work) => void busy.push(work) });
});
async function inRoom(replies: Fixtures = accepted, as = advisor) {
  const requests = serverReplies(replies);
  const app = await online(<VideoDashboardPage />, '/', as);
  await act(async () => app.store.dispatch(openRoom({ title: 'Zakat circle', hasLobby: false })));
  await app.person.click(await screen.findByRole('button', { name: 'People' }));
  const sent = () =>
    requests
      .filter(({ url }) => url.includes('/learn/'))
      .map(({ method, url }) => `${method} ${url.replace(/.*learn\//, '').replace(id, 'it')}`);
  return { ...app, sent };
}

async function recording(replies: Fixtures = accepted) {
  const app = await inRoom(replies);
  await app.person.click(screen.getByRole('button', { name: 'Record your voice' }));
  const question = within(await screen.findByRole('dialog', { name: 'Record your voice?' }));
  await app.person.click(question.getByRole('button', { name: 'Record' }));
  return app;
}

const isOver = () =>
  waitFor(() => expect(screen.queryByRole('group', { name: 'Recording' })).not.toBeInTheDocument());

it('records after a question, says so, and sends what is left when it is stopped', async () => {
  const { person, sent } = await recording();
  const note = within(await screen.findByRole('group', { name: 'Recording' }));
  expect(note.getByText(/^Your voice is recorded/)).toBeVisible();
  expect(recorder.hears()).toEqual(['audio']);
  expect(busy.at(-1)).not.toBeNull();
  act(() => recorder.makesPart());
  await person.click(note.getByRole('button', { name: 'Stop recording' }));
  await isOver();
  expect(recorder.isRecording()).toBe(false);
  expect(sent()).toEqual([
    'POST rooms/00000000-0000-4000-8000-0000000000aa/recordings',
    'PUT recordings/it/parts/0?seconds=0',
    'PUT recordings/it/parts/1?seconds=0',
    'POST recordings/it/end',
  ]);
});

it('records the microphone alone, also while the sound of the screen is shared, and another one after it was unplugged', async () => {
  const { person } = await recording();
  await person.click(screen.getByRole('button', { name: 'Share screen' }));
  await screen.findByRole('button', { name: 'Stop sharing' });
  expect(recorder.hears()).toEqual(['audio']);
  const before = devices.tracks.findLast(
    ({ id: name, readyState }) => name === 'audio' && readyState === 'live',
  );
  act(() => before?.unplug());
  await screen.findByText(/Another one is used now/);
  expect(recorder.hears()).toEqual(['audio']);
  expect(recorder.isRecording()).toBe(true);
});

it.each([
  ['hands the room over', () => socket().serverEmits('group-call-room', eventRoom({}, false))],
  [
    'has to wait in the lobby',
    () => socket().serverEmits('group-call-ended', { roomId: eventRoom().roomId, reason: 'removed' }),
  ],
  ['leaves', () => screen.getByRole('button', { name: 'Leave the room' }).click()],
  ['signs out', () => announceSignOut()],
  ['is in a module that is switched off', () => life.abort()],
])('ends when the host %s', async (_how, act_) => {
  await recording();
  await screen.findByRole('group', { name: 'Recording' });
  await act(async () => act_());
  expect(recorder.isRecording()).toBe(false);
  await isOver();
});

it('says why the server refuses it', async () => {
  const message = 'Only who speaks at this event can record, from inside its room.';
  await recording({
    ...accepted,
    'POST /api/learn/rooms/:roomId/recordings': problem(409, 'not-host', message),
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(recorder.isRecording()).toBe(false);
});

it('lets the browser ask before the page is closed while sound is not sent', async () => {
  const isUnloadPrevented = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { person } = await recording();
  const note = within(await screen.findByRole('group', { name: 'Recording' }));
  expect(isUnloadPrevented()).toBe(false);
  serverReplies({ ...accepted, 'PUT /api/learn/recordings/:id/parts/:part': problem(503, 'busy', 'Busy.') });
  act(() => recorder.makesPart());
  await note.findByText('No connection: the sound is kept here, and sent when there is one.');
  expect(isUnloadPrevented()).toBe(true);
  serverReplies(accepted);
  await person.click(note.getByRole('button', { name: 'Stop recording' }));
  expect(isUnloadPrevented()).toBe(true);
  await waitFor(() => expect(isUnloadPrevented()).toBe(false), { timeout: 5000 });
});

it('tells listeners, and the host of what another page of theirs records', async () => {
  const { person, sent } = await inRoom();
  act(() => socket().serverEmits('group-call-room', eventRoom({ isRecorded: true }, false)));
  expect(
    await screen.findByText('The host records their own microphone. Yours is not recorded.'),
  ).toBeVisible();
  act(() => socket().serverEmits('group-call-room', eventRoom({ isRecorded: true })));
  expect(await screen.findByText(/^Your voice is recorded by another page/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Stop recording' }));
  await waitFor(() =>
    expect(sent()).toEqual(['DELETE rooms/00000000-0000-4000-8000-0000000000aa/recordings']),
  );
});

it('is said in the small window too', async () => {
  const { person } = await recording();
  await person.click(screen.getByRole('button', { name: 'Back to the page' }));
  const window = within(await screen.findByRole('region', { name: 'Room Zakat circle' }));
  expect(window.getByText(/^Your voice is recorded/)).toBeVisible();
});

it('is offered to the host of an event alone, who announces events', async () => {
  await inRoom(accepted, ann);
  expect(screen.queryByRole('button', { name: 'Record your voice' })).not.toBeInTheDocument();
});
