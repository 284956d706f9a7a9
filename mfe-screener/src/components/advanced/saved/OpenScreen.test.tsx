import { screen, within } from '@testing-library/react';
import { FollowChange, type SavedScreen } from '@tayyib/shared/contracts';
import { aPerson, handlersOf, problem, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import type { Replies } from '@tayyib/shared/testing';
import { full } from '../../../../dev/scenarios';
import { saved } from '../../../../dev/screenFixtures';
import AdvancedScreenerPage from '../../../pages/AdvancedScreenerPage';

function open(at: string, replies: Replies) {
  const requests = serverReplies(replies);
  return {
    requests,
    ...renderWithApp(
      <main>
        <AdvancedScreenerPage />
      </main>,
      { at, as: aPerson('premium') },
    ),
  };
}

describe('a saved screen', () => {
  it('offers to follow the saved screen that is open, and pauses and limits its alerts', async () => {
    let stored: SavedScreen = saved;
    const store = (part: Partial<SavedScreen>) => (stored = { ...stored, ...part });
    const { person, requests } = open('/screener?q=Debt+to+assets+<+5', [
      ...handlersOf({
        'GET /api/screens/saved': () => ({ screens: [stored], limit: 50 }),
        'PUT /api/screens/saved/:id/follow': () =>
          store({ followedAt: '2026-11-20T04:00:00.000Z', matches: 12 }),
        'PATCH /api/screens/saved/:id/follow': ({ body }) => store(FollowChange.parse(body)),
        'DELETE /api/screens/saved/:id/follow': () => store({ followedAt: null }),
      }),
      ...full,
    ]);
    const opened = within(await screen.findByRole('region', { name: 'Saved screen Little debt' }));
    expect(opened.getByText('Not followed: it raises no alerts.')).toBeVisible();
    await person.click(opened.getByRole('button', { name: 'Follow Little debt' }));
    await opened.findByText(/^Following: .* 12 matches now\.$/);

    const field = opened.getByRole('textbox', { name: 'Alert at or above, matches of Little debt' });
    await person.clear(field);
    expect(field).toBeInvalid();
    await person.type(field, '5{Enter}');
    await opened.findByText(/while at least 5 match/);
    expect(await requests.findLast(({ method }) => method === 'PATCH')?.json()).toEqual({ minMatches: 5 });
    await person.click(opened.getByRole('button', { name: 'Pause alerts of Little debt' }));
    await opened.findByText(/^Following, paused/);
    await person.click(opened.getByRole('button', { name: 'Resume alerts of Little debt' }));
    await opened.findByText(/while at least 5 match/);
    expect(screen.getByText('My screens (1, 1 followed)')).toBeVisible();
  });

  it('says why following is refused', async () => {
    const { person } = open('/screener?q=Debt+to+assets+<+5', [
      ...handlersOf({
        'PUT /api/screens/saved/:id/follow': problem(
          409,
          'follow-limit',
          'You follow 10 screens, the maximum.',
        ),
      }),
      ...full,
    ]);
    const opened = within(await screen.findByRole('region', { name: 'Saved screen Little debt' }));
    await person.click(opened.getByRole('button', { name: 'Follow Little debt' }));
    expect(await opened.findByRole('alert')).toHaveTextContent('You follow 10 screens, the maximum.');
  });
});
