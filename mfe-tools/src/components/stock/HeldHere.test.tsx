import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { energy, goods, portfolioEntries, portfolioFacts } from '../../../dev/portfolio';
import { HeldHere } from './HeldHere';

beforeEach(() => sessionStorage.clear());

function open(entries: readonly PortfolioEntry[], { isin, stock, stock_code, badge } = goods) {
  const requests = serverReplies({
    'GET /api/portfolio': { isStored: true, entries: [...entries] },
    'POST /api/portfolio/facts': portfolioFacts([goods.isin, energy.isin]),
  });
  const page = renderWithApp(<HeldHere stock={{ isin, stock, stock_code, badge }} />, {
    as: aPerson('premium'),
  });
  return { ...page, requests };
}

it('shows shares, cost, value and gain with their working', async () => {
  const { container } = open(portfolioEntries);
  const panel = await screen.findByRole('region', { name: 'In your portfolio' });
  for (const figure of ['20', '₹2,000.00', '₹3,000.00', '+₹1,000.00']) within(panel).getByText(figure);
  within(panel).getByText('Split of 2 Jun 2025: 10 shares became 20.');
  expect(within(panel).getByRole('link', { name: 'Portfolio' })).toHaveAttribute('href', '/portfolio');
  expect(await axe(container)).toHaveNoViolations();
});

it.each([
  ['another company', portfolioEntries.filter(({ isin }) => isin !== goods.isin)],
  ['nothing', []],
])('shows nothing to an owner of %s, and asks for no prices', async (_what, entries) => {
  const { container, requests } = open(entries);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(container).toHaveTextContent('');
  expect(requests.filter(({ url }) => url.includes('facts'))).toEqual([]);
});
