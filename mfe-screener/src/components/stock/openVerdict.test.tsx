import { screen, within } from '@testing-library/react';
import type { Ratio, StockPage, Verdict, VerdictChange } from '@tayyib/shared/contracts';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { full } from '../../../dev/scenarios';
import { samplePage } from '../../../dev/sampleMarket';
import { withoutDetail } from '../../../dev/stories';
import { ComplianceBar } from '../figures/ComplianceBar';
import { RatioGauge } from './ratios/RatioGauge';
import { StandardDetails } from './verdict/StandardDetails';
import { StatusStrip } from './verdict/StatusStrip';
import { VerdictBanner } from './VerdictBanner';

/** UltraTech, as if its accounts did not state its interest income. */
function openVerdict(): { stock: StockPage; verdict: Verdict } {
  const stock = samplePage('ULTRACEMCO');
  const verdict = stock?.verdicts[0];
  if (stock === undefined || verdict === undefined) throw new Error('The sample has no UltraTech.');
  const ratios = verdict.ratios.map((ratio): Ratio =>
    ratio.id === 'impure_income' ? openRatio(ratio) : ratio,
  );
  return { stock, verdict: { ...verdict, status: 3, grade: 'passes_everything_stated', ratios } };
}

const openRatio = (ratio: Ratio): Ratio => ({
  ...ratio,
  value: null,
  passes: null,
  headroom: null,
  flip: null,
  bounds: {
    least: 0,
    most: 0.041,
    notStated: ['Interest income'],
    supposing: 'all other income were interest',
  },
});

it('says how many tests are passed, and what the open one is at most', () => {
  serverReplies(full);
  const { verdict } = openVerdict();
  renderWithApp(<VerdictBanner verdict={verdict} byDefault={verdict} onSelect={() => undefined} />);
  const banner = screen.getByRole('region', { name: 'Verdict' });
  expect(banner).toHaveTextContent(/^Under review Passes everything stated/);
  expect(banner).toHaveTextContent('2 of 3 tests passed; open: interest income at most 4.10%, limit 3%.');
});

it.each([
  ['passes_everything_stated', 'what they do not state leaves the others open.'],
  ['changed_since_accounts', 'Something happened since its accounts that they do not show'],
] as const)('says in a sentence what %s is to a plan without ratios', (grade, sentence) => {
  serverReplies(full);
  const verdict = { ...openVerdict().verdict, grade, ratios: [] };
  renderWithApp(<VerdictBanner verdict={verdict} byDefault={verdict} onSelect={() => undefined} />);
  expect(screen.getByRole('region', { name: 'Verdict' })).toHaveTextContent(sentence);
});

const ofRatio = (bounds: NonNullable<Ratio['bounds']>, passes: boolean | null) => {
  const { verdict } = openVerdict();
  const [ratio] = verdict.ratios.filter(({ id }) => id === 'impure_income');
  if (ratio === undefined) throw new Error('TASIS limits impure income.');
  renderWithApp(<RatioGauge ratio={{ ...ratio, bounds, passes }} />);
  return screen.getByRole('meter').getAttribute('aria-valuetext');
};
const notStated = ['Interest income', 'Loans'];
const supposing = 'all other income were interest';

it.each([
  [
    { least: 0, most: 0.02, notStated, supposing },
    true,
    /^At most 2%; .*Passes even if all other income were interest\.$/,
  ],
  [
    { least: 0, most: 0.041, notStated, supposing },
    null,
    /^At most 4\.10?%; .*do not state interest income and loans\.$/,
  ],
  [{ least: 0.01, most: 0.041, notStated, supposing }, null, /^1% to 4\.10?%; /],
  [
    { least: 0.05, most: null, notStated, supposing: null },
    false,
    /^At least 5%; .*Fails even if it is the least it can be\.$/,
  ],
] as const)('shows what a ratio is at least and at most: %j', (bounds, passes, words) => {
  expect(ofRatio({ ...bounds, notStated: [...bounds.notStated] }, passes)).toMatch(words);
});

it('does not offer for sale the ratios of a company whose accounts we lack', () => {
  serverReplies(full);
  const page = samplePage('BHARTIARTL');
  const stock = page && withoutDetail(page);
  const verdict = stock?.verdicts[0];
  if (stock === undefined || verdict === undefined) throw new Error('The sample has no Bharti Airtel.');
  renderWithApp(<StandardDetails stock={stock} verdict={verdict} />, { as: aPerson('free') });
  expect(screen.getByRole('link', { name: 'TASIS limits' })).toHaveAttribute(
    'href',
    '/tais_screening_criteria',
  );
  expect(screen.queryByText(/Ratios, stars and history/)).not.toBeInTheDocument();
});

it('shows the months without accounts in no colour of a verdict', () => {
  const change = (part: Partial<VerdictChange>): VerdictChange => ({
    standard: 'TASIS',
    edition: '2026-11.5',
    status: 3,
    accountsTo: null,
    freshness: null,
    grade: null,
    factsAsOf: null,
    decidedAt: '2020-01-01T06:00:00.000Z',
    cause: 'Listed; no accounts on file yet',
    reason: 'Waiting for data: Audited annual accounts.',
    ...part,
  });
  const months = (grade: VerdictChange['grade']) => {
    const { unmount } = renderWithApp(<StatusStrip history={[change({ grade })]} standard="TASIS" />);
    const shown = screen.getAllByRole('listitem').map((month) => ({
      text: month.title.replace(/^.*?: /, ''),
      badge: month.dataset['badge'],
    }));
    unmount();
    return shown;
  };
  const twelve = (month: { text: string; badge: string | undefined }) =>
    Array.from({ length: 12 }, () => month);
  expect(months('accounts_not_loaded')).toEqual(
    twelve({ text: 'Under review: Accounts not loaded', badge: undefined }),
  );
  expect(months('business_not_known')).toEqual(
    twelve({ text: 'Under review: Business not known', badge: 'under_review' }),
  );
  expect(months(null)).toEqual(twelve({ text: 'Under review', badge: 'under_review' }));
});

it('counts the stocks whose accounts are not loaded separately', () => {
  renderWithApp(
    <ComplianceBar
      count={{
        total: 10,
        byBadge: { compliant: 1, non_compliant: 2, under_review: 7 },
        outdated: { compliant: 0, non_compliant: 0, under_review: 0 },
        byGrade: {
          accounts_not_loaded: 5,
          changed_since_accounts: 0,
          figures_contradict: 0,
          business_not_known: 1,
          passes_everything_stated: 1,
        },
        compliantShare: 0.333,
      }}
    />,
  );
  const bar = within(screen.getByRole('group', { name: '10 companies' }));
  expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 compliant',
    '2 not compliant',
    '2 under review',
    '5 accounts not loaded',
  ]);
});
