import { screen, waitFor, within } from '@testing-library/react';
import type { FundRow, IndexRow, IndustryRow, IpoRow, MetalHistoryReply } from '@tayyib/shared/contracts';
import {
  aPerson,
  handlersOf,
  problem,
  renderWithApp,
  serverReplies,
  type FixtureRequest,
} from '@tayyib/shared/testing';
import { nse, sampleMedians } from '../../dev/numbersFixtures';
import { fund, index } from '../../dev/marketListFixtures';
import { standards } from '@tayyib/shared/shariah';
import { full } from '../../dev/scenarios';
import GoldSilverPage from './GoldSilverPage';
import IndicesPage from './IndicesPage';
import IndustryPage from './IndustryPage';
import IpoScreenerPage from './IpoScreenerPage';
import MutualFundPage from './MutualFundPage';
import ScreeningCriteriaPage from './ScreeningCriteriaPage';
import ShariahAdvisorPage from './ShariahAdvisorPage';

const as = aPerson('premium');

it.each([
  [ScreeningCriteriaPage, 'Tasis Screening Criteria', 'Ratios and their limits'],
  [ShariahAdvisorPage, 'Our Shariah Advisor', 'Editions of the standards'],
])('shows the rules behind verdicts', async (Page, title, table) => {
  serverReplies(full);
  renderWithApp(
    <main>
      <Page />
    </main>,
    { as },
  );
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('table', { name: table })).toBeVisible();
});

const issue: IpoRow = {
  id: 'sample',
  company_name: 'Sample Foods Ltd',
  symbol: null,
  isin: null,
  segment: 'sme',
  stage: 'open',
  opensOn: '2026-11-19',
  closesOn: '2026-11-23',
  listsOn: null,
  priceLow: 90,
  priceHigh: 95,
  issuePrice: null,
  listPrice: null,
  lotSize: 1200,
  issueSizeRupees: null,
  subscribedTimes: null,
  gainSinceIssue: null,
  shariah_status: 0,
  badge: 'under_review',
  accountsTo: null,
  freshness: null,
  grade: null,
};

it('lists public issues with dates and price band, and states what is not known', async () => {
  serverReplies({
    'GET /api/ipos': { standard: 'TASIS', rows: [issue], total: 1, page: 1, pageSize: 25 },
  });
  renderWithApp(<IpoScreenerPage />, { at: '/iposcreen?stage=open', as });
  expect(await screen.findByRole('link', { name: 'Sample Foods Ltd' })).toBeVisible();
  const row = screen.getByRole('row', { name: /^Sample Foods Ltd/ });
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual([
    'Under review',
    'Open · SME',
    '19 to 23 Nov 2026',
    '₹90.00 to 95.00',
    '1,200',
    '₹1,14,000',
  ]);
});

it('shows how far a stock stands above its issue price', async () => {
  const gained: IpoRow = { ...issue, stage: 'listed', gainSinceIssue: { value: 0.254, day: '2026-11-20' } };
  serverReplies({
    'GET /api/ipos': { standard: 'TASIS', rows: [gained], total: 1, page: 1, pageSize: 25 },
  });
  renderWithApp(<IpoScreenerPage />, { at: '/iposcreen', as });
  await screen.findByRole('columnheader', { name: 'Since issue' });
  expect(screen.getByRole('cell', { name: '+25.40%' })).toBeVisible();
});

it('shows on which days issues open, close and list', async () => {
  const later = {
    ...issue,
    id: 'later',
    company_name: 'Later Ltd',
    stage: 'upcoming',
    opensOn: '2026-11-23',
  };
  const listOf = (rows: readonly object[]) => ({
    standard: 'TASIS',
    rows,
    total: rows.length,
    page: 1,
    pageSize: 25,
  });
  serverReplies({
    'GET /api/ipos': ({ query }: FixtureRequest) =>
      listOf(query.get('stage') === 'upcoming' ? [{ ...later, closesOn: null }] : [issue]),
  });
  renderWithApp(<IpoScreenerPage />, { at: '/iposcreen', as });
  const calendar = within(await screen.findByRole('region', { name: 'Calendar' }));
  expect(calendar.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '19 Nov 2026',
    '23 Nov 2026',
  ]);
  expect(calendar.getAllByText(/^(Opens|Closes)$/).map(({ textContent }) => textContent)).toEqual([
    'Opens',
    'Closes',
    'Opens',
  ]);
});

it('says in one sentence that no issue is open', async () => {
  serverReplies({ 'GET /api/ipos': { standard: 'TASIS', rows: [], total: 0, page: 1, pageSize: 25 } });
  renderWithApp(<IpoScreenerPage />, { at: '/iposcreen', as });
  expect(await screen.findByText(/^No public issue is open or announced/)).toBeVisible();
});

