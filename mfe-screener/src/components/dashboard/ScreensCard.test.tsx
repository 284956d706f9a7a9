import { screen } from '@testing-library/react';
import type { SavedScreen } from '@tayyib/shared/contracts';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { ScreensCard } from './ScreensCard';

const saved = (name: string, facts: Partial<SavedScreen> = {}): SavedScreen => ({
  id: crypto.randomUUID(),
  name,
  text: 'Debt to equity < 0.1',
  standard: 'TASIS',
  columns: [],
  sort: 'Market capitalization',
  order: 'desc',
  errors: [],
  followedAt: null,
  matches: null,
  minMatches: 1,
  isPaused: false,
  createdAt: '2026-11-01T06:30:00.000Z',
  updatedAt: '2026-11-01T06:30:00.000Z',
  ...facts,
});

const reply = (screens: SavedScreen[]) => ({ 'GET /api/screens/saved': { screens, limit: 50 } });

function open(screens: SavedScreen[], replies: Fixtures = reply(screens)) {
  serverReplies(replies);
  return renderWithApp(<ScreensCard />, { as: aPerson('premium') });
}

it('lists followed screens first, with their matches, and opens each as it was saved', async () => {
  open([
    saved('Cheap'),
    saved('Little debt', { followedAt: '2026-11-02T06:30:00.000Z', matches: 28 }),
    saved('One', { followedAt: '2026-11-02T06:30:00.000Z', matches: 1 }),
  ]);
  expect(await screen.findByText('Followed: 28 matches at the last check')).toBeVisible();
  expect(screen.getByText('Followed: 1 match at the last check')).toBeVisible();
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Little debt', 'One', 'Cheap', 'All 3 screens']);
  const address = new URL(
    screen.getByRole('link', { name: 'Cheap' }).getAttribute('href') ?? '',
    'https://x',
  );
  expect([...address.searchParams]).toEqual([
    ['q', 'Debt to equity < 0.1'],
    ['standard', 'TASIS'],
  ]);
});

it('names one screen without a number', async () => {
  open([saved('Cheap')]);
  expect(await screen.findByRole('link', { name: 'Open the screener' })).toBeVisible();
});

it('says how to begin where no screen is saved', async () => {
  open([]);
  expect(await screen.findByRole('link', { name: 'Open the screener' })).toBeVisible();
});

it('shows that it is loading, and offers to try again where the screens could not be read', async () => {
  const { person } = open([], {
    'GET /api/screens/saved': problem(503, 'database-unavailable', 'No answer.'),
  });
  await screen.findByRole('status', { name: 'Loading, please wait...' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('No answer.')).toBeVisible();
  serverReplies(reply([saved('Cheap')]));
  await person.click(again);
  expect(await screen.findByRole('link', { name: 'Cheap' })).toBeVisible();
});
