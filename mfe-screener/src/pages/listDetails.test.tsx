import { screen, waitFor, within } from '@testing-library/react';
import type { FundReply, IndexReply, IpoReply, IpoRow } from '@tayyib/shared/contracts';
import {
  aPerson,
  handlersOf,
  problem,
  renderWithApp,
  serverReplies,
  type Replies,
} from '@tayyib/shared/testing';
import { emptyLists, fund, index, ipo, members, metal } from '../../dev/marketListFixtures';
import { nse } from '../../dev/numbersFixtures';
import { full } from '../../dev/scenarios';
import GoldSilverPage from './GoldSilverPage';
import IndexStocksPage from './IndexStocksPage';
import IndustryPage from './IndustryPage';
import IpoScreenerPage from './IpoScreenerPage';
import MutualFundPage from './MutualFundPage';
import SimilarStockPage from './SimilarStockPage';

const as = aPerson('premium');
const unknown = problem(404, 'not-found', 'There is no index lost on file.');
const open = (Page: () => React.JSX.Element, at: string, replies: Replies = full) => {
  serverReplies(replies);
  return renderWithApp(
    <main>
      <Page />
    </main>,
    { at, as },
  );
};

describe('an unknown list entry', () => {
  it.each([
    [
      MutualFundPage,
      '/mutualfund?id=lost',
      'GET /api/funds/:id',
      'Mutual fund',
      '/mutualfund?standard=TASIS',
    ],
    [IpoScreenerPage, '/iposcreen?id=lost', 'GET /api/ipos/:id', 'Public issue', '/iposcreen?standard=TASIS'],
    [IndustryPage, '/industry?id=lost', 'GET /api/industries/:id', 'Industry', '/industry?standard=TASIS'],
    [IndexStocksPage, '/indices_stocks?id=lost', 'GET /api/indices/:id', 'Index', '/indices?standard=TASIS'],
  ])('is reported under a heading with a link to the list', async (Page, at, route, kind, list) => {
    open(Page, at, [...handlersOf({ [route]: unknown }), ...full]);
    const heading = await screen.findByRole('heading', { level: 1, name: `${kind} not found` });
    expect(heading).toBeVisible();
    expect(screen.getByText(/There is no index lost on file/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^All / })).toHaveAttribute('href', list);
    expect(screen.queryByRole('heading', { name: 'Members' })).not.toBeInTheDocument();
  });

  it.each([
    [MutualFundPage, '/mutualfund?id=lost', 'GET /api/funds/:id', 'Mutual fund', 'No funds are on file yet.'],
    [
      IpoScreenerPage,
      '/iposcreen?id=lost',
      'GET /api/ipos/:id',
      'Public issue',
      'No public issues are on file yet.',
    ],
    [
      IndustryPage,
      '/industry?id=lost',
      'GET /api/industries/:id',
      'Industry',
      'No company has a class of business on file yet.',
    ],
    [
      IndexStocksPage,
      '/indices_stocks?id=lost',
      'GET /api/indices/:id',
      'Index',
      'No indices are on file yet.',
    ],
  ])('does not blame its link where nothing is on file', async (Page, at, route, kind, text) => {
    open(Page, at, [...handlersOf({ [route]: unknown }), ...emptyLists]);
    expect(await screen.findByRole('heading', { level: 1, name: `${kind} not found` })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/link may be outdated/)).toBeNull();
  });

  it('offers a search if it is a stock', async () => {
    open(SimilarStockPage, '/similarstock?isin=LOST', [
      ...handlersOf({ 'GET /api/stocks/:id/similar': unknown }),
      ...full,
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Stock not found' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Search stocks' })).toBeVisible();
  });

  it('has a heading also if it cannot be loaded', async () => {
    const down = problem(503, 'unavailable', 'Please try again in a moment.');
    open(MutualFundPage, '/mutualfund?id=1', [...handlersOf({ 'GET /api/funds/:id': down }), ...full]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Mutual fund' })).toBeVisible();
  });
});

