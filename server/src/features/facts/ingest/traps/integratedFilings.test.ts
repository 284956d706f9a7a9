import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatPercent } from '@tayyib/shared/format';
import { standardNames } from '@tayyib/shared/shariah';
import type { AmountKey } from '@tayyib/shared/shariah';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { filings } from '../../../../database/schema/facts/factsTables';
import { eachVerdictLine } from '../../verdicts/export/eachVerdictLine';
import type { VerdictLine } from '../../verdicts/export/verdictRow';
import { recomputeVerdicts } from '../../verdicts/judging/recomputeVerdicts';
import { currentVerdict } from '../../verdicts/verdictsRepository';
import type { FeedReport } from '../feeds/runFeed';
import { runFeed } from '../feeds/runFeed';
import { sourceFile } from '../feeds/SourceFile';
import { feedByName } from '../importing/importFiles';
import { areFilingsThere, dataFolder, integratedCompanies, nameOf, textOf } from './integratedFiles';

/** The day the verdicts of docs/integrated-filings.md are of. */
const today = '2026-11-21';
const page = path.resolve(import.meta.dirname, '../../../../../../docs/integrated-filings.md');

/** Columns of the collected key figures, in rupees crore, by the figure they are here. */
const columns: Partial<Record<string, readonly AmountKey[]>> = {
  Assets: ['totalAssets'],
  Equity: ['equity'],
  BorrowingsNoncurrent: ['borrowingsNoncurrent'],
  BorrowingsCurrent: ['borrowingsCurrent'],
  Borrowings: ['borrowingsUndivided'],
  Deposits: ['deposits'],
  DebtSecurities: ['debtSecurities'],
  SubordinatedLiabilities: ['subordinatedLiabilities'],
  Advances: ['loansUndivided'],
  Loans: ['loansUndivided'],
  Investments: ['investmentsUndivided'],
  TradeReceivables: ['tradeReceivablesUndivided'],
  TradeReceivablesCurrent: ['tradeReceivablesCurrent'],
  TradeReceivablesNoncurrent: ['tradeReceivablesNoncurrent'],
  CashAndCashEquivalents: ['cashAndCashEquivalents'],
  BankBalanceOtherThanCashAndCashEquivalents: ['otherBankBalances'],
  CurrentInvestments: ['currentInvestments'],
  NoncurrentInvestments: ['noncurrentInvestments'],
  LoansCurrent: ['loansCurrent'],
  LoansNoncurrent: ['loansNoncurrent'],
  Inventories: ['inventories'],
  ytd_RevenueFromOperations: ['revenueFromOperations'],
  ytd_OtherIncome: ['otherIncome'],
  ytd_Income: ['totalIncome'],
  ytd_FinanceCosts: ['financeCosts'],
  ytd_ProfitBeforeTax: ['profitBeforeTax'],
  ytd_ProfitLossForPeriod: ['profitAfterTax'],
  ytd_InterestEarned: ['interestEarned'],
  ytd_AdjustmentsForInterestIncome: ['interestIncome'],
  ytd_AdjustmentsForDividendIncome: ['dividendIncome'],
  ytd_PaidUpValueOfEquityShareCapital: ['paidUpCapital'],
};

