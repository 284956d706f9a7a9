import { screen, within } from '@testing-library/react';
import { problem } from '@tayyib/shared/testing';
import { energy, goods, portfolioEntries } from '../../dev/portfolio';
import { damagedFiles } from '../domain/imports/imports.fixture';
import { csv, fakePortfolioServer, full, openPage, region, sentTo } from './openPortfolio.fixture';

beforeEach(() => sessionStorage.clear());

describe('an import', () => {
  const choose = 'Spreadsheet, CSV file or account statement (PDF)';
  const statement = (...rows: string[]) =>
    csv(['Symbol,ISIN,Quantity Available,Average Price', ...rows].join('\n'));
  const ofGoods = `GOODS,${goods.isin},20,100.00`;
  const ofItc = 'ITC,INE154A01025,5,100.00';

  it('shows what would be imported and what is refused before it stores anything', async () => {
    const { person, requests } = await openPage(fakePortfolioServer({ isStored: true }));
    await person.upload(
      await screen.findByLabelText(choose),
      csv(damagedFiles['with derivatives, fractions and nonsense']),
    );
    await screen.findByText('1 to import, 0 in the portfolio already, 7 refused.');
    screen.getByText('Line 4: “2023-02-30” is not a day.');
    expect(sentTo(requests, '/api/portfolio/entries')).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Import 1' }));
    await screen.findByLabelText(choose);
    await screen.findByText('1 entry');
  });

  it('ends with what it came to: companies, verdicts, what needs attention, and ways on', async () => {
    const { person } = await openPage(fakePortfolioServer());
    await person.upload(await screen.findByLabelText(choose), statement(ofGoods, ofItc));
    await person.click(await screen.findByRole('button', { name: 'Import 2' }));
    const done = within(await region('Imported: 2 companies, 2 entries'));
    expect(done.getByRole('heading', { level: 2 })).toHaveFocus();
    await done.findByText('1 Shariah Compliant, 1 Under review.');
    expect(
      within(done.getByRole('list'))
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['INE154A01025: Under review. Nothing is on file.']);
    expect(done.getByRole('link', { name: 'Zakat on them' })).toHaveAttribute('href', '/zakat-calculator');
    await person.click(done.getByRole('button', { name: 'See the companies' }));
    expect(screen.getByRole('heading', { name: 'Companies' })).toHaveFocus();
    await person.click(done.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: /^Imported/ })).not.toBeInTheDocument();
  });

  it('asks the server for companies that the file names without an ISIN', async () => {
    const { person, requests } = await openPage(fakePortfolioServer());
    const text = 'Symbol,Category,Net Qty,Avg. Price\nGOODS,Stock,25,400.00\nNOBODY,Stock,1,1';
    await person.upload(await screen.findByLabelText(choose), csv(text));
    await screen.findByText('1 to import, 0 in the portfolio already, 1 refused.');
    const requestBody = await sentTo(requests, '/api/portfolio/facts').at(-1)?.clone().text();
    expect(requestBody).toContain('NOBODY');
    expect(requestBody).not.toContain('400');
  });

  const holdings = (shares: number) =>
    `Symbol,ISIN,Quantity Available,Average Price\nGOODS,${goods.isin},${shares},100.00`;

  it('asks before it imports shares that are perhaps there', async () => {
    const { person } = await openPage(full());
    await person.upload(await screen.findByLabelText(choose), csv(holdings(20)));
    await screen.findByText('0 to import, 0 in the portfolio already, 1 perhaps, 0 refused.');
    screen.getByText(/has shares of it until that day already, from what you typed/);
    expect(screen.getByRole('button', { name: 'Import 0' })).toBeDisabled();
    await person.click(screen.getByRole('checkbox', { name: /They are other shares/ }));
    await person.click(screen.getByRole('button', { name: 'Import 1' }));
    await screen.findByRole('button', { name: /^2 entries, 1 dividend of/ });
  });

  it.each([true, false])('replaces the line of an earlier statement, stored or not: %s', async (isStored) => {
    const { person, requests } = await openPage(fakePortfolioServer({ isStored }));
    for (const [shares, message] of [
      [20, '1 to import, 0 in the portfolio already, 0 refused.'],
      [30, /0 refused. 1 of an earlier statement is replaced\.$/],
    ] as const) {
      await person.upload(await screen.findByLabelText(choose), csv(holdings(shares)));
      await screen.findByText(message);
      await person.click(screen.getByRole('button', { name: 'Import 1' }));
    }
    const company = await screen.findByRole('rowgroup', { name: goods.stock });
    await within(company).findByText('30');
    await within(company).findByText('1 entry');
    // the earlier line and the new one at the same time: never both, never neither
    const sent = requests.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('entries'));
    expect(sent).toEqual(isStored ? ['/api/portfolio/entries', '/api/portfolio/entries'] : []);
  });

  it.each([true, false])(
    'removes a company that a newer statement has no longer, stored or not: %s',
    async (isStored) => {
      const { person } = await openPage(fakePortfolioServer({ isStored }));
      await person.upload(await screen.findByLabelText(choose), statement(ofGoods, ofItc));
      await person.click(await screen.findByRole('button', { name: 'Import 2' }));
      await person.upload(await screen.findByLabelText(choose), statement(ofGoods));
      await screen.findByText(
        /^0 to import, 1 in the portfolio already, 0 refused. 1 of an earlier statement is removed/,
      );
      within(screen.getByRole('list', { name: 'No longer in the statement' })).getByText(/5 held on/);
      await person.click(screen.getByRole('button', { name: 'Import 0 and remove 1' }));
      await screen.findByLabelText(choose);
      const companies = within(await region('Companies'));
      expect(companies.getByRole('rowgroup', { name: goods.stock })).toBeVisible();
      expect(companies.queryByRole('rowgroup', { name: 'INE154A01025' })).not.toBeInTheDocument();
    },
  );

  it('asks whose a second statement is, and adds that of another account', async () => {
    const { person } = await openPage(fakePortfolioServer());
    await person.upload(await screen.findByLabelText(choose), statement(ofGoods));
    await person.click(await screen.findByRole('button', { name: 'Import 1' }));
    await person.upload(await screen.findByLabelText(choose), statement(`GOODS,${goods.isin},7,90.00`));
    await person.click(await screen.findByRole('radio', { name: /Another account/ }));
    await person.click(screen.getByRole('button', { name: 'Import 1' }));
    const company = await screen.findByRole('rowgroup', { name: goods.stock });
    await within(company).findByText('27');
  });

  it('of a name that two companies had asks which', async () => {
    const replies = fakePortfolioServer();
    const facts = replies['POST /api/portfolio/facts'];
    const none = { from: null, until: null };
    const { person } = await openPage({
      ...replies,
      'POST /api/portfolio/facts': (request) => ({
        ...(typeof facts === 'function' ? facts(request) : facts),
        candidates: [goods, energy].map(({ isin, stock }) => ({ name: 'TWO LTD', isin, stock, ...none })),
      }),
    });
    await person.upload(
      await screen.findByLabelText(choose),
      csv('Symbol,Category,Net Qty,Avg. Price\nTWO LTD,Stock,25,400.00'),
    );
    await screen.findByText('0 to import, 0 in the portfolio already, 1 refused.');
    await person.selectOptions(
      screen.getByRole('combobox', { name: /Which company is “TWO LTD”/ }),
      energy.isin,
    );
    await screen.findByText('1 to import, 0 in the portfolio already, 0 refused.');
  });

  const tradebook = (trades: number) => {
    const rows = Array.from(
      { length: trades },
      (_, at) => `GOODS,${goods.isin},2023-04-03,buy,1.000000,200.05,T${at}`,
    );
    const head = 'symbol,isin,trade_date,trade_type,quantity,price,trade_id';
    return csv([head, ...rows].join('\n'));
  };

  it('is stored whole, in one request, and shown without loading it again', async () => {
    const { person, requests } = await openPage(fakePortfolioServer({ isStored: true }));
    await person.upload(await screen.findByLabelText(choose), tradebook(1001));
    await person.click(await screen.findByRole('button', { name: 'Import 1,001' }));
    await screen.findByRole('button', { name: /^1,001 entries, 1 dividend of/ });
    expect(sentTo(requests, '/api/portfolio/entries')).toHaveLength(1);
    expect(sentTo(requests, '/api/portfolio')).toHaveLength(1);
  });

  it('is shown with what another device stored meanwhile', async () => {
    const replies = fakePortfolioServer({ isStored: true });
    const { person } = await openPage(replies);
    await person.upload(await screen.findByLabelText(choose), tradebook(2));
    await screen.findByText('2 to import, 0 in the portfolio already, 0 refused.');
    await fetch('/api/portfolio/entries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ entries: portfolioEntries }),
    });
    await person.click(screen.getByRole('button', { name: 'Import 2' }));
    await screen.findByRole('button', { name: /^3 entries, 1 dividend of/ });
    within(await region('Companies')).getByRole('rowgroup', { name: energy.stock });
  });

  it('that failed says so, and is complete when it is repeated', async () => {
    const replies = fakePortfolioServer({ isStored: true });
    let isDown = true;
    const { person } = await openPage({
      ...replies,
      'POST /api/portfolio/entries': (request) => {
        if (isDown) return problem(503, 'unavailable', 'Please try again in a minute.');
        const reply = replies['POST /api/portfolio/entries'];
        return typeof reply === 'function' ? reply(request) : reply;
      },
    });
    await person.upload(await screen.findByLabelText(choose), tradebook(3));
    await person.click(await screen.findByRole('button', { name: 'Import 3' }));
    await screen.findByText('Please try again in a minute.');
    expect(screen.queryByText('3 entries', { exact: false })).toBeNull();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Import 3' }));
    await screen.findByRole('button', { name: /^3 entries, 1 dividend of/ });
  });

  it.each([
    ['an unknown file', csv('a,b\n1,2'), /none of the files we read/],
    ['an empty file', csv(''), /none of the files we read/],
  ])('refuses %s', async (_what, file, reason) => {
    const { person } = await openPage(fakePortfolioServer());
    await person.upload(await screen.findByLabelText(choose), file);
    await screen.findByText(reason);
  });
});
