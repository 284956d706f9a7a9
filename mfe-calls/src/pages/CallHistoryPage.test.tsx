import type { ReactElement } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { CallRecord, CallsReply } from '@tayyib/shared/contracts';
import { aPerson, FakeSocket, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { useGetCallsInfiniteQuery } from '../api/callsApi';
import CallHistoryPage from './CallHistoryPage';

const record = (change: Partial<CallRecord>): CallRecord => ({
  id: crypto.randomUUID(),
  direction: 'out',
  username: 'Bilal Khan',
  mark: null,
  media: 'video',
  placedAt: '2026-11-21T10:00:00.000Z',
  acceptedAt: '2026-11-21T10:00:05.000Z',
  endedAt: '2026-11-21T10:04:15.000Z',
  reason: 'hung-up',
  isMissed: false,
  isSeen: true,
  messages: 0,
  isBlocked: false,
  peer: null,
  ...change,
});
const missed = record({
  username: 'Zoya',
  direction: 'in',
  acceptedAt: null,
  reason: 'timeout',
  isMissed: true,
  isSeen: false,
  media: 'audio',
});

function open(
  calls: CallRecord[],
  more: Parameters<typeof serverReplies>[0] = {},
  page: ReactElement = <CallHistoryPage />,
) {
  const requests = serverReplies({
    'GET /api/calls': {
      calls,
      next: null,
      missed: calls.filter(({ isSeen }) => !isSeen).length,
    } satisfies CallsReply,
    'GET /api/calls/blocks': { blocks: [] },
    'POST /api/calls/seen': { missed: 0 },
    ...more,
  });
  return { ...renderWithApp(page, { as: aPerson() }), requests };
}

it('shows the outcome of each call, and marks missed ones', async () => {
  open([missed, record({})]);
  expect(await screen.findByText(/Outgoing video call, 4 min 10 s/)).toBeInTheDocument();
  expect(screen.getByText(/Missed voice call/)).toBeInTheDocument();
  expect(screen.getByText('1 missed call since you were last here.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Call Zoya back by voice' })).toBeDisabled();
});

it('marks advisors and staff by their role, whatever their name', async () => {
  open([record({ username: 'Adil Alim', mark: 'advisor' }), record({ username: 'Shariah advisor Bilal' })]);
  const rows = await screen.findAllByRole('listitem');
  expect(within(rows[0] ?? document.body).getByText('Shariah advisor')).toBeInTheDocument();
  expect(within(rows[1] ?? document.body).queryByText('Shariah advisor')).toBeNull();
});

it('shows a note when there are no calls', async () => {
  open([]);
  expect(await screen.findByText('No calls yet. Your calls will be listed here.')).toBeInTheDocument();
});

it('shows the messages of a call on request', async () => {
  const { person } = open([record({ messages: 1 })], {
    'GET /api/calls/:id/messages': {
      messages: [
        { id: crypto.randomUUID(), isOwn: false, content: 'Salaam <b>', at: '2026-11-21T10:01:00.000Z' },
      ],
    },
  });
  await person.click(await screen.findByRole('button', { name: '1 message' }));
  expect(await screen.findByText(/Salaam <b>/)).toBeInTheDocument();
});

it('shows a call that ended while the connection was lost', async () => {
  const calls: CallRecord[] = [];
  open(calls, { 'GET /api/calls': () => ({ calls, next: null, missed: 0 }) });
  expect(await screen.findByText('No calls yet. Your calls will be listed here.')).toBeInTheDocument();
  const socket = new FakeSocket();
  act(() => socket.connect());
  act(() => socket.disconnect());
  calls.push(record({}));
  act(() => socket.connect());
  expect(await screen.findByText(/Outgoing video call, 4 min 10 s/)).toBeInTheDocument();
  act(() => socket.disconnect());
});

it('the list of calls marks none as seen while it is open, also where the calls were read before', async () => {
  function AfterTheCalls() {
    const { data } = useGetCallsInfiniteQuery();
    return data ? <CallHistoryPage /> : null;
  }
  const { requests, unmount } = open([missed], {}, <AfterTheCalls />);
  const marked = () => requests.filter(({ url }) => url.endsWith('/seen'));
  expect(await screen.findByText('1 missed call since you were last here.')).toBeInTheDocument();
  expect(marked()).toHaveLength(0);
  unmount();
  await waitFor(() => expect(marked()).toHaveLength(1));
});

it('marks missed calls as seen once, when the page is left, however many come meanwhile', async () => {
  const calls = [missed];
  const { requests, unmount } = open(calls, {
    'GET /api/calls': () => ({ calls: [...calls], next: null, missed: calls.length }),
  });
  const marked = () => requests.filter(({ url }) => url.endsWith('/seen'));
  expect(await screen.findByText('1 missed call since you were last here.')).toBeInTheDocument();
  const socket = new FakeSocket();
  act(() => socket.connect());
  calls.push({ ...missed, id: crypto.randomUUID() });
  act(() => socket.serverEmits('calls:changed'));
  expect(await screen.findByText('2 missed calls since you were last here.')).toBeInTheDocument();
  expect(marked()).toHaveLength(0);
  unmount();
  await waitFor(() => expect(marked()).toHaveLength(1));
  act(() => socket.disconnect());
});
