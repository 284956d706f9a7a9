import { screen, waitFor, within } from '@testing-library/react';
import { aPerson, problem, serverReplies } from '@tayyib/shared/testing';
import { energy, goods, portfolioEntries, portfolioFacts } from '../../dev/portfolio';
import { fakePortfolioServer, full, openPage, region, sentTo } from './openPortfolio.fixture';

beforeEach(() => sessionStorage.clear());

describe('the portfolio', () => {
  it('shows value, gain, return and compliance, each with its working', async () => {
    const { person } = await openPage(full());
    const overview = await region('Overview');
    // 20 x 150 and 20 x 90
    expect(within(overview).getAllByText('₹4,800.00')).toHaveLength(2);
    // less 2,000 and 2,010
    within(overview).getByText('+₹790.00 (19.70%)');
    within(overview).getByText('62.50%');
    // 3,000 x 1% and 1,800 x 2%
    within(overview).getByText('1.38%');
    within(overview).getByText(/and ₹40.00 of dividends on file/);
    expect(within(overview).getAllByLabelText(/^How did you get this\?/)).toHaveLength(9);
    const company = within(await region('Companies')).getByRole('rowgroup', { name: goods.stock });
    await person.click(
      within(company).getByRole('button', { name: `1 entry, 1 dividend of ${goods.stock}` }),
    );
    within(company).getByText('Split of 2 Jun 2025: 10 shares became 20.');
    within(company).getByText('Bought on 15 Jan 2025: 10 shares, of which 20 today; cost ₹2,000.00.');
    within(company).getByText('Value: 20 × ₹150.00, the close of 20 Nov 2026, is ₹3,000.00.');
    within(company).getByText('Gain: ₹3,000.00 less ₹2,000.00 is +₹1,000.00.');
    within(overview).getByRole('row', { name: /Consumer goods ₹3,000.00 · 62.50%/ });
  });

  it('says when and why a company turned, without a call to sell', async () => {
    await openPage(full());
    const clocks = await region('Exit clock');
    const clock = within(clocks).getByRole('article', { name: energy.stock });
    within(clocks).getByText(/^As far as we know, TASIS gives no number of days to leave\./);
    within(clock).getByText('Debt is 29% of total assets; the limit is 25%.');
    within(clock).getByText('12 Aug 2026, 100 days');
    within(clock).getByText('₹110.00, 12 Aug 2026');
    // 20 x 110 - 2,010, then 20 x (90 - 110)
    within(clock).getByText('₹190.00');
    within(clock).getByText('−₹400.00');
    // 20 shares x 100 days x 3.65 / 365
    within(clock).getByText('₹20.00');
    within(clock).getByText(
      /^Until then: 20 shares × ₹110.00, .*is ₹2,200.00; less their cost of ₹2,010.00 is ₹190.00.$/,
    );
    within(clock).getByText(/^Since then: 20 shares × ₹90.00 is ₹1,800.00; less ₹2,200.00 is −₹400.00.$/);
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
    await screen.findByRole('rowgroup', { name: goods.stock });

    await person.click(await screen.findByRole('button', { name: 'Stop storing' }));
    await person.click(await screen.findByRole('button', { name: 'Stop and erase' }));
    await screen.findByText(/only in this tab/);
    await screen.findByText('Enter a purchase or import a file to see your portfolio.');
  });

  it('leaves nothing for a reload of the tab once it is stored, before it is loaded again', async () => {
    sessionStorage.setItem(`portfolio:${aPerson('premium')._id}`, JSON.stringify(portfolioEntries));
    let isSlow = false;
    const { person } = await openPage({
      ...fakePortfolioServer(),
      'GET /api/portfolio': async () => {
        if (isSlow) await new Promise(() => {});
        return { isStored: false, entries: [] };
      },
    });
    const agree = await screen.findByRole('button', { name: 'Agree and store it' });
    isSlow = true;
    await person.click(agree);
    await screen.findByText(/is stored on your account/);
    expect(sessionStorage).toHaveLength(0);
  });

  it('erases copies in the tab with what is stored', async () => {
    sessionStorage.setItem(`portfolio:${aPerson('premium')._id}`, JSON.stringify(portfolioEntries));
    const { person } = await openPage(fakePortfolioServer({ isStored: true, stored: [...portfolioEntries] }));
    await person.click(await screen.findByRole('button', { name: 'Stop storing' }));
    await person.click(await screen.findByRole('button', { name: 'Stop and erase' }));
    await screen.findByText('Enter a purchase or import a file to see your portfolio.');
    expect(sessionStorage).toHaveLength(0);
  });

  it('puts a removed entry back', async () => {
    const { person } = await openPage(full());
    await person.click(await screen.findByLabelText(`1 entry, 1 dividend of ${goods.stock}`));
    await person.click(screen.getByRole('button', { name: `Remove entry of 15 Jan 2025, ${goods.stock}` }));
    await screen.findByText('The entry of 15 Jan 2025 was removed.');
    await waitFor(() => expect(screen.queryByLabelText(`1 entry, 1 dividend of ${goods.stock}`)).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByLabelText(`1 entry, 1 dividend of ${goods.stock}`);
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
    const { person } = await openPage({
      ...fakePortfolioServer({ isStored: true, stored: [...portfolioEntries, former] }),
      'POST /api/portfolio/facts': {
        ...portfolioFacts([goods.isin, energy.isin]),
        found: [{ name: former.isin, isin: goods.isin }],
      },
    });
    const companies = await region('Companies');
    expect(within(companies).getAllByRole('rowgroup', { name: /Limited$/ })).toHaveLength(2);
    await person.click(within(companies).getByRole('button', { name: /^2 entries, 1 dividend of/ }));
    within(companies).getByText(/^Value: 40 × /);
  });

  it('works for visitors with what they enter', async () => {
    const { person, requests } = await openPage({}, null);
    await screen.findByText(/only in this tab/);
    await person.type(screen.getByLabelText('ISIN of the company'), goods.isin);
    await person.click(screen.getByRole('button', { name: 'Choose' }));
    const form = await screen.findByRole('form', { name: `Entry of ${goods.isin}` });
    const charges = within(form).getByLabelText('Charges');
    const add = within(form).getByRole('button', { name: 'Add to portfolio' });
    await person.click(add);
    expect(within(form).getByLabelText('Day')).toBeInvalid();
    await person.type(within(form).getByLabelText('Day'), '2025-01-15');
    await person.type(within(form).getByLabelText('Shares'), '10');
    await person.type(within(form).getByLabelText('Price per share'), '200.05');
    // not taken for no charges
    await person.type(charges, '12 or 13{Enter}');
    expect(within(form).getByRole('alert')).toBeVisible();
    await person.clear(charges);
    await person.click(add);
    const company = await screen.findByRole('rowgroup', { name: goods.isin });
    within(company).getByText('₹2,000.50');
    expect(requests).toEqual([]);
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
