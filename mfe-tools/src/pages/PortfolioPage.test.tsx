import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { AddPortfolioEntriesBody, type PortfolioEntry, type User } from '@tayyib/shared/contracts';
import {
  aPerson,
  problem,
  renderWithApp,
  serverReplies,
  type FixtureRequest,
  type Fixtures,
} from '@tayyib/shared/testing';
import { foundStocks } from '../../dev/holdings';
import { energy, goods, portfolioEntries, portfolioFacts } from '../../dev/portfolio';
import { damagedFiles } from '../domain/portfolio/imports/imports.fixture';
import PortfolioPage from './PortfolioPage';

beforeEach(() => sessionStorage.clear());

interface FactsBody {
  isins?: string[];
  names?: string[];
}

/** A fake server with one account, which stores entries once it may. */
function fakePortfolioServer({ isStored = false, isDetailed = true, stored = [] as PortfolioEntry[] } = {}) {
  let entries = stored;
  let isAgreed = isStored;
  const replies: Fixtures = {
    'GET /api/portfolio': () => ({ isStored: isAgreed, entries: isAgreed ? entries : [] }),
    'POST /api/portfolio/facts': ({ body }: FixtureRequest) => {
      const { isins = [], names = [] } = body as FactsBody;
      return portfolioFacts(isins, { isDetailed, names });
    },
    'POST /api/portfolio/entries': ({ body }: FixtureRequest) => {
      const { entries: added, replaced } = AddPortfolioEntriesBody.parse(body);
      entries = [...entries.filter(({ key }) => !replaced.includes(key)), ...added];
      return { added: added.length, duplicates: 0, stored: entries.length };
    },
    'POST /api/portfolio/entries/remove': ({ body }: FixtureRequest) => {
      const { keys } = body as { keys: string[] };
      entries = entries.filter(({ key }) => !keys.includes(key));
      return { removed: keys.length };
    },
    'DELETE /api/portfolio': () => {
      entries = [];
      return { removed: 1 };
    },
    'PUT /api/consents/:purpose': ({ body }: FixtureRequest) => {
      isAgreed = (body as { isGiven: boolean }).isGiven;
      if (!isAgreed) entries = [];
      return { consents: [{ purpose: 'portfolio', isGiven: isAgreed, at: null }], history: [] };
    },
    'GET /api/search': ({ query }: FixtureRequest) => foundStocks(query),
  };
  return replies;
}

async function openPage(replies: Fixtures, as: User | null = aPerson('premium')) {
  const requests = serverReplies(replies);
  const page = renderWithApp(<PortfolioPage />, { as });
  await screen.findByRole('heading', { level: 1, name: 'Portfolio' });
  return { ...page, requests };
}
const sentTo = (requests: readonly Request[], path: string) =>
  requests.filter(({ url }) => new URL(url).pathname === path);
const full = () => fakePortfolioServer({ isStored: true, stored: portfolioEntries });
const region = (name: string) => screen.findByRole('region', { name });
const csv = (text: string, name = 'file.csv') => new File([text], name, { type: 'text/csv' });

