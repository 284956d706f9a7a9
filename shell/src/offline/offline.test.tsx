import { screen, waitFor } from '@testing-library/react';
import { clearLastSeen } from '@tayyib/shared/sdk/api';
import { lastSeenHeader } from '@tayyib/shared/last-seen';
import { aPerson } from '@tayyib/shared/testing';
import { openShell } from '../testing/openShell';

const seenAt = '2026-11-21T20:00:00.000Z';
const stored = () =>
  new Response(JSON.stringify({ user: aPerson() }), {
    headers: { 'content-type': 'application/json', [lastSeenHeader]: seenAt },
  });

afterEach(() => {
  jest.restoreAllMocks();
  clearLastSeen();
});

it('says when the replies are from that a page without a network shows', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openShell({ at: '/dashboard', answers: { 'GET /api/session': stored } });
  expect(
    await screen.findByText(/^You are offline\. Showing what was last seen on 22 Nov 2026, 1:30\s?am\.$/),
  ).toBeVisible();
});

it('asks again where the browser does not know that the server is back, and refetches what is shown', async () => {
  let isBack = false;
  const { requests } = openShell({
    at: '/dashboard',
    answers: { 'GET /api/session': () => (isBack ? { user: aPerson() } : stored()) },
  });
  expect(await screen.findByText(/^We cannot reach the server\. Showing what was last seen/)).toBeVisible();
  const registryRequests = () => requests.filter(({ url }) => url.endsWith('/api/modules')).length;
  const before = registryRequests();
  isBack = true;
  await waitFor(() => expect(screen.queryByText(/Showing what was last seen/)).toBeNull(), {
    timeout: 20_000,
  });
  await waitFor(() => expect(registryRequests()).toBeGreaterThan(before));
});
