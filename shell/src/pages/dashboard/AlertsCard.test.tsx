import { screen } from '@testing-library/react';
import type { Alert, AlertsReply } from '@tayyib/shared/contracts';
import { aPerson, problem, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { AlertsCard } from './AlertsCard';

const anAlert = (id: number, visited = false): Alert => ({
  id: String(id),
  kind: 'verdict',
  status: 4,
  visited,
  alert_name: 'Verdict changed',
  scan_name: 'Watchlist',
  scan_url: '/profile',
  title: `Company ${id} is under review now`,
  description: 'By TASIS it was Shariah compliant. Accounts are too old.',
  stocks: [`CO${id}`],
  trigger_prices: [],
  triggered_at: '2026-11-21T10:35:00.000Z',
  image: null,
  roomId: null,
});
const reply = (...data: Alert[]): AlertsReply => ({
  data,
  unread: data.filter(({ visited }) => !visited).length,
});
const open = () => renderWithApp(<AlertsCard />, { as: aPerson() });

it('shows the two newest unread alerts, and leads to all', async () => {
  serverReplies({
    'GET /api/getnotification': reply(anAlert(4, true), anAlert(3), anAlert(2), anAlert(1)),
  });
  open();
  expect(await screen.findByText('Company 3 is under review now')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'All alerts' })).toHaveAttribute('href', '/notification');
});

it('says that no alert is unread', async () => {
  serverReplies({ 'GET /api/getnotification': reply(anAlert(1, true)) });
  open();
  expect(await screen.findByText(/^Nothing unread\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Earlier alerts' })).toHaveAttribute('href', '/notification');
});

it('the card of alerts shows that it is loading, and offers to try again where the alerts could not be read', async () => {
  serverReplies({ 'GET /api/getnotification': problem(503, 'database-unavailable', 'No answer.') });
  const { person } = open();
  await screen.findByRole('status', { name: 'Loading, please wait...' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('No answer.')).toBeVisible();
  serverReplies({ 'GET /api/getnotification': reply(anAlert(1)) });
  await person.click(again);
  expect(await screen.findByText('Company 1 is under review now')).toBeVisible();
});
