import { screen } from '@testing-library/react';
import { aPerson, problem, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { energy, goods, portfolioEntries, portfolioFacts } from '../../dev/portfolio';
import PortfolioPage from './PortfolioPage';
import { deferred } from './openPortfolio.fixture';

beforeEach(() => sessionStorage.clear());

const facts = { 'POST /api/portfolio/facts': portfolioFacts([goods.isin, energy.isin]) };

it('shows that entries and then prices are loading, and the portfolio', async () => {
  const entries = deferred();
  const prices = deferred();
  serverReplies({
    'GET /api/portfolio': async () => {
      await entries.settled;
      return { isStored: true, entries: portfolioEntries };
    },
    'POST /api/portfolio/facts': async () => {
      await prices.settled;
      return portfolioFacts([goods.isin, energy.isin]);
    },
  });
  renderWithApp(<PortfolioPage />, { as: aPerson('premium') });
  await screen.findByLabelText('Loading your entries');
  entries.settle();
  await screen.findByLabelText('Loading prices and verdicts');
  prices.settle();
  expect(await screen.findByRole('region', { name: 'Overview' })).toBeVisible();
});

it('the portfolio takes no entries while those on the account could not be read, and tries again', async () => {
  serverReplies({ ...facts, 'GET /api/portfolio': problem(503, 'database-unavailable', 'No answer.') });
  const { person } = renderWithApp(<PortfolioPage />, { as: aPerson('premium') });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('No answer.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Import a file' })).toBeNull();
  expect(screen.queryByText(/Enter a purchase or import a file/)).toBeNull();
  serverReplies({ ...facts, 'GET /api/portfolio': { isStored: true, entries: portfolioEntries } });
  await person.click(again);
  expect(await screen.findByRole('region', { name: 'Overview' })).toBeVisible();
});
