import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { filings, replacedFilings } from '../../../../database/schema/facts/factsTables';
import { buildTestApp, resetDatabase } from '../../../../testing';
import { slowStartMs } from '../../../../testing/slowStartMs';
import { nseFile, nseRows } from '../feedFixtures';
import { inventedText } from '../traps/invented/inventedFiles';
import { isins } from '../traps/invented/inventedCompanies';
import { integratedFilings } from '../traps/invented/inventedFilings';
import { feedByName } from '../importing/importFiles';
import type { FeedReport } from './runFeed';
import { runFeed } from './runFeed';
import { sourceFile } from './SourceFile';

jest.setTimeout(slowStartMs);

const header =
  'symbol,isin,period_end,nature,family,filed,total_assets,equity,borrowings,cash_and_equivalents,capital_work_in_progress,' +
  'inventories,trade_receivables_current,revenue_year,other_income_year,profit_before_tax_quarter,paid_up_capital,face_value,document,notes';

/** Invented accounts of Tata Consultancy Services. */
const whole = {
  symbol: 'TCS',
  isin: 'INE467B01029',
  period_end: '2026-03-31',
  nature: 'consolidated',
  family: 'ind_as',
  filed: '2026-05-22',
  total_assets: '1000.5',
  equity: '600',
  borrowings: '40',
  cash_and_equivalents: '30',
  capital_work_in_progress: '0.0',
  inventories: '0.0',
  trade_receivables_current: '110',
  revenue_year: '1200',
  other_income_year: '11',
  profit_before_tax_quarter: '90',
  paid_up_capital: '362',
  face_value: '1.0',
  document: 'INTEGRATED_FILING_INDAS_1671423_22052026054748_WEB.xml',
  notes: '',
};
type Fields = Partial<typeof whole>;
const row = (fields: Fields = {}) => Object.values({ ...whole, ...fields }).join(',');

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  await bring('nse-list', 'EQUITY_L.csv', nseFile(...nseRows));
});

async function bring(name: string, file: string, text: string): Promise<FeedReport> {
  const feed = feedByName(name);
  if (feed === undefined) throw new Error(`There is no feed ${name}.`);
  return runFeed(app.db, feed, sourceFile(file, Buffer.from(text), '2026-11-20'));
}
const summary = (...rows: string[]) =>
  bring('annual-summary', 'annual.csv', `${[header, ...rows].join('\n')}\n`);
const stored = () => app.db.select().from(filings);

it('stores official accounts in summary, each with its document and the day it was filed', async () => {
  expect(await summary(row())).toMatchObject({ stored: 1, refused: [] });
  const [filing] = await stored();
  expect(filing).toMatchObject({
    isSummary: true,
    isIntegrated: true,
    detail: 'summary',
    periodStart: '2025-04-01',
    publisher: 'NSE filing',
    document: whole.document,
    publishedOn: '2026-05-22',
    faceValueRupees: '1.0000',
  });
  expect(filing?.amounts).toMatchObject({
    totalAssets: 10_005_000_000,
    borrowingsUndivided: 400_000_000,
    borrowingsCurrent: null,
    cashAndCashEquivalents: 300_000_000,
    otherBankBalances: null,
    otherIncome: 110_000_000,
    totalIncome: 12_110_000_000,
    interestIncome: null,
    // of the owners alone
    equity: null,
    equityOfOwners: 6_000_000_000,
  });
  expect(filing?.amounts).not.toHaveProperty('capitalWorkInProgress');
});

it.each([
  ['a quarter is missing', ''],
  ['the four quarters do not add up to the year', ''],
  // the form fills a blank line with nil
  ['', '0.0'],
])('knows no total income where other income is not known (%s)', async (notes, income) => {
  await summary(row({ notes, other_income_year: income }));
  const [filing] = await stored();
  expect(filing?.amounts).toMatchObject({
    revenueFromOperations: 12_000_000_000,
    otherIncome: null,
    totalIncome: null,
  });
});

it.each<[family: string, amounts: object]>([
  ['bank', { interestEarned: 12_000_000_000, totalIncome: 12_110_000_000, revenueFromOperations: null }],
  ['nbfc', { interestEarned: null, revenueFromOperations: 12_000_000_000 }],
  ['life_insurer', { interestEarned: null, revenueFromOperations: null, totalIncome: null }],
])('a summary has the lines of the form of a %s', async (family, amounts) => {
  await summary(row({ family, borrowings: '', cash_and_equivalents: '' }));
  const [filing] = await stored();
  expect([filing?.taxonomy, filing?.amounts]).toEqual([family, expect.objectContaining(amounts)]);
});

it('stores a year that ends in another month', async () => {
  await summary(
    row({
      period_end: '2025-12-31',
      notes:
        'financial year to December: full-year row taken; Q line holds 2025-03-31 (a half-year row was not)',
    }),
  );
  expect(await stored()).toMatchObject([{ periodStart: '2025-01-01', periodEnd: '2025-12-31' }]);
});

it.each<[fields: Fields, reason: RegExp]>([
  [{ notes: 'scale differs from the quarters before' }, /^It may not be in rupees crore: "scale differs/],
  [{ notes: 'paid-up capital in another unit' }, /^It may not be in rupees crore/],
  [{ notes: 'financial year changed from December to March' }, /^Its period is not of twelve months/],
  [{ notes: 'the year to date covers eighteen months' }, /^Its period is not of twelve months/],
  [{ notes: 'standalone/consolidated mixed' }, /^Its figures are of consolidated and of standalone/],
  [
    {
      period_end: '2026-06-30',
      document: 'INDAS_1_31072026062228.xml',
      notes: 'no assets in a row (calendar year)',
    },
    /^Its year ends in December/,
  ],
  [{ notes: 'the auditor resigned' }, /^Its note leaves a doubt: "the auditor resigned"\.$/],
  [{ family: 'trust' }, /^The family "trust" is none of/],
  [{ document: 'accounts.xml' }, /is not the name of an XBRL filing/],
  [{ total_assets: '0.0' }, /^There are no total assets/],
  [{ cash_and_equivalents: '1500' }, /./],
])('refuses a doubtful row with its reason: %j', async (fields, reason) => {
  const { refused } = await summary(row(), row({ symbol: 'INFY', isin: 'INE009A01021', ...fields }));
  expect(refused).toEqual([{ line: 3, reason: expect.stringMatching(reason) }]);
  expect(await app.db.$count(filings)).toBe(1);
});

describe('a summary beside the filing itself', () => {
  const { MISALPHARM: pharma } = integratedFilings;
  const ofPharma = and(eq(filings.isin, isins.MISALPHARM), eq(filings.periodEnd, '2025-03-31'));
  // filed after the filing itself, as a revision is
  const revision = row({
    symbol: 'MISALPHARM',
    isin: isins.MISALPHARM,
    period_end: '2025-03-31',
    document: 'INTEGRATED_FILING_INDAS_1971423_22052026054748_WEB.xml',
  });
  beforeEach(async () => {
    await bring('nse-list', 'EQUITY_L.csv', await inventedText('lists/EQUITY_L.csv'));
  });

  it.each([
    ['after', [pharma, null]],
    ['before', [null, pharma]],
  ] as const)('a summary never replaces it, imported %s it', async (_when, order) => {
    for (const filing of order) {
      await (filing === null ? summary(revision) : bring('xbrl', filing.name, filing.text));
    }
    expect(await app.db.select().from(filings).where(ofPharma)).toMatchObject([
      { document: pharma.name, detail: 'full', isSummary: null },
    ]);
    expect(await app.db.$count(replacedFilings)).toBe(0);
  });
});