it('compares two funds that are ticked, on one chart, and leaves out what is known of neither', async () => {
  const navs = [
    { day: '2026-06-01', rupees: 100 },
    { day: '2026-11-20', rupees: 110 },
  ];
  const other = { ...fund.fund, id: '2', name: 'Other Fund' };
  serverReplies({
    'GET /api/funds': { standard: 'TASIS', rows: [fund.fund, other], total: 2, page: 1, pageSize: 25 },
    'GET /api/funds/:id': ({ path }: FixtureRequest) => ({
      ...fund,
      navs,
      fund: path.endsWith('/2') ? other : fund.fund,
    }),
  });
  const { person } = renderWithApp(<MutualFundPage />, { at: '/mutualfund', as });
  await person.click(await screen.findByRole('checkbox', { name: /^Compare Sample Ethical Fund/ }));
  expect(await screen.findByText('Tick another one to compare it with.')).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: /^Compare Other Fund/ }));
  const compared = within(await screen.findByRole('region', { name: 'Two funds compared' }));
  expect(screen.getByRole('heading', { name: 'Two funds compared' })).toHaveFocus();
  expect(await compared.findByRole('table')).toBeVisible();
  expect(compared.getByText(/cannot draw charts/)).toBeVisible();
  expect(compared.queryByText('Not known')).toBeNull();
});

