import { act, screen, waitFor, within } from '@testing-library/react';
import type { Alert, AlertsReply } from '@tayyib/shared/contracts';
import { aPerson, FakeSocket, problem } from '@tayyib/shared/testing';
import { openShell } from '../testing/openShell';

const anAlert = (id: number, overrides: Partial<Alert> = {}): Alert => ({
  id: String(id),
  kind: 'verdict',
  status: 4,
  alert_name: 'Verdict changed',
  scan_name: 'Watchlist',
  scan_url: '/profile',
  title: `Company ${id} is under review now`,
  description: 'By TASIS it was Shariah compliant. Accounts are too old.',
  stocks: [`CO${id}`],
  trigger_prices: [],
  triggered_at: '2026-11-21T10:35:00.000Z',
  visited: false,
  image: null,
  roomId: null,
  ...overrides,
});

/** A fake server that stores alerts, newest first. */
function fakeAlertServer(...alerts: Alert[]) {
  let current = alerts;
  let cleared: Alert[] = [];
  const reply = (): AlertsReply => ({
    data: current,
    unread: current.filter(({ visited }) => !visited).length,
  });
  const replyAfter = (change: () => void) => () => {
    change();
    return reply();
  };
  const read = (alert: Alert) => ({ ...alert, visited: true });
  return {
    raise: (alert: Alert) => (current = [alert, ...current]),
    answers: {
      'GET /api/getnotification': reply,
      'PUT /api/notifications/:id/visited': ({ params }: { params: Readonly<Record<string, string>> }) => {
        current = current.map((alert) => (alert.id === params.id ? read(alert) : alert));
        return reply();
      },
      'POST /api/notifications/visited': replyAfter(() => (current = current.map(read))),
      'POST /api/notifications/clear': () => {
        [cleared, current] = [current, []];
        return { ...reply(), clearedAt: '2026-11-21T11:00:00.000Z' };
      },
      'POST /api/notifications/restore': replyAfter(() => (current = cleared)),
    },
  };
}

const openAt = (answers: Parameters<typeof openShell>[0]) =>
  openShell({ at: '/dashboard', as: aPerson(), ...answers });
const bell = (name: string) => screen.findByRole('button', { name });
const panel = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

