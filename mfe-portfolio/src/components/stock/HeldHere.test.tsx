import { screen, waitFor, within } from '@testing-library/react';
import type { ActionNotice, PortfolioCompany, PortfolioEntry } from '@tayyib/shared/contracts';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { energy, goods, portfolioEntries, portfolioFacts } from '../../../dev/portfolio';
import { HeldHere } from './HeldHere';

beforeEach(() => sessionStorage.clear());

const demerger: ActionNotice = {
  exDate: '2026-01-15',
  kind: 'demerger',
  subject: 'Demerger of Everyday Foods',
  source: { publisher: 'NSE', document: 'actions.csv', asOf: '2026-01-10', publishedOn: null },
};

function open(
  entries: readonly PortfolioEntry[],
  { notices, isin, stock, stock_code, badge }: PortfolioCompany = goods,
  own: Fixtures = {},
) {
  const facts = portfolioFacts([goods.isin, energy.isin]);
  const requests = serverReplies({
    'GET /api/portfolio': { isStored: true, entries: [...entries] },
    'POST /api/portfolio/facts': {
      ...facts,
      companies: facts.companies.map((each) => (each.isin === isin ? { ...each, notices } : each)),
    },
    ...own,
  });
  const page = renderWithApp(<HeldHere stock={{ isin, stock, stock_code, badge }} />, {
    as: aPerson('premium'),
  });
  return { ...page, requests };
}

it('shows shares, cost, value and gain with their working', async () => {
  open(portfolioEntries);
  const panel = await screen.findByRole('region', { name: 'In your portfolio' });
  for (const figure of ['20', '₹2,000.00', '₹3,000.00', '+₹1,000.00']) within(panel).getByText(figure);
  within(panel).getByText('Split of 2 Jun 2025: 10 shares became 20.');
  expect(within(panel).getByRole('link', { name: 'Portfolio' })).toHaveAttribute('href', '/portfolio');
});

it('names an action that its figures leave out', async () => {
  open(portfolioEntries, { ...goods, notices: [demerger] });
  const panel = await screen.findByRole('region', { name: 'In your portfolio' });
  expect(within(panel).getByText('Gain, demerger not counted').nextElementSibling).toHaveTextContent(
    '+₹1,000.00',
  );
  expect(
    within(panel).getByText(
      'Demerger of 15 Jan 2026 is not counted: adjust your entries. Filed as “Demerger of Everyday Foods”.',
    ),
  ).toBeVisible();
});

it.each([
  ['another company', portfolioEntries.filter(({ isin }) => isin !== goods.isin)],
  ['nothing', []],
])('the panel of a stock shows nothing to an owner of %s, and asks for no prices', async (_what, entries) => {
  const { container, requests } = open(entries);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(container).toHaveTextContent('');
  expect(requests.filter(({ url }) => url.includes('facts'))).toEqual([]);
});

it('the panel of a stock says that its figures could not be read', async () => {
  open(portfolioEntries, goods, { 'POST /api/portfolio/facts': problem(503, 'down', 'Not now.') });
  const panel = await screen.findByRole('region', { name: 'In your portfolio' });
  expect(within(panel).getByRole('alert')).toHaveTextContent('Its figures are not available. Not now.');
  expect(within(panel).getByRole('button', { name: 'Try again' })).toBeVisible();
});
