import { screen } from '@testing-library/react';
import { PortfolioFactsBody, type PortfolioEntry } from '@tayyib/shared/contracts';
import {
  aPerson,
  problem,
  renderWithApp,
  serverReplies,
  type FixtureRequest,
  type Fixtures,
} from '@tayyib/shared/testing';
import { demerger, energy, goods, portfolioEntries, portfolioFacts } from '../../../dev/portfolio';
import { HoldingsCard } from './HoldingsCard';

beforeEach(() => sessionStorage.clear());

const stored = (entries: readonly PortfolioEntry[]): Fixtures => ({
  'GET /api/portfolio': { isStored: true, entries: [...entries] },
  'POST /api/portfolio/facts': portfolioFacts([goods.isin, energy.isin]),
});
const open = () => renderWithApp(<HoldingsCard />, { as: aPerson('premium') });

it('shows value, gain and the compliant share, and links to the portfolio', async () => {
  serverReplies(stored(portfolioEntries));
  open();
  expect(await screen.findByText('₹4,800.00')).toBeVisible();
  expect(screen.getByText('+₹790.00 (19.70%)')).toBeVisible();
  expect(screen.getByText('62.50%')).toBeVisible();
  for (const figure of ['Value', 'Gain', 'Compliant by value'])
    expect(screen.getByRole('link', { name: figure })).toHaveAttribute('href', '/portfolio');
  expect(screen.getByRole('link', { name: 'Portfolio' })).toHaveAttribute('href', '/portfolio');
});

it('says that the gain leaves out a demerger', async () => {
  const { companies, ...facts } = portfolioFacts([goods.isin, energy.isin]);
  serverReplies({
    ...stored(portfolioEntries),
    'POST /api/portfolio/facts': {
      ...facts,
      companies: companies.map((each) => ({ ...each, notices: [demerger] })),
    },
  });
  open();
  const gain = (await screen.findByRole('link', { name: 'Gain' })).closest('li');
  expect(gain).toHaveTextContent('demerger not counted');
});

it('says that figures are not known where no price is on file', async () => {
  serverReplies({ ...stored(portfolioEntries), 'POST /api/portfolio/facts': portfolioFacts([]) });
  open();
  expect(await screen.findAllByText('Not known')).toHaveLength(3);
});

it('labels a demo portfolio', async () => {
  serverReplies(stored(portfolioEntries.map((entry) => ({ ...entry, source: 'demo' }))));
  open();
  expect(await screen.findByRole('link', { name: 'Demo portfolio' })).toBeVisible();
});

it('the card of holdings says how to begin without a portfolio, and asks for no prices', async () => {
  const requests = serverReplies(stored([]));
  open();
  expect(await screen.findByRole('link', { name: 'Enter or import holdings' })).toHaveAttribute(
    'href',
    '/portfolio',
  );
  expect(requests.filter(({ url }) => url.includes('facts'))).toEqual([]);
});

it('shows that it is loading, and offers to try again where the portfolio could not be read', async () => {
  serverReplies({ ...stored([]), 'GET /api/portfolio': problem(503, 'database-unavailable', 'No answer.') });
  const { person } = open();
  await screen.findByRole('status', { name: 'Loading the portfolio' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  serverReplies(stored(portfolioEntries));
  await person.click(again);
  expect(await screen.findByText('₹4,800.00')).toBeVisible();
});

it('asks for more companies than one request may name', async () => {
  const [purchase] = portfolioEntries;
  const others = Array.from({ length: 600 }, (_, place): PortfolioEntry[] =>
    purchase ? [{ ...purchase, key: `other:${place}`, isin: `INE${100_000 + place}019` }] : [],
  ).flat();
  const sizes: number[] = [];
  serverReplies({
    'GET /api/portfolio': { isStored: true, entries: [...portfolioEntries, ...others] },
    'POST /api/portfolio/facts': ({ body }: FixtureRequest) => {
      const { isins = [] } = PortfolioFactsBody.parse(body);
      sizes.push(isins.length);
      const every = isins.map((isin) => ({ ...goods, isin, dividends: [], steps: [] }));
      return { ...portfolioFacts([]), companies: every };
    },
  });
  open();
  expect(await screen.findByText('₹9,04,500.00')).toBeVisible();
  expect(sizes).toEqual([500, 102]);
});
