import { screen, within } from '@testing-library/react';
import type { Freshness, ScreenRunReply, StockPage } from '@tayyib/shared/contracts';
import { renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { samplePage } from '../../../dev/sampleMarket';
import { full } from '../../../dev/scenarios';
import { sampleFigures } from '../../../dev/numbersFixtures';
import { ResultTable } from '../advanced/results/ResultTable';
import { ComplianceBar } from '../figures/ComplianceBar';
import { StocksTable } from '../figures/StocksTable';
import { OverviewPart } from '../parts/overview/OverviewPart';
import { StockParts } from '../parts/StockParts';
import { PriceSummary } from './price/PriceSummary';
import { StandardPicker } from './StandardPicker';
import { VerdictBanner } from './VerdictBanner';

const outdated: Freshness = {
  state: 'outdated',
  accountsTo: '2024-03-31',
  since: '2026-05-31',
  decidesUntil: '2027-03-31',
  newerDue: { periodEnd: '2026-03-31', publishedBy: '2026-05-30' },
  newerOnFile: { periodEnd: '2024-09-30', publishedOn: '2024-10-25' },
};

/** UltraTech, judged by outdated accounts. */
function outdatedPage(): StockPage {
  const page = samplePage('ULTRACEMCO');
  if (page === undefined) throw new Error('The sample has no UltraTech.');
  const verdicts = page.verdicts.map((verdict) => ({ ...verdict, freshness: outdated, stars: null }));
  return { ...page, verdicts };
}

const rupees = 1358;
const priced = (day: string): StockPage => ({
  ...outdatedPage(),
  price: { closeRupees: rupees, changePercent: null, day, exchange: 'NSE' },
});
const recently = () => new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

describe('an outdated verdict', () => {
  it('is shown with the year of its accounts, since when, and what we lack', () => {
    const { verdicts } = outdatedPage();
    const [verdict] = verdicts;
    if (verdict === undefined) throw new Error('no verdict');
    renderWithApp(<VerdictBanner verdict={verdict} byDefault={verdict} onSelect={() => undefined} />);
    const banner = screen.getByRole('region', { name: 'Verdict' });
    expect(banner).toHaveTextContent('Shariah Compliant Accounts of 2024');
    const more = within(banner)
      .getByLabelText('By which edition, and how old the accounts are')
      .closest('details');
    expect(more).toHaveTextContent('The accounts to 31 Mar 2024 are outdated since 31 May 2026.');
    expect(more).toHaveTextContent('31 Mar 2026 had to be published by 30 May 2026; we do not have them');
    expect(more).toHaveTextContent('The newest balance sheet we have is that to 30 Sep 2024');
  });

  it('has its year wherever a standard is listed', () => {
    const { verdicts } = outdatedPage();
    renderWithApp(<StandardPicker verdicts={verdicts} selected="TASIS" onSelect={() => undefined} />);
    expect(screen.getAllByText('Accounts of 2024')).toHaveLength(7);
  });

  it('is counted apart from the fresh ones', () => {
    renderWithApp(
      <ComplianceBar
        count={{
          total: 10,
          byBadge: { compliant: 5, non_compliant: 3, under_review: 2 },
          outdated: { compliant: 4, non_compliant: 0, under_review: 2 },
          byGrade: {
            accounts_not_loaded: 0,
            changed_since_accounts: 0,
            figures_contradict: 0,
            business_not_known: 0,
            passes_everything_stated: 0,
          },
          compliantShare: 0.625,
        }}
      />,
    );
    const bar = within(screen.getByRole('group', { name: '10 companies' }));
    expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5 compliant, 4 of them judged on outdated accounts',
      '3 not compliant',
      '2 under review',
    ]);
  });
});