describe('a fund', () => {
  it('shows the value of a unit, however few days are on file', async () => {
    open(MutualFundPage, '/mutualfund?id=1', [
      ...handlersOf({ 'GET /api/funds/:id': { ...fund, navs: [] } }),
      ...full,
    ]);
    expect(await screen.findByText('₹143.35')).toBeVisible();
    expect(screen.getByText('10 Oct 2026')).toBeVisible();
  });

  it('says how much of it is impure income, and of how much of it that is known', async () => {
    open(MutualFundPage, '/mutualfund?id=1', [...handlersOf({ 'GET /api/funds/:id': fund }), ...full]);
    expect(
      await screen.findByText(
        /Between 1.20% and 5% of the fund is impure income, .* 80% of it: interest, and lines of business that are not permitted. The other 20% is not included/,
      ),
    ).toBeVisible();
  });

  it('counts a single holding as one', async () => {
    const { lookThrough } = fund.fund;
    const one = {
      ...fund,
      fund: { ...fund.fund, lookThrough: lookThrough && { ...lookThrough, holdings: 1 } },
    };
    open(MutualFundPage, '/mutualfund?id=1', [...handlersOf({ 'GET /api/funds/:id': one }), ...full]);
    expect(await screen.findByText(/^1 holding of 31 Oct 2026\. /)).toBeVisible();
  });

  it('shows the returns that are known', async () => {
    const grown = { ...fund, fund: { ...fund.fund, returns: { oneYear: 0.124, threeYears: null } } };
    open(MutualFundPage, '/mutualfund?id=1', [...handlersOf({ 'GET /api/funds/:id': grown }), ...full]);
    const term = await screen.findByText('1 year');
    expect(term.nextElementSibling).toHaveTextContent('+12.40%');
    expect(screen.queryByText('3 years, a year')).toBeNull();
  });

  it('with unknown holdings explains what to do, and omits the method', async () => {
    const nothing: FundReply = {
      ...fund,
      fund: { ...fund.fund, lookThrough: null },
      holdings: [],
      holdingsSource: null,
      missing: ['Holdings not available yet.'],
    };
    open(MutualFundPage, '/mutualfund?id=1', [...handlersOf({ 'GET /api/funds/:id': nothing }), ...full]);
    expect(await screen.findByText('Holdings not available yet.')).toBeVisible();
    expect(screen.getByText(/we cannot say how much of it is compliant/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Halal Stock Screener' })).toHaveAttribute(
      'href',
      '/stock_screener',
    );
    expect(screen.queryByText(fund.method)).not.toBeInTheDocument();
  });
});

describe('a public issue', () => {
  const reply = (part: Partial<IpoReply>, row: Partial<IpoRow> = {}): IpoReply => ({
    standard: 'TASIS',
    verdict: null,
    proForma: [],
    missing: [],
    source: nse,
    ipo: { ...ipo.ipo, ...row },
    ...part,
  });

  it('shows the highest price and the lot size if nothing else is known, with Indian grouping', async () => {
    const known = reply({}, { priceLow: null, priceHigh: 140, lotSize: 120_000 });
    open(IpoScreenerPage, '/iposcreen?id=sample', [...handlersOf({ 'GET /api/ipos/:id': known }), ...full]);
    expect(await screen.findByText('Up to ₹140.00 a share, 1,20,000 shares a lot')).toBeVisible();
  });

  it('states that the ratios before and after it are not known', async () => {
    const known = reply({ missing: ['Annual accounts from before the issue'] }, { subscribedTimes: null });
    open(IpoScreenerPage, '/iposcreen?id=sample', [...handlersOf({ 'GET /api/ipos/:id': known }), ...full]);
    expect(await screen.findByRole('heading', { name: 'Before and after the issue' })).toBeVisible();
    expect(screen.getByText(/Its ratios before and after the issue are not known/)).toBeVisible();
    const subscribed = screen.getByText('Subscribed').nextElementSibling;
    expect(subscribed).toHaveTextContent('Not known');
  });

  it('opens with the standard selected in the list', async () => {
    open(IpoScreenerPage, '/iposcreen?standard=MSCI&stage=open');
    expect(await screen.findByRole('link', { name: 'Sample Foods Ltd' })).toHaveAttribute(
      'href',
      '/iposcreen?id=sample&standard=MSCI',
    );
  });
});

describe('an index', () => {
  it('shows its own close and published ratios, separate from the medians of its members', async () => {
    open(IndexStocksPage, '/indices_stocks?id=nifty50');
    const figures = await screen.findByRole('region', { name: 'The index itself' });
    expect(figures).toHaveTextContent('Close24,500.00+0.40%10 Oct 2026');
    expect(figures).toHaveTextContent('P/E22');
    expect(figures).toHaveTextContent('Dividend yield1.30%');
    expect(screen.getByRole('heading', { name: 'Medians of the companies' })).toBeVisible();
  });

  it('divides its weight as it divides its members', async () => {
    const byGrade = {
      accounts_not_loaded: 0.07,
      changed_since_accounts: 0.03,
      figures_contradict: 0,
      business_not_known: 0,
      passes_everything_stated: 0,
    };
    const { byWeight } = index.index;
    const graded = { ...index, index: { ...index.index, byWeight: byWeight && { ...byWeight, byGrade } } };
    open(IndexStocksPage, '/indices_stocks?id=nifty50', [
      ...handlersOf({ 'GET /api/indices/:id': graded }),
      ...full,
    ]);
    const bar = within(await screen.findByRole('group', { name: 'By estimated weight' }));
    expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '40% compliant',
      '50% not compliant',
      '3% under review',
      '7% accounts not loaded',
    ]);
  });

  it('has its name in the title of the tab, and no column of unknown weights', async () => {
    open(IndexStocksPage, '/indices_stocks?id=nifty50', [
      ...handlersOf({
        'GET /api/indices/:id/members': {
          ...members,
          rows: members.rows.map((row) => ({ ...row, weight: null })),
        },
      }),
      ...full,
    ]);
    const table = await screen.findByRole('table', { name: 'Members of the index' });
    expect(document.title).toMatch(new RegExp(`^${index.index.name}`));
    expect(within(table).queryByRole('columnheader', { name: 'Weight' })).toBeNull();
  });

  it('has no column of a figure that is known of no member', async () => {
    const openWith = (salesGrowth1y: number | null) =>
      open(IndexStocksPage, '/indices_stocks?id=nifty50', [
        ...handlersOf({
          'GET /api/indices/:id/members': {
            ...members,
            rows: members.rows.map((row) => ({ ...row, salesGrowth1y })),
          },
        }),
        ...full,
      ]);
    const growth = async () =>
      within(await screen.findByRole('table', { name: 'Members of the index' })).queryByRole('columnheader', {
        name: 'Sales growth',
      });
    const { unmount } = openWith(null);
    expect(await growth()).toBeNull();
    unmount();
    openWith(0.1);
    expect(await growth()).toBeVisible();
  });

  it('formats counts with Indian grouping', async () => {
    const compliance = {
      ...index.index.compliance,
      total: 101_090,
      byBadge: { compliant: 1_090, non_compliant: 100_000, under_review: 0 },
      compliantShare: 0.0108,
    };
    const many: IndexReply = { ...index, index: { ...index.index, compliance } };
    open(IndexStocksPage, '/indices_stocks?id=nifty50', [
      ...handlersOf({ 'GET /api/indices/:id': many }),
      ...full,
    ]);
    const bar = within(await screen.findByRole('group', { name: '1,01,090 companies' }));
    expect(bar.getByText('1,00,000')).toBeVisible();
    expect(bar.getByText('1.08% of those with a verdict are compliant.')).toBeVisible();
  });
});

