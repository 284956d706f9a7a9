import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PlanId } from '@tayyib/shared/plans';
import { useLocation } from '@tayyib/shared/sdk/router';
import {
  aPerson,
  handlersOf,
  problem,
  renderWithApp,
  serverReplies,
  type Replies,
} from '@tayyib/shared/testing';
import {
  sampleFundamentals,
  samplePrices,
  sampleShareholding,
  sampleSwot,
} from '../../../dev/numbersFixtures';
import { full, scenarios } from '../../../dev/scenarios';
import StockPage from '../../pages/StockPage';

const Search = () => <output>{useLocation().search}</output>;

function open(part: string, replies: Replies = full, plan: PlanId = 'premium') {
  const requests = serverReplies(replies);
  const page = (
    <>
      <StockPage />
      <Search />
    </>
  );
  return { requests, ...renderWithApp(page, { at: `/stock?isin=RELIANCE${part}`, as: aPerson(plan) }) };
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** Replies by which so many SWOT rules apply. */
const withRules = (hold: number): Replies => [
  ...handlersOf({
    'GET /api/stocks/:id/swot': { ...sampleSwot, counts: { ...sampleSwot.counts, hold } },
  }),
  ...full,
];

describe('the numbers of a stock', () => {
  it('show the price as a chart and a table, newest first', async () => {
    const { person } = open('&part=price');
    const price = await part('Price');
    await person.click(await price.findByText('Show the figures as a table'));
    const [, newest] = price.getAllByRole('row');
    expect(newest).toHaveTextContent('30 Oct 2026');
    expect(price.getByText(/Adjusted for splits and bonuses of 20 Sept? 2026/)).toBeVisible();
  });

  it('load another range and another stock', async () => {
    const { person, requests } = open('&part=price');
    const price = await part('Price');
    await price.findByText('Show the figures as a table');
    await person.click(price.getByRole('radio', { name: '5Y' }));
    await person.type(price.getByRole('combobox', { name: 'Compare with, by name or code' }), 'tcs{Enter}');
    expect(await price.findByText(/In per cent, compared with/)).toBeVisible();
    expect(requests.some(({ url }) => url.includes('/stocks/TCS/prices?range=5y'))).toBe(true);
  });

  it('compare with a stock by its name, from a list of those that match', async () => {
    const { person, requests } = open('&part=price');
    const price = await part('Price');
    const field = await price.findByRole('combobox', { name: 'Compare with, by name or code' });
    await person.type(field, 'infosys{Enter}');
    expect(await price.findByText(/In per cent, compared with/)).toBeVisible();
    expect(requests.some(({ url }) => url.includes('/stocks/INFY/prices'))).toBe(true);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('INFY');
    await person.clear(field);
    await person.type(field, 'tata');
    const options = await within(await price.findByRole('listbox')).findAllByRole('option');
    await person.keyboard('{ArrowDown}');
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await person.keyboard('{Escape}');
    expect(price.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('INFY');
    await person.clear(field);
    await person.type(field, 'zzzz');
    expect(await price.findByText('No other stock is called “zzzz”.')).toBeVisible();
  });

  it.each([
    ['the same as', '2025-11-03'],
    ['hardly more than', '2025-10-22'],
  ])('offer no range that draws %s a shorter one', async (_how, since) => {
    open('&part=chart', [
      ...handlersOf({ 'GET /api/stocks/:id/prices': { ...samplePrices, since } }),
      ...full,
    ]);
    const price = await part('Price');
    await price.findByText('Show the figures as a table');
    const enabled = price.getAllByRole('radio').filter((radio) => !radio.hasAttribute('disabled'));
    expect(enabled.map((radio) => radio.parentElement?.textContent)).toEqual([
      '1M',
      '3M',
      '6M',
      '1Y',
      'Candles',
      'Line',
    ]);
  });

  it('read the chart options from the URL, and write them to it', async () => {
    const { person, requests } = open('&part=price&range=5y&drawn=line&averages=off&compare=TCS');
    const price = await part('Price');
    expect(await price.findByText(/In per cent, compared with/)).toBeVisible();
    expect(price.getByRole('radio', { name: '5Y' })).toBeChecked();
    expect(price.getByRole('radio', { name: 'Line' })).toBeChecked();
    expect(price.getByRole('checkbox', { name: /^Averages/ })).not.toBeChecked();
    expect(price.getByRole('combobox', { name: 'Compare with, by name or code' })).toHaveValue('TCS');
    expect(requests.some(({ url }) => url.includes('/stocks/TCS/prices?range=5y'))).toBe(true);
    await person.click(price.getByRole('radio', { name: 'Candles' }));
    await person.click(price.getByRole('radio', { name: '1Y' }));
    await person.click(await price.findByRole('button', { name: 'Stop comparing' }));
    expect(await screen.findByText(/^\?isin=RELIANCE&part=price&averages=off$/)).toBeInTheDocument();
  });

  it('change with a link, and load nothing before they are shown', async () => {
    const { person, requests } = open('&part=price');
    await part('Price');
    expect(requests.some(({ url }) => url.includes('/fundamentals'))).toBe(false);
    await person.click(screen.getByRole('link', { name: 'Financials' }));
    const fundamentals = await part('Fundamentals');
    expect(await fundamentals.findByRole('img', { name: /^Sales. 2024: ₹8,99,041 cr/ })).toBeVisible();
    expect(fundamentals.getByRole('img', { name: /Debt to assets. .*2025: Not known/ })).toBeVisible();
    await person.click(fundamentals.getByRole('radio', { name: 'Standalone' }));
    expect(fundamentals.getByRole('img', { name: 'Sales. 2025: ₹5,17,349 cr' })).toBeVisible();
  });

  it('group the lines by statement, with a column per year and their unit once', async () => {
    open('&part=financials');
    const income = within(await screen.findByRole('region', { name: 'Income' }));
    expect(income.getByRole('heading', { name: 'Income ₹ cr' })).toBeVisible();
    const table = within(income.getByRole('table'));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Line', 'Trend', 'Mar 2024', 'Mar 2025']);
    expect(table.getByRole('row', { name: /^Sales / })).toHaveTextContent('8,99,041 cr₹9,64,693 cr');
  });

  it('project only what has enough years', async () => {
    const { requests, unmount } = open('&part=financials');
    await screen.findByRole('region', { name: 'Income' });
    expect(requests.some(({ url }) => url.includes('/projection'))).toBe(false);
    unmount();
    const [series] = sampleFundamentals.series;
    const [year] = series?.years ?? [];
    const longer = {
      ...sampleFundamentals,
      series: [{ ...series, years: [{ ...year, periodEnd: '2023-03-31' }, ...(series?.years ?? [])] }],
    };
    open('&part=financials', [...handlersOf({ 'GET /api/stocks/:id/fundamentals': longer }), ...full]);
    expect(await screen.findByText('Projection, not a forecast of ours')).toBeVisible();
  });

  it('read out one bar, chosen by keyboard too, and list the events of the period', async () => {
    open('&part=chart');
    const price = await part('Price');
    const slider = await price.findByRole('slider', { name: 'Day of the figures' });
    const bar = () => slider.parentElement;
    expect(bar()).toHaveTextContent(/Day30 Oct 2026.*Open₹1,3\d\d\.00.*High.*Low.*Close/);
    fireEvent.change(slider, { target: { value: '0' } });
    expect(bar()).toHaveTextContent(/Day1 Sept? 2026.*Close₹1,300\.00/);
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^1 Sept? 2026, close ₹1,300\.00/),
    );
  });

  it('stand beside the Nifty 50, if it is on file', async () => {
    const { person } = open('&part=chart');
    const price = await part('Price');
    await person.click(await price.findByRole('checkbox', { name: 'Compare with Nifty 50' }));
    expect(await screen.findByText(/compare=index%3Anifty50/)).toBeInTheDocument();
    await person.click(price.getByRole('checkbox', { name: 'Compare with Nifty 50' }));
    expect(screen.queryByText(/compare=/)).not.toBeInTheDocument();
  });

  it.each([
    ['technicals', 'Technicals', 'Highest close of 52 weeks'],
    ['peers', 'Compared with its peers', 'Industry medians: Petroleum Products'],
    ['alternatives', 'Alternatives', 'Compliant alternatives'],
    ['actions', 'Corporate actions', 'Dividend of ₹5.50 a share'],
  ])('show %s', async (id, title, text) => {
    open(`&part=${id}`);
    expect(await (await part(title)).findByText(text)).toBeInTheDocument();
  });

  it('say once who published all actions, and an action once that the exchange names alike', async () => {
    const source = { publisher: 'NSE corporate actions', document: 'actions.csv', asOf: '2026-08-01' };
    const action = { recordDate: null, dividendRupees: null, priceFactor: null, source };
    const rows = [
      { ...action, exDate: '2024-02-01', kind: 'buyback', subject: 'Buy Back' },
      { ...action, exDate: '2023-02-01', kind: 'bonus', subject: 'Bonus 1:1' },
    ];
    const replies = { rows, total: 2, page: 1, pageSize: 25 };
    open('&part=actions', [...handlersOf({ 'GET /api/stocks/:id/corporate-actions': replies }), ...full]);
    const actions = await part('Corporate actions');
    expect(await actions.findByText('Published: NSE corporate actions.')).toBeVisible();
    expect(actions.queryByRole('columnheader', { name: 'Published' })).toBeNull();
    expect(actions.getByRole('cell', { name: 'Buyback' })).toBeVisible();
    expect(actions.getByRole('cell', { name: 'Bonus shares Bonus 1:1' })).toBeVisible();
  });

  it('show each SWOT rule with its text, and rules with missing data separately', async () => {
    open('&part=swot', withRules(4));
    const swot = await part('SWOT');
    const strengths = within(await swot.findByRole('region', { name: 'Strengths' }));
    expect(strengths.getByText('Debt is 8% of total assets.')).toBeVisible();
    expect(strengths.getByText(/Debt is at most 10% of total assets/)).toBeInTheDocument();
    expect(swot.getByText('Rules with missing data (1)')).toBeVisible();
    expect(swot.getByText('Of 24 rules, 4 apply, 22 do not, and 1 has missing data.')).toBeVisible();
    expect(swot.queryByRole('region', { name: 'Threats' })).not.toBeInTheDocument();
  });

  it('leave out what nothing is known about, and SWOT of few rules', async () => {
    const { unmount } = open('&part=overview', withRules(3));
    await part('Shareholding');
    expect(screen.queryByRole('region', { name: 'SWOT' })).not.toBeInTheDocument();
    unmount();
    open('&part=overview', scenarios['no numbers']);
    await part('At a glance');
    await waitFor(() => {
      for (const name of ['Growth and margins', 'Shareholding', 'SWOT'])
        expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    });
  });

  it('show what the company does, and how it grew', async () => {
    open('&part=overview');
    const glance = await part('At a glance');
    const business = within(await glance.findByRole('region', { name: 'What it does' }));
    expect(business.getByText('Retail').closest('li')).toHaveTextContent('Retail27.66%');
    const growth = await part('Growth and margins');
    expect(await growth.findByRole('img', { name: /^Net margin. 2024: 8.79%; 2025: 8.37%/ })).toBeVisible();
    expect(growth.getByRole('link', { name: 'All financials' })).toHaveAttribute(
      'href',
      expect.stringContaining('part=financials'),
    );
  });

  it('show who holds the shares by quarter, and an unstated pledge as unknown', async () => {
    open('&part=shareholding');
    const shareholding = await part('Shareholding');
    expect(
      await shareholding.findByRole('img', {
        name: 'Promoters. 31 Dec 2025: 50%; 31 Mar 2026: 50.10%; 30 Jun 2026: 50.30%',
      }),
    ).toBeVisible();
    expect(shareholding.getByRole('img', { name: /^Pledged.* 31 Dec 2025: Not known;/ })).toBeVisible();
    const [, newest, , oldest] = shareholding.getAllByRole('row');
    expect(newest).toHaveTextContent(/30 Jun 2026\s*13,53,24,72,634 shares\s*50.30%\s*49.70%\s*0.00%/);
    expect(oldest).toHaveTextContent(/31 Dec 2025\s*50.00%\s*50.00%\s*.*Not known/);
    expect(shareholding.getAllByText(/Source: Shareholding pattern filed/)).toHaveLength(3);
  });

  it('show one quarter as a table only', async () => {
    const { quarters, ...rest } = sampleShareholding;
    const replies = handlersOf({
      'GET /api/stocks/:id/shareholding': { ...rest, quarters: quarters.slice(-1) },
    });
    open('&part=shareholding', [...replies, ...full]);
    const shareholding = await part('Shareholding');
    expect(await shareholding.findAllByRole('row')).toHaveLength(2);
    expect(shareholding.queryByRole('img')).toBeNull();
  });

  it('link to the filings they come from', async () => {
    open('&part=filings');
    const filings = await part('Filings on file');
    expect(await filings.findByRole('link', { name: /^Document published: / })).toHaveAttribute(
      'href',
      'https://nsearchives.nseindia.com/corporate/xbrl/sample.xml',
    );
  });

  it('are locked if the plan does not include them, and then not requested', async () => {
    const { requests } = open('&part=swot', scenarios.locked, 'free');
    expect(await screen.findByRole('button', { name: 'SWOT: Upgrade & Unlock Click It' })).toBeVisible();
    expect(requests.some(({ url }) => url.includes('/swot'))).toBe(false);
  });

  it('are covered if they may encourage buying a stock that is not compliant', async () => {
    const { person } = open('&part=chart', scenarios['non-compliant']);
    const price = await part('Price');
    await person.click(price.getByRole('button', { name: 'Show price anyway' }));
    expect(price.queryByRole('button', { name: 'Show price anyway' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show last price anyway' })).toBeVisible();
  });

  it.each([
    ['&part=price', 'No prices are on file for this period. Try a longer range.'],
    ['&part=fundamentals', 'No annual accounts are on file. They come with the next filing.'],
    ['&part=technicals', 'No price of this stock is on file, so nothing can be computed.'],
    ['&part=filings', 'No filing is on file. Verdicts wait until accounts are filed.'],
  ])('state what is missing (%s)', async (at, sentence) => {
    open(at, scenarios['no numbers']);
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  });

  it('fail on their own, and can be retried', async () => {
    const failure = problem(503, 'unavailable', 'We could not read the numbers just now.');
    open('&part=swot', [...handlersOf({ 'GET /api/stocks/:id/swot': failure }), ...full]);
    expect(await screen.findByText('We could not read the numbers just now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Verdict' })).toBeVisible();
  });
});