describe('the days of figures', () => {
  const [bpcl, ongc, ioc] = sampleFigures;
  const outdatedRow = {
    ...bpcl,
    freshness: 'outdated' as const,
    verdictAccountsTo: '2024-03-31',
    accountsTo: '2024-03-31',
    profitTo: '2024-03-31',
  };

  it('are said once above a list whose rows share them', () => {
    renderWithApp(<StocksTable caption="Peers" rows={[outdatedRow]} standard="TASIS" />);
    expect(
      screen.getByText('Closes of 30 Oct 2026; market caps of 30 Jun 2026; accounts to 31 Mar 2024.'),
    ).toBeVisible();
    const peer = within(screen.getAllByRole('row')[1] ?? document.body);
    expect(peer.getByText('Accounts of 2024')).toBeVisible();
    expect(peer.queryByText(/2026/)).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Accounts to' })).toBeNull();
  });

  it('stand in the rows of a list that have others than most', () => {
    const old = { ...outdatedRow, priceDay: '2026-01-30', closeRupees: 100, marketCapAsOf: '2025-12-31' };
    renderWithApp(<StocksTable caption="Peers" rows={[old, ongc, ioc]} standard="TASIS" />);
    const { cells } = screen.getByRole<HTMLTableRowElement>('row', { name: /Accounts of 2024/ });
    const textOf = (label: string) => [...cells].find(({ dataset }) => dataset['label'] === label);
    expect(textOf('Last close, ₹')).toHaveTextContent(/30 Jan 2026$/);
    expect(textOf('Market cap, ₹ cr')).toHaveTextContent(/31 Dec 2025$/);
    expect(textOf('Accounts to')).toHaveTextContent(/^31 Mar 2024$/);
  });

  it('show an outdated verdict by the year of its own accounts, where those of the figures are newer', () => {
    const row = { ...bpcl, freshness: 'outdated' as const, accountsTo: '2026-03-31' };
    renderWithApp(
      <StocksTable caption="Peers" rows={[{ ...row, verdictAccountsTo: '2024-03-31' }]} standard="TASIS" />,
    );
    expect(screen.getByText('Accounts of 2024')).toBeVisible();
    expect(screen.getByText(/accounts to 31 Mar 2026\.$/)).toBeVisible();
  });

  it.each([
    ['2017-12-29', 'Last known close', 'Past prices'],
    [recently(), 'Last close', 'Price'],
  ])('name a close of %s %s', (day, label, part) => {
    serverReplies(full);
    renderWithApp(
      <>
        <PriceSummary stock={priced(day)} />
        <StockParts stock={priced(day)} standard="TASIS" onSelect={() => undefined} />
      </>,
      { at: '/stock?isin=ULTRACEMCO&part=chart' },
    );
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: part })).toBeVisible();
    if (part !== 'Price') expect(screen.queryByText('Price')).not.toBeInTheDocument();
  });

  it('name the market value by its close, and the average apart', () => {
    const valuation = {
      marketCapRupees: 8_333_240_000_000,
      day: '2026-11-19',
      priceToEarnings: 16.9,
      profitTo: '2026-03-31',
      dividendYield: 0.026,
    };
    serverReplies(full);
    const { unmount } = renderWithApp(<PriceSummary stock={{ ...priced('2026-11-19'), valuation }} />);
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toContain('₹8,33,324 cr');
    expect(figures.join()).toMatch(/cap Average ₹[\d,]+ cr, 6 months to 31 Dec 2025/);
    unmount();
    const overview = renderWithApp(
      <OverviewPart
        stock={{ ...priced('2026-11-19'), valuation }}
        standard="TASIS"
        onSelect={() => undefined}
      />,
    );
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(expect.arrayContaining(['16.9', 'profit of the year to Mar 2026', '2.60%']));
    overview.unmount();
    renderWithApp(<PriceSummary stock={priced('2026-11-19')} />);
    expect(screen.getByText('Average market cap')).toBeVisible();
  });

  it.each([
    ['2017-12-29', 'Last known close'],
    ['2026-11-19', 'Price'],
  ])('name a screen’s column of closes of %s %s, beside the days', (priceDay, label) => {
    const row = {
      isin: 'INE002A01018',
      stock: 'Reliance',
      stock_code: 'RELIANCE',
      shariah_status: 1 as const,
      badge: 'compliant' as const,
      accountsTo: '2024-03-31',
      freshness: 'outdated' as const,
      grade: null,
      priceDay,
      marketCapAsOf: '2025-12-31',
      cells: [rupees],
    };
    const reply: ScreenRunReply = {
      text: '',
      canonical: '',
      standard: 'TASIS',
      day: '2026-11-20',
      universe: 1,
      matches: 1,
      unknowns: 0,
      clauses: [],
      warnings: [],
      notes: [],
      show: 'matches',
      sort: 'name',
      order: 'asc',
      columns: [{ text: 'Price', kind: 'number', unit: 'rupees' }],
      rows: [row],
      total: 1,
      page: 1,
      pageSize: 25,
    };
    const nothing = () => undefined;
    renderWithApp(
      <ResultTable
        reply={reply}
        rows={reply.rows}
        standard="TASIS"
        hasMore={false}
        onMore={nothing}
        onSort={nothing}
        onWhy={nothing}
      />,
    );
    expect(screen.getByRole('columnheader', { name: label })).toBeVisible();
  });
});