(areFilingsThere ? describe : describe.skip)('the integrated filings', () => {
  let app: FastifyInstance;
  const reports: FeedReport[] = [];
  // all tests share one import
  beforeAll(async () => {
    app = await buildTestApp();
    await bring('nse-list', 'EQUITY_L.csv', await rowsOf('nse_equity_list/EQUITY_L.csv', 0));
    await bring('bse-list', 'Equity.csv', await rowsOf('bse_scrip_list/Equity.csv', 2), '2025-06-01');
    const averages = 'amfi_avg_mcap_31Dec2025.csv';
    await bring('amfi-cap', averages, await rowsOf(`amfi_average_mcap/${averages}`, 1));
    for (const company of integratedCompanies) {
      reports.push(await bring('xbrl', nameOf(company), await textOf(company)));
    }
    await recomputeVerdicts(app.db, undefined, 'A test', today);
  }, 600_000);
  afterAll(() => app.close());

  /** A list reduced to the companies of the filings. */
  async function rowsOf(name: string, column: number): Promise<string> {
    const [header = '', ...lines] = (await readFile(path.join(dataFolder, name), 'utf8')).split(/\r?\n/);
    const isOurs = (line: string) => integratedCompanies.some((symbol) => line.split(',')[column] === symbol);
    return `${[header, ...lines.filter(isOurs)].join('\n')}\n`;
  }

  async function bring(name: string, file: string, text: string, asOf = today): Promise<FeedReport> {
    const feed = feedByName(name);
    if (feed === undefined) throw new Error(`There is no feed ${name}.`);
    return runFeed(app.db, feed, sourceFile(file, Buffer.from(text), asOf));
  }

  it('are stored, each under the name NSE gave it', async () => {
    expect(reports.map(({ outcome, refused }) => [outcome, refused])).toEqual(
      integratedCompanies.map(() => ['stored', []]),
    );
    const stored = await app.db.select().from(filings).orderBy(asc(filings.symbol));
    expect(stored.map(({ symbol, document, publisher }) => [symbol, document, publisher])).toEqual(
      [...integratedCompanies].sort().map((symbol) => [symbol, nameOf(symbol), 'NSE filing']),
    );
  });

  it('are of the family their namespaces name, with the lines of business they report', async () => {
    const stored = await app.db.select().from(filings).orderBy(asc(filings.symbol));
    expect(
      stored.map(({ symbol, taxonomy, isIntegrated, audited, segments }) => [
        ...[symbol, taxonomy, isIntegrated, audited, segments.length],
      ]),
    ).toEqual([
      ['BAJFINANCE', 'nbfc', true, true, 1],
      ['HDFCBANK', 'bank', true, true, 7],
      ['ICICIGI', 'general_insurer', true, true, 9],
      ['RELIANCE', 'ind_as', true, true, 5],
      ['SBILIFE', 'life_insurer', true, true, 12],
      ['ZYDUSLIFE', 'ind_as', true, true, 2],
    ]);
    const reliance = stored.find(({ symbol }) => symbol === 'RELIANCE');
    expect(reliance?.segments[0]).toEqual({
      name: 'Oil to Chemicals (O2C)',
      revenueRupees: 6_624_010_000_000,
    });
  });

  it('state lease liabilities by name, beside borrowings and not among them', async () => {
    const stored = await app.db.select().from(filings).orderBy(asc(filings.symbol));
    const leases = stored.map(({ symbol, amounts }) => [symbol, amounts.leaseLiabilities ?? null]);
    expect(leases.filter(([, amount]) => amount !== null)).toEqual([['RELIANCE', 235_790_000_000]]);
    const verdict = await currentVerdict(app.db, 'INE002A01018', 'TASIS');
    const debt = verdict?.ratios.find(({ id }) => id === 'debt');
    expect(debt?.numerator.valueRupees).toBe((270_751 + 103_670) * 10_000_000);
  });

  it('have the collected key figures, to the rupee of their rounding', async () => {
    const text = await readFile(path.join(dataFolder, 'xbrl_integrated/annual_facts.csv'), 'utf8');
    const [heads = [], ...rows] = text
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    const stored = await app.db.select().from(filings);
    const wrong: string[] = [];
    let compared = 0;
    for (const row of rows) {
      const field = (head: string) => row[heads.indexOf(head)] ?? '';
      const filing = stored.find(({ symbol }) => symbol === field('symbol'));
      expect(filing).toMatchObject({
        isin: field('isin'),
        periodStart: field('fy_start'),
        periodEnd: field('period_end'),
        nature: field('nature').toLowerCase(),
        publishedOn: field('filed'),
      });
      for (const [head, keys = []] of Object.entries(columns)) {
        if (field(head) === '') continue;
        compared += 1;
        const rupees = Math.round(Number(field(head)) * 1e7);
        const amounts = keys.map((key) => filing?.amounts[key] ?? null);
        // the table is rounded to a hundredth of a crore, some filings to a thousand rupees
        const isSame = amounts.some((amount) => amount !== null && Math.abs(amount - rupees) <= 50_000);
        if (!isSame) wrong.push(`${field('symbol')} ${head} ${rupees} is not ${amounts.join()}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBe(83);
  });

  it('are judged by every standard as docs/integrated-filings.md says (UPDATE_DOCS=1 writes it)', async () => {
    const lines: VerdictLine[] = [];
    await eachVerdictLine(app.db, {}, (line) => void lines.push(line));
    const written = await pageOf(lines);
    if (process.env['UPDATE_DOCS'] === '1') await writeFile(page, written);
    expect(withoutPadding(await readFile(page, 'utf8'))).toBe(withoutPadding(written));
    expect(
      lines.filter(({ status }) => status === 1).map(({ symbol, standard }) => [symbol, standard]),
    ).toEqual(compliant);
    expect(lines).toHaveLength(integratedCompanies.length * 7);
  });

  it.each(['ICICIGI', 'SBILIFE'])('of %s, an insurer, have no ratio, and say why', async (symbol) => {
    const [filing] = await app.db.select().from(filings).where(eq(filings.symbol, symbol));
    const verdict = await currentVerdict(app.db, filing?.isin ?? '', 'AAOIFI');
    expect(verdict?.ratios.map(({ value, passes }) => [value, passes])).toEqual(Array(3).fill([null, null]));
    expect(verdict?.missing).toEqual([
      'Ratios: its accounts are on the form of insurers, for which no ratio is defined',
    ]);
  });

  async function pageOf(lines: readonly VerdictLine[]): Promise<string> {
    const tables: string[] = [];
    for (const symbol of integratedCompanies) {
      const own = lines.filter((line) => line.symbol === symbol);
      const rows = [];
      for (const line of own) {
        const verdict = await currentVerdict(app.db, line.isin, line.standard);
        const ratios = verdict?.ratios
          .filter(({ value }) => value !== null)
          .map(
            ({ id, value, limit }) =>
              `${id.replaceAll('_', ' ')} ${formatPercent(value ?? 0)} / ${formatPercent(limit)}`,
          );
        const cells = [
          standardNames[line.standard],
          statusWords[line.status],
          ratios?.join(', ') || 'none',
          verdict?.reasons[0] ?? '',
        ];
        rows.push(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
      }
      const heads = '| Standard | Status | Ratios / limits | Reason |\n| --- | --- | --- | --- |';
      const [first] = own;
      tables.push(`## ${symbol}, accounts to ${first?.accountsTo ?? ''}\n\n${heads}\n${rows.join('\n')}\n`);
    }
    return [introduction, ...tables].join('\n');
  }
});

/** The formatter aligns the columns of tables. */
const withoutPadding = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

const statusWords: Record<VerdictLine['status'], string> = {
  1: 'compliant',
  2: 'fails on business',
  3: 'under review',
  4: 'fails on debt',
  6: 'fails on impure income',
  7: 'fails on liquidity',
};

/** Every verdict of these companies that is compliant. */
const compliant = ['TASIS', 'AAOIFI', 'MSCI', 'FTSE_YASAAR', 'SC_MALAYSIA'].map((standard) => [
  'ZYDUSLIFE',
  standard,
]);

const introduction = `# Six integrated filings, by each standard

Written by \`UPDATE_DOCS=1 npx jest -c server/jest.config.mjs integratedFilings\`, which otherwise fails where this page is not what the
importer and the rules say. The filings are those of the data folder, judged on ${today} with the exchange classes of June 2025 and
the average market capitalisation of December 2025. How they are read: docs/adr/0091.
`;
