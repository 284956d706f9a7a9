import { screen } from '@testing-library/react';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { aReply, aThread, threadsReply } from './communityFixtures';
import { StockThreads } from './StockThreads';

const stock = {
  isin: 'INE467B01029',
  stock: 'Tata Consultancy Services Ltd',
  stock_code: 'TCS',
  badge: 'compliant',
} as const;

const noRulings = { rulings: [] };

it('shows the last active threads of a stock on its page', async () => {
  const threads = [4, 3, 2, 1].map((id) => aThread(id, `Thread ${id}`));
  const requests = serverReplies({
    'GET /api/community/posts': threadsReply(threads),
    'GET /api/community/rulings': noRulings,
  });
  renderWithApp(<StockThreads stock={stock} />, { as: aPerson('premium') });
  expect(await screen.findByRole('link', { name: 'Thread 4' })).toHaveAttribute('href', '/community?post=4');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  const listed = requests.find(({ url }) => url.includes('/posts'));
  expect(new URL(listed?.url ?? '').search).toBe('?sort=active&isin=INE467B01029');
});

it('says how to write about a stock that nobody has named', async () => {
  serverReplies({ 'GET /api/community/posts': threadsReply([]), 'GET /api/community/rulings': noRulings });
  renderWithApp(<StockThreads stock={stock} />, { as: aPerson('premium') });
  expect(await screen.findByText(/\$TCS in a thread names it/)).toBeVisible();
});

it('shows the rulings of scholars on the stock with their date, above the threads', async () => {
  const ruling = aReply(6, 'The lease income is lawful.', { ruledAt: '2026-11-20T09:30:00.000Z' });
  serverReplies({
    'GET /api/community/posts': threadsReply([aThread(5, 'Leases')]),
    'GET /api/community/rulings': { rulings: [ruling] },
  });
  renderWithApp(<StockThreads stock={stock} />, { as: aPerson('premium') });
  const shown = await screen.findByRole('article', { name: 'Ruling of Zoya Ali' });
  expect(shown).toHaveTextContent('Ruling of 20 Nov 2026');
  expect(shown).toHaveTextContent('The lease income is lawful.');
  expect(screen.getByRole('link', { name: 'Read it in its thread' })).toHaveAttribute(
    'href',
    '/community?post=5&reply=6',
  );
});