it('counts unread alerts, opens with the keyboard, and closes with Escape', async () => {
  const { answers } = fakeAlertServer(anAlert(2), anAlert(1, { visited: true }));
  const { person } = openAt({ answers });
  const button = await bell('Notifications, 1 unread');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await person.keyboard('{Enter}');
  const opened = await panel();
  expect(await opened.findByRole('heading', { name: 'Notifications' })).toBeInTheDocument();
  expect(opened.getAllByRole('listitem')).toHaveLength(2);
  expect(opened.getAllByRole('img', { name: 'Unread' })).toHaveLength(1);
  expect(opened.getAllByText('21 Nov 2026, 4:05 pm')).toHaveLength(2);
  await person.tab();
  expect(opened.getByRole('button', { name: 'Mark all read' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  expect(button).toHaveFocus();
});

it('the bell opens on hover', async () => {
  const { person } = openAt({});
  await person.hover(await bell('Notifications'));
  expect(await (await panel()).findByText('No notifications')).toBeInTheDocument();
  await person.unhover(await bell('Notifications'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
});

it('the bell links to the subject of an alert, and marks it as read', async () => {
  const { answers } = fakeAlertServer(anAlert(2), anAlert(1));
  const { person } = openAt({ answers });
  await person.click(await bell('Notifications, 2 unread'));
  await person.click(await (await panel()).findByRole('link', { name: /Company 2/ }));
  expect(await bell('Notifications, 1 unread')).toBeInTheDocument();
  expect(location.pathname).toBe('/profile');
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
});

it('clears all alerts, and undoes that', async () => {
  const { answers } = fakeAlertServer(anAlert(2), anAlert(1));
  const { person } = openAt({ answers });
  await person.click(await bell('Notifications, 2 unread'));
  const opened = await panel();
  await person.click(await opened.findByRole('button', { name: 'Clear All' }));
  expect(await opened.findByText('No notifications')).toBeInTheDocument();
  expect(await bell('Notifications')).toBeInTheDocument();
  await person.click(opened.getByRole('button', { name: 'Undo' }));
  expect(await opened.findAllByRole('listitem')).toHaveLength(2);
  expect(opened.queryByRole('button', { name: 'Undo' })).toBeNull();
  await person.click(opened.getByRole('button', { name: 'Mark all read' }));
  expect(await bell('Notifications')).toBeInTheDocument();
});

it('shows an alert that is raised while the page is open', async () => {
  const server = fakeAlertServer();
  openAt({ answers: server.answers });
  await bell('Notifications');
  const socket = new FakeSocket();
  act(() => socket.connect());
  server.raise(anAlert(3));
  act(() => socket.serverEmits('newAlert', anAlert(3)));
  expect(await bell('Notifications, 1 unread')).toBeInTheDocument();
  const toast = screen.getByRole('button', { name: 'Dismiss' });
  expect(toast.parentElement).toHaveTextContent('Company 3 is under review now');
  act(() => socket.disconnect());
});

it('shows several new alerts beside each other, each once, and marks the one that is opened as read', async () => {
  const server = fakeAlertServer();
  const { person } = openAt({ answers: server.answers });
  await bell('Notifications');
  const socket = new FakeSocket();
  act(() => socket.connect());
  for (const id of [1, 2, 3, 4]) {
    server.raise(anAlert(id));
    act(() => socket.serverEmits('newAlert', anAlert(id)));
  }
  // an event that arrives twice changes nothing
  act(() => socket.serverEmits('newAlert', anAlert(4)));
  // the oldest yields to the newest: all are below the bell
  const shown = screen.getAllByRole('link', { name: /^Company \d is under review now$/ });
  expect(shown.map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
    'Company 2',
    'Company 3',
    'Company 4',
  ]);
  // it stays while it is hovered
  const third = screen.getByRole('link', { name: /^Company 3/ });
  await person.hover(third);
  expect(await bell('Notifications, 4 unread')).toBeInTheDocument();
  await person.click(third);
  expect(await bell('Notifications, 3 unread')).toBeInTheDocument();
  expect(location.pathname).toBe('/profile');
  expect(third).not.toBeInTheDocument();
  act(() => socket.disconnect());
});

it('shows an alert that is raised after a list that is still on its way was read', async () => {
  const server = fakeAlertServer();
  let isSlow = false;
  const late: (() => void)[] = [];
  openAt({
    answers: {
      ...server.answers,
      'GET /api/getnotification': async () => {
        const reply = server.answers['GET /api/getnotification']();
        if (isSlow) await new Promise<void>((resolve) => late.push(resolve));
        return reply;
      },
    },
  });
  await bell('Notifications');
  const socket = new FakeSocket();
  act(() => socket.connect());
  isSlow = true;
  server.raise(anAlert(6));
  act(() => socket.serverEmits('newAlert', anAlert(6)));
  // those of the pages of earlier tests are among them
  await waitFor(() => expect(late).not.toHaveLength(0));
  isSlow = false;
  server.raise(anAlert(7));
  act(() => socket.serverEmits('newAlert', anAlert(7)));
  late.forEach((arrive) => arrive());
  expect(await bell('Notifications, 2 unread')).toBeInTheDocument();
  act(() => socket.disconnect());
});

it('shows the picture of a message, in the toast and in the list', async () => {
  const server = fakeAlertServer();
  const { person } = openAt({ answers: server.answers });
  await bell('Notifications');
  const socket = new FakeSocket();
  act(() => socket.connect());
  const image = `/api/alerts/pictures/${'a'.repeat(32)}`;
  server.raise(anAlert(5, { kind: 'broadcast', status: 3, image }));
  act(() => socket.serverEmits('data', anAlert(5, { kind: 'broadcast', status: 3, image })));
  const toast = screen.getByRole('button', { name: 'Dismiss' }).parentElement;
  expect(toast?.querySelector('img')).toHaveAttribute('src', image);
  // its title describes it
  expect(toast?.querySelector('img')).toHaveAttribute('alt', '');
  await person.click(await bell('Notifications, 1 unread'));
  const item = await (await panel()).findByRole('link', { name: /Company 5/ });
  expect(item.querySelector('img')).toHaveAttribute('src', image);
  act(() => socket.disconnect());
});

it('shows an alert that was raised while the connection was lost', async () => {
  const server = fakeAlertServer();
  openAt({ answers: server.answers });
  await bell('Notifications');
  const socket = new FakeSocket();
  act(() => socket.connect());
  act(() => socket.disconnect());
  server.raise(anAlert(4));
  act(() => socket.connect());
  expect(await bell('Notifications, 1 unread')).toBeInTheDocument();
  act(() => socket.disconnect());
});

it('the bell shows a load error with Retry', async () => {
  const { answers } = fakeAlertServer(anAlert(1));
  let isUp = false;
  const { person } = openAt({
    answers: {
      ...answers,
      'GET /api/getnotification': () =>
        isUp ? answers['GET /api/getnotification']() : problem(503, 'down', 'Please try again.'),
    },
  });
  await person.click(await bell('Notifications'));
  const opened = await panel();
  expect(await opened.findByText('Please try again.')).toBeInTheDocument();
  isUp = true;
  await person.click(opened.getByRole('button', { name: 'Retry' }));
  expect(await opened.findByRole('link', { name: /Company 1/ })).toBeInTheDocument();
});

it('the list of alerts also has a page', async () => {
  const { answers } = fakeAlertServer(anAlert(1));
  openAt({ at: '/notification', answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Notification' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /Company 1/ })).toBeInTheDocument();
});
