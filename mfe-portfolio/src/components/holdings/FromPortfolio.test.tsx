import { screen } from '@testing-library/react';
import type { HoldingToAdd } from '@tayyib/shared/sdk/modules';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { aPerson, problem, renderWithApp, serverReplies, type Fixtures } from '@tayyib/shared/testing';
import { energy, goods, portfolioEntries, portfolioFacts } from '../../../dev/portfolio';
import { FromPortfolio } from './FromPortfolio';

const [ofGoods, ofEnergy] = portfolioEntries;
const sale: PortfolioEntry = {
  ...ofGoods!,
  key: 'typed:9',
  kind: 'sell',
  day: '2026-01-12',
  quantity: 8,
  amountPaise: 160_000,
};

interface Page {
  present?: readonly string[];
  max?: number;
  own?: Fixtures;
}

/** The button on a page that has these companies, and what it adds. */
function open({ present = [], max = 50, own = {} }: Page = {}) {
  const requests = serverReplies({
    'GET /api/portfolio': { isStored: true, entries: [ofGoods, sale, ofEnergy] },
    'POST /api/portfolio/facts': portfolioFacts([goods.isin, energy.isin]),
    ...own,
  });
  const added: HoldingToAdd[] = [];
  const onAdd = (holdings: readonly HoldingToAdd[]) => added.push(...holdings);
  const element = <FromPortfolio present={new Set(present)} max={max} onAdd={onAdd} />;
  return { ...renderWithApp(element, { as: aPerson('premium') }), added, requests };
}

it('adds purchases, sales and the shares of today of companies that are not on the page yet', async () => {
  const { person, added } = open({ present: [energy.isin] });
  await person.click(await screen.findByText('Add your portfolio (2)'));
  expect(await screen.findByText('1 added')).toBeVisible();
  // 10 became 20 in 2025, of which 8 were sold
  expect(added).toEqual([
    {
      isin: goods.isin,
      name: goods.stock,
      shares: 12,
      purchases: [
        { shares: 4, boughtOn: '2025-01-15', paidRupees: 800, soldOn: '2026-01-12', receivedRupees: 1600 },
        { shares: 6, boughtOn: '2025-01-15', paidRupees: 1200, soldOn: null, receivedRupees: null },
      ],
    },
  ]);
});

it('the portfolio as a source adds no more companies than the page takes', async () => {
  const { person, added } = open({ max: 1 });
  await person.click(await screen.findByText('Add your portfolio (2)'));
  expect(await screen.findByText('1 added')).toBeVisible();
  expect(added.map(({ isin }) => isin)).toEqual([goods.isin]);
});

it('the portfolio as a source asks for nothing where all companies are on the page', async () => {
  const { person, requests } = open({ present: [goods.isin, energy.isin] });
  await person.click(await screen.findByText('Add your portfolio (2)'));
  expect(await screen.findByText('All of its companies are here already.')).toBeVisible();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('the portfolio as a source leads to an empty portfolio, and says why one cannot be read', async () => {
  const { unmount } = open({ own: { 'GET /api/portfolio': { isStored: true, entries: [] } } });
  expect(await screen.findByRole('link', { name: 'Fill it' })).toHaveAttribute('href', '/portfolio');
  unmount();
  const { person } = open({ own: { 'POST /api/portfolio/facts': problem(503, 'down', 'Not now.') } });
  await person.click(await screen.findByText('Add your portfolio (2)'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
});

it('the portfolio as a source does not call a portfolio empty that could not be read', async () => {
  open({ own: { 'GET /api/portfolio': problem(503, 'down', 'Not now.') } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your portfolio is not available. Not now.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/is empty/)).toBeNull();
});