describe('the portfolio', () => {
  it('shows value, gain, return and compliance, each with its working', async () => {
    const { container } = await openPage(full());
    const overview = await region('Overview');
    // 20 x 150 and 20 x 90
    within(overview).getByText('₹4,800.00');
    // less 2,000 and 2,010
    within(overview).getByText('+₹790.00 (19.70%)');
    within(overview).getByText('62.50%');
    // 3,000 x 1% and 1,800 x 2%
    within(overview).getByText('1.38%');
    within(overview).getByText(/and ₹40.00 of dividends on file/);
    expect(within(overview).getAllByText('How did you get this?')).toHaveLength(8);
    const company = within(await region('Companies')).getByRole('article', { name: goods.stock });
    within(company).getByText('Split of 2 Jun 2025: 10 shares became 20.');
    within(company).getByText('Bought on 15 Jan 2025: 10 shares, of which 20 today; cost ₹2,000.00.');
    within(company).getByText('Value: 20 × ₹150.00, the close of 20 Nov 2026, is ₹3,000.00.');
    within(company).getByText('Gain: ₹3,000.00 less ₹2,000.00 is +₹1,000.00.');
    within(overview).getByRole('row', { name: /Consumer goods ₹3,000.00 · 62.50%/ });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says when and why a company turned, without a call to sell', async () => {
    await openPage(full());
    const clocks = await region('Exit clock');
    const clock = within(clocks).getByRole('article', { name: energy.stock });
    within(clocks).getByText(/not known\. Its edition 2026-11\.3/);
    within(clock).getByText('Debt is 29% of total assets; the limit is 25%.');
    within(clock).getByText('12 Aug 2026, 100 days');
    within(clock).getByText('₹110.00, 12 Aug 2026');
    // 20 x 110 - 2,010, then 20 x (90 - 110)
    within(clock).getByText('₹190.00');
    within(clock).getByText('-₹400.00');
    // 20 shares x 100 days x 3.65 / 365
    within(clock).getByText('₹20.00');
    within(clock).getByText(
      /^Until then: 20 shares × ₹110.00, .*is ₹2,200.00; less their cost of ₹2,010.00 is ₹190.00.$/,
    );
    within(clock).getByText(/^Since then: 20 shares × ₹90.00 is ₹1,800.00; less ₹2,200.00 is -₹400.00.$/);
    within(clock).getByText(/^To purify: 2,000 days, .* × ₹3.65 .* ÷ 365 is ₹20.00.$/);
    within(clock).getByText(/changed 3 times in two years/);
    expect(clocks.textContent).not.toMatch(/sell now|you must|urgent/i);
  });

  it('keeps entries in the tab without consent, and stores them with it', async () => {
    sessionStorage.setItem(`portfolio:${aPerson('premium')._id}`, JSON.stringify(portfolioEntries));
    const { person, requests } = await openPage(fakePortfolioServer());
    await screen.findByText(/only in this tab/);
    await region('Overview');
    await person.click(screen.getByRole('button', { name: 'Agree and store it' }));
    await screen.findByText(/is stored on your account/);
    expect(sentTo(requests, '/api/portfolio/entries')).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
    await screen.findByRole('article', { name: goods.stock });

    await person.click(screen.getByRole('button', { name: 'Stop storing' }));
    await person.click(await screen.findByRole('button', { name: 'Stop and erase' }));
    await screen.findByText(/only in this tab/);
    await screen.findByText('Enter a purchase or import a file to see your portfolio.');
  });

  it('puts a removed entry back', async () => {
    const { person } = await openPage(full());
    await person.click(await screen.findByLabelText(`1 entry, 1 dividends of ${goods.stock}`));
    await person.click(screen.getByRole('button', { name: `Remove entry of 15 Jan 2025, ${goods.stock}` }));
    await screen.findByText('The entry of 15 Jan 2025 was removed.');
    await waitFor(() => expect(screen.queryByLabelText(`1 entry, 1 dividends of ${goods.stock}`)).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByLabelText(`1 entry, 1 dividends of ${goods.stock}`);
  });

  it('says nothing about shares before the splits on file are known', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await openPage({
      ...full(),
      'POST /api/portfolio/facts': async () => {
        await arrived;
        return portfolioFacts([goods.isin, energy.isin]);
      },
    });
    await screen.findByLabelText('Loading prices and verdicts');
    expect(screen.queryByText(/Nothing is on file/)).toBeNull();
    expect(screen.queryByRole('region', { name: /Companies|Import a file/ })).toBeNull();
    arrive();
    await Promise.all(['Companies', 'Import a file'].map(region));
  });

  it('counts shares of an ISIN from before a split with those of today', async () => {
    const [first] = portfolioEntries;
    if (first === undefined) throw new Error('There are no entries.');
    const former = { ...first, key: 'old', isin: 'INE000001002' };
    await openPage({
      ...fakePortfolioServer({ isStored: true, stored: [...portfolioEntries, former] }),
      'POST /api/portfolio/facts': {
        ...portfolioFacts([goods.isin, energy.isin]),
        found: [{ name: former.isin, isin: goods.isin }],
      },
    });
    const companies = await region('Companies');
    expect(within(companies).getAllByRole('article')).toHaveLength(2);
    within(companies).getByText('2 entries, 1 dividends');
    within(companies).getByText(/^Value: 40 × /);
  });

  it('works for visitors with what they enter', async () => {
    const { person, container, requests } = await openPage({}, null);
    await screen.findByText(/only in this tab/);
    await person.type(screen.getByLabelText('ISIN of the company'), goods.isin);
    await person.click(screen.getByRole('button', { name: 'Choose' }));
    const form = await screen.findByRole('form', { name: `Entry of ${goods.isin}` });
    await person.click(within(form).getByRole('button', { name: 'Add to portfolio' }));
    within(form).getByText('Choose a day up to today.');
    await person.type(within(form).getByLabelText('Day'), '2025-01-15');
    await person.type(within(form).getByLabelText('Shares'), '10');
    await person.type(within(form).getByLabelText('Price per share'), '200.05');
    await person.click(within(form).getByRole('button', { name: 'Add to portfolio' }));
    const company = await screen.findByRole('article', { name: goods.isin });
    within(company).getByText('₹2,000.50');
    expect(requests).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leaves the history of verdicts to plans that include it', async () => {
    const facts = portfolioFacts([energy.isin], { isDetailed: false });
    const [company = energy] = facts.companies;
    await openPage({
      ...full(),
      'POST /api/portfolio/facts': { ...facts, companies: [{ ...company, breach: null, changes: [] }] },
    });
    await screen.findByText(/part of Premium/);
  });

  it('says what failed, and tries again', async () => {
    const { person } = await openPage({
      ...full(),
      'POST /api/portfolio/facts': problem(503, 'database-unavailable', 'Our database is not answering.'),
    });
    await screen.findByText(/Prices and verdicts are not available\. Our database/);
    expect(screen.queryByText(/Nothing is on file/)).toBeNull();
    screen.getByText(/splits, bonuses and dividends are not counted/);
    serverReplies(full());
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await region('Overview');
  });
});

