import { screen, within } from '@testing-library/react';
import { aPerson, type FilledSlots, type FixtureRequest } from '@tayyib/shared/testing';
import { energy, goods, portfolioEntries, portfolioFacts } from '../../dev/portfolio';
import { csv, deferred, fakePortfolioServer, full, openPage, region } from './openPortfolio.fixture';

beforeEach(() => sessionStorage.clear());

/** Another module that says what the portfolio hands to it. */
const panel: FilledSlots = {
  'portfolio.panels': ({ holdings, isReading }) => (
    <section aria-label="Panel" aria-busy={isReading}>
      {holdings.map(({ isin, name, shares, purchases: [first] }) => (
        <p
          key={isin}
        >{`${shares} of ${name}, bought ${first?.shares} on ${first?.boughtOn} for ${first?.paidRupees}`}</p>
      ))}
    </section>
  ),
};

it('hands its companies to panels of other modules, with shares as counted today and purchases as they were made', async () => {
  await openPage(full(), aPerson('premium'), panel);
  const shown = within(await region('Panel'));
  // split since it was bought
  shown.getByText(`20 of ${goods.stock}, bought 10 on 2025-01-15 for 2000`);
  shown.getByText(`20 of ${energy.stock}, bought 20 on 2026-02-02 for 2010`);
});

it('the portfolio says that it waits for the splits of shares that were just entered', async () => {
  const facts = deferred();
  const { person } = await openPage(
    {
      ...fakePortfolioServer({ isStored: true, stored: portfolioEntries.slice(1) }),
      'POST /api/portfolio/facts': async ({ body }: FixtureRequest) => {
        const { isins = [] } = body as { isins?: string[] };
        if (isins.includes(goods.isin)) await facts.settled;
        return portfolioFacts(isins);
      },
    },
    aPerson('premium'),
    panel,
  );
  await region('Panel');
  const trade = `symbol,isin,trade_date,trade_type,quantity,price,trade_id\nGOODS,${goods.isin},2025-01-15,buy,10,200,T1`;
  await person.upload(screen.getByLabelText(/^Spreadsheet, CSV file/), csv(trade));
  await person.click(await screen.findByRole('button', { name: 'Import 1' }));
  await screen.findByLabelText(/^Spreadsheet, CSV file/);
  expect(await region('Panel')).toHaveAttribute('aria-busy', 'true');
  facts.settle();
  await screen.findByText(`20 of ${goods.stock}, bought 10 on 2025-01-15 for 2000`);
  expect(await region('Panel')).toHaveAttribute('aria-busy', 'false');
});

it('the portfolio does not call unknown what the plan does not include', async () => {
  await openPage(
    fakePortfolioServer({ isStored: true, isDetailed: false, stored: portfolioEntries }),
    aPerson('free'),
  );
  const overview = within(await region('Overview'));
  const title = overview.getByText('Impure share', { selector: 'h3' });
  expect(title.nextElementSibling).toHaveTextContent('Part of Premium');
  expect(overview.getByRole('link', { name: 'Part of Premium' })).toHaveAttribute(
    'href',
    '/plan?to=%2Fportfolio',
  );
});