it.each([
  [IpoScreenerPage, '/iposcreen?id=sample', /^Sample Foods Ltd/],
  [MutualFundPage, '/mutualfund?id=1', /^Sample Ethical Fund/],
  [IndustryPage, '/industry?id=industry~petroleum-products', /^Petroleum Products/],
  [SimilarStockPage, '/similarstock?isin=INE213A01029', /^Oil/],
])('the page of a list names the tab after what it shows, until it is left', async (Page, at, name) => {
  const { unmount } = open(Page, at);
  await waitFor(() => expect(document.title).toMatch(name));
  unmount();
  expect(document.title).not.toMatch(name);
});

it('explains why a metal has no price chart, and names the source of the chart', async () => {
  const one = { ...metal, history: metal.history.slice(0, 1) };
  const { unmount } = open(GoldSilverPage, '/gold_silver', [
    ...handlersOf({ 'GET /api/metals/:metal': one }),
    ...full,
  ]);
  expect(await screen.findByText(/No prices are on file for this period/)).toBeVisible();
  unmount();
  const world = ['2026-05-01', '2026-06-01'].map((day) => ({
    day,
    dollarsPerTroyOunce: 4_228,
    publisher: 'A monthly table',
  }));
  open(GoldSilverPage, '/gold_silver', [
    ...handlersOf({ 'GET /api/metals/:metal': { ...one, worldHistory: world } }),
    ...full,
  ]);
  expect(await screen.findByText(/The chart shows A monthly table, to 1 Jun 2026/)).toBeVisible();
});

it('shows the verdict of the stock itself', async () => {
  open(SimilarStockPage, '/similarstock?isin=INE213A01029');
  const heading = await screen.findByRole('heading', { level: 1, name: /^Similar to Oil/ });
  const badge = within(heading.parentElement ?? heading).getByText('Non Shariah Compliant');
  expect(badge).toBeVisible();
});

it('sets a fund beside another one: returns, compliance and holdings', async () => {
  const holdings = fund.holdings.map((holding) => ({ ...holding, isin: 'INE467B01029' }));
  const one = { ...fund, holdings };
  const other = { ...one, fund: { ...fund.fund, id: '2', name: 'Other Fund' } };
  const { person } = open(MutualFundPage, '/mutualfund?id=1', [
    ...handlersOf({
      'GET /api/funds': { rows: [fund.fund, other.fund], total: 2, page: 1, pageSize: 25, standard: 'TASIS' },
      'GET /api/funds/:id': ({ path }: { path: string }) => (path.endsWith('/2') ? other : one),
    }),
    ...full,
  ]);
  const compare = within(await screen.findByRole('region', { name: 'Compare with another fund' }));
  await person.type(compare.getByLabelText('Name of the other fund'), 'other{Enter}');
  const found = within(await compare.findByRole('list', { name: 'Funds found' }));
  expect(found.getAllByRole('button')).toHaveLength(1);
  await person.click(found.getByRole('button', { name: /Other Fund/ }));
  const table = within(await compare.findByRole('table', { name: 'Sample Ethical Fund beside Other Fund' }));
  expect(table.getAllByRole('cell', { name: '70%' })).toHaveLength(2);
  expect(compare.queryByText('Not known')).toBeNull();
  expect(compare.getByText(/^1 company is in both, which is 10% of each\./)).toBeVisible();
  await person.click(compare.getByRole('button', { name: 'Compare with a different fund' }));
  expect(await compare.findByLabelText('Name of the other fund')).toBeInTheDocument();
});