it('lists a fund once, with its other plans and its returns', async () => {
  const row: FundRow = {
    ...fund.fund,
    returns: { oneYear: 0.124, threeYears: null },
    plans: ['1', '2', '3'].map((id) => ({ id, plan: null, option: null })),
  };
  serverReplies({
    'GET /api/funds': { standard: 'TASIS', rows: [row], total: 1, page: 1, pageSize: 25 },
  });
  renderWithApp(<MutualFundPage />, { at: '/mutualfund', as });
  expect(await screen.findByRole('cell', { name: '+12.40%' })).toBeVisible();
  expect(screen.getByRole('cell', { name: /and 2 more plans$/ })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

it('shows how much of an index is compliant in figures, outdated verdicts apart', async () => {
  const compliance = {
    total: 50,
    byBadge: { compliant: 15, non_compliant: 23, under_review: 12 },
    byGrade: {
      accounts_not_loaded: 4,
      changed_since_accounts: 1,
      figures_contradict: 0,
      business_not_known: 2,
      passes_everything_stated: 5,
    },
    outdated: { compliant: 14, non_compliant: 0, under_review: 5 },
    compliantShare: 0.3947,
  };
  const row: IndexRow = {
    id: 'nifty-50',
    name: 'Nifty 50',
    isShariah: false,
    last: null,
    change: null,
    membersAsOf: null,
    compliance,
    byWeight: null,
    source: null,
  };
  serverReplies({
    'GET /api/indices': { standard: 'TASIS', rows: [row], total: 1, page: 1, pageSize: 24 },
  });
  renderWithApp(<IndicesPage />, { at: '/indices', as });
  const cells = within(await screen.findByRole('row', { name: /^Nifty 50/ }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells.slice(1, 7)).toEqual(['15', '23', '8', '4', '39.47%', '14']);
});

it('says the day of the closes once where all indices have it in common', async () => {
  const close = (day: string) => ({
    close: 25_000,
    day,
    priceToEarnings: null,
    priceToBook: null,
    dividendYieldPercent: null,
  });
  const indices = (...days: string[]) => ({
    'GET /api/indices': {
      standard: 'TASIS',
      rows: days.map((day, at) => ({
        ...index.index,
        id: `index-${at}`,
        name: `Index ${at}`,
        last: close(day),
      })),
      total: days.length,
      page: 1,
      pageSize: 24,
    },
  });
  serverReplies(indices('2026-08-21', '2026-08-21'));
  const { unmount } = renderWithApp(<IndicesPage />, { at: '/indices', as });
  expect(await screen.findByRole('columnheader', { name: 'Close of 21 Aug 2026' })).toBeVisible();
  expect(screen.queryByRole('cell', { name: '21 Aug 2026' })).not.toBeInTheDocument();
  // nothing of them is unloaded or judged by old accounts
  expect(screen.queryByRole('columnheader', { name: /Not loaded|By old accounts/ })).not.toBeInTheDocument();
  unmount();

  serverReplies(indices('2026-08-21', '2026-06-19'));
  renderWithApp(<IndicesPage />, { at: '/indices', as });
  expect(await screen.findByRole('columnheader', { name: 'Last close' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '19 Jun 2026' })).toBeVisible();
});

const paints: IndustryRow = {
  id: 'group~paint',
  level: 'group',
  name: 'Paints',
  sector: 'Consumer',
  medians: sampleMedians,
  compliance: {
    ...index.index.compliance,
    total: 1,
    byBadge: { compliant: 1, non_compliant: 0, under_review: 0 },
    compliantShare: 1,
  },
  marketCap: { rupees: 20_000_000_000, known: 1 },
};

function openIndustries(row: IndustryRow) {
  const list = { standard: 'TASIS', level: 'group', rows: [row], total: 1, page: 1, pageSize: 25 };
  serverReplies({ 'GET /api/industries': list });
  return renderWithApp(<IndustryPage />, { at: '/industry', as });
}

it('counts the only company of an industry as one', async () => {
  const { baseElement } = openIndustries(paints);
  expect(await screen.findByTitle('Known for 1 of 1')).toBeVisible();
  expect(baseElement).not.toHaveTextContent(/\b1 (companies|stocks)\b/);
});

it('says of an industry with few verdicts why it has no share of compliant companies', async () => {
  const byBadge = { compliant: 9, non_compliant: 12, under_review: 300 };
  const compliance = { ...paints.compliance, total: 321, byBadge, compliantShare: null };
  openIndustries({ ...paints, compliance });
  expect(await screen.findByText('Too few')).toHaveAttribute(
    'title',
    'Less than a tenth of these companies have a verdict.',
  );
});

it('shows the server’s message if a list cannot be loaded', async () => {
  serverReplies({ 'GET /api/ipos': problem(503, 'unavailable', 'Please try again in a moment.') });
  renderWithApp(<IpoScreenerPage />, { at: '/iposcreen', as });
  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
});

const gold: MetalHistoryReply = {
  metal: 'gold',
  newest: { metal: 'gold', rupeesPerGram: 12_000, note: 'Without making charges and GST.', source: nse },
  purities: [{ label: '22 carat', fineness: 0.9167, rupeesPerGram: 11_000, formula: '22 ÷ 24' }],
  history: [],
  worldHistory: [],
  change: null,
};

it('shows the price of gold by weight and purity', async () => {
  serverReplies({ 'GET /api/metals/:metal': gold });
  renderWithApp(<GoldSilverPage />, { at: '/gold_silver', as });
  expect(await screen.findByRole('row', { name: /22 carat 22 ÷ 24 ₹11,000.00 ₹1,10,000.00/ })).toBeVisible();
  const nisab = screen.getByRole('region', { name: 'Nisab in gold' });
  expect(nisab).toHaveTextContent('Nisab, 87.48 g₹10,49,760.00');
  expect(nisab).toHaveTextContent('Nisab, 85 g₹10,20,000.00');
});

it('shows the advisor, sends a question, and shows the answer to an earlier one', async () => {
  const requests = serverReplies(full);
  const { person } = renderWithApp(<ShariahAdvisorPage />, { at: '/our_shariah_advisor', as });
  expect(await screen.findByText('Mufti Salman Farooqi')).toBeVisible();
  const questions = await screen.findByRole('list', { name: 'Your questions' });
  expect(questions).toHaveTextContent('Waiting for an answer.');
  expect(questions).toHaveTextContent('No. Under review means that facts are missing');
  const send = screen.getByRole('button', { name: 'Ask the advisor' });
  expect(send).toBeDisabled();
  await person.type(screen.getByRole('textbox', { name: 'Your question' }), 'May I hold a bank?');
  await person.click(send);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue(''));
  const sent = requests.find(({ url, method }) => url.endsWith('/advisor/questions') && method === 'POST');
  expect(await sent?.json()).toEqual({ text: 'May I hold a bank?' });
});

it('preserves a refused question in the field, and states the reason', async () => {
  const failure = problem(409, 'questions-waiting', '3 of your questions wait for an answer.');
  serverReplies([...handlersOf({ 'POST /api/advisor/questions': failure }), ...full]);
  const { person } = renderWithApp(<ShariahAdvisorPage />, { at: '/our_shariah_advisor', as });
  await person.type(screen.getByRole('textbox', { name: 'Your question' }), 'May I hold a bank?');
  await person.click(screen.getByRole('button', { name: 'Ask the advisor' }));
  expect(await screen.findByText('3 of your questions wait for an answer.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveValue('May I hold a bank?');
});

it('says once, not in every row, that no scholar has reviewed the editions', async () => {
  serverReplies(full);
  renderWithApp(<ShariahAdvisorPage />, { at: '/our_shariah_advisor', as: aPerson() });
  await screen.findByRole('table', { name: 'Editions of the standards' });
  expect(screen.getAllByText(/Not yet reviewed by a scholar/)).toHaveLength(1);
  expect(screen.queryByRole('columnheader', { name: 'Signed by' })).not.toBeInTheDocument();
});

it('names who signed an edition, and which are unsigned', async () => {
  const [first, ...others] = standards.map(({ id, edition, title, reviewer }) => ({
    standard: id,
    edition,
    title,
    reviewer,
    publishedAt: null,
    publishedBy: null,
    publishedFor: null,
  }));
  const signed = { ...first, publishedAt: '2026-11-01T00:00:00Z', publishedBy: 'Mufti Salman Farooqi' };
  serverReplies([
    ...handlersOf({ 'GET /api/advisor': { advisors: [], editions: [signed, ...others] } }),
    ...full,
  ]);
  renderWithApp(<ShariahAdvisorPage />, { at: '/our_shariah_advisor', as: aPerson() });
  expect(await screen.findByRole('cell', { name: 'Mufti Salman Farooqi' })).toBeInTheDocument();
  expect(screen.getByText(/^Still unsigned \(AAOIFI, /)).toBeInTheDocument();
});