describe('an import', () => {
  const choose = 'Spreadsheet, CSV file or account statement (PDF)';

  it('shows what would be imported and what is refused before it stores anything', async () => {
    const { person, requests, container } = await openPage(fakePortfolioServer({ isStored: true }));
    await person.upload(
      await screen.findByLabelText(choose),
      csv(damagedFiles['with derivatives, fractions and nonsense']),
    );
    await screen.findByText('1 to import, 0 in the portfolio already, 7 refused.');
    screen.getByText('Line 4: “2023-02-30” is not a day.');
    expect(await axe(container)).toHaveNoViolations();
    expect(sentTo(requests, '/api/portfolio/entries')).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Import 1' }));
    await screen.findByLabelText(choose);
    await screen.findByText('1 entry');
  });

  it('asks the server for companies that the file names without an ISIN', async () => {
    const { person, requests } = await openPage(fakePortfolioServer());
    const text = 'Symbol,Category,Net Qty,Avg. Price\nGOODS,Stock,25,400.00\nNOBODY,Stock,1,1';
    await person.upload(await screen.findByLabelText(choose), csv(text));
    await screen.findByText('1 to import, 0 in the portfolio already, 1 refused.');
    const asked = await sentTo(requests, '/api/portfolio/facts').at(-1)?.clone().text();
    expect(asked).toContain('NOBODY');
    expect(asked).not.toContain('400');
  });

  const holdings = (shares: number) =>
    `Symbol,ISIN,Quantity Available,Average Price\nGOODS,${goods.isin},${shares},100.00`;

  it('asks before it imports shares that are perhaps there', async () => {
    const { person, container } = await openPage(full());
    await person.upload(await screen.findByLabelText(choose), csv(holdings(20)));
    await screen.findByText('0 to import, 0 in the portfolio already, 1 perhaps, 0 refused.');
    screen.getByText(/has shares of it until that day already, from what you typed/);
    expect(screen.getByRole('button', { name: 'Import 0' })).toBeDisabled();
    expect(await axe(container)).toHaveNoViolations();
    await person.click(screen.getByRole('checkbox', { name: /They are other shares/ }));
    await person.click(screen.getByRole('button', { name: 'Import 1' }));
    await screen.findByText('2 entries, 1 dividends');
  });

  it.each([true, false])('replaces the line of an earlier statement, stored or not: %s', async (isStored) => {
    const { person, requests } = await openPage(fakePortfolioServer({ isStored }));
    for (const [shares, said] of [
      [20, '1 to import, 0 in the portfolio already, 0 refused.'],
      [30, /0 refused. 1 of an earlier statement is replaced\.$/],
    ] as const) {
      await person.upload(await screen.findByLabelText(choose), csv(holdings(shares)));
      await screen.findByText(said);
      await person.click(screen.getByRole('button', { name: 'Import 1' }));
    }
    const company = await screen.findByRole('article', { name: goods.stock });
    await within(company).findByText('30');
    await within(company).findByText('1 entry');
    // the earlier line and the new one at the same time: never both, never neither
    const sent = requests.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('entries'));
    expect(sent).toEqual(isStored ? ['/api/portfolio/entries', '/api/portfolio/entries'] : []);
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
    await screen.findByText('1,001 entries, 1 dividends');
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
    await screen.findByText('3 entries, 1 dividends');
    within(await region('Companies')).getByRole('article', { name: energy.stock });
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
    await screen.findByText('3 entries, 1 dividends');
  });

  it.each([
    ['an unknown file', csv('a,b\n1,2'), /none of the files listed here/],
    ['an empty file', csv(''), /none of the files listed here/],
  ])('refuses %s', async (_what, file, reason) => {
    const { person } = await openPage(fakePortfolioServer());
    await person.upload(await screen.findByLabelText(choose), file);
    await screen.findByText(reason);
  });
});
