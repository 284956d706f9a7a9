import { readFileSync } from 'node:fs';
import { PurificationYearsReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { inRoot } from '../../build/paths.mjs';
import { corporateActions } from '../../server/src/database/schema/facts/corporateActionsTables';
import { readTable, type SampleRow } from '../../server/src/seed/sampleTable';
import { seedSample } from '../../server/src/seed/seedSample';
import { buildTestApp, signedIn } from '../../server/src/testing';
import { dueOf, purifyHolding } from '../../mfe-tools/src/domain/purification/purify';
import { newHolding } from '../../mfe-tools/src/domain/purification/purificationForm';

// Recomputes the purification of a portfolio over three years from the tables of the sample, with its own arithmetic in whole numbers:
// for the expected figures it uses nothing of the product but the reader of its CSV files.

const tableOf = (name: string): SampleRow[] =>
  readTable(readFileSync(inRoot('server', 'src', 'seed', 'sample', name), 'utf8'));

const dayMs = 86_400_000;
const nightsFrom = (from: string, to: string) => BigInt((Date.parse(to) - Date.parse(from)) / dayMs);
/** Half up, of amounts that are not negative. */
const rounded = (paise: bigint, divisor: bigint) => Number((2n * paise + divisor) / (2n * divisor));

/** Bought before the first year, and sold in the third. Purchases, sales and dividends are simulated; accounts are of the sample. */
const portfolio = [
  { symbol: 'TCS', shares: 137n, dividends: { 2023: 115n, 2024: 73n }, paid: 430_000n, received: 561_319n },
  {
    symbol: 'INFY',
    shares: 1001n,
    dividends: { 2023: 34n, 2024: 46n },
    paid: 1_400_000n,
    received: 1_399_000n,
  },
  { symbol: 'MARUTI', shares: 7n, dividends: { 2023: 60n, 2024: 90n }, paid: 52_000n, received: 88_001n },
] as const;
const boughtOn = '2022-04-01';
const soldOn = '2024-10-01';
/** Of the third year there are no accounts: the user types 1.5% and ₹8 a share, and ₹5,000 of dividends. */
const typed = { dividendRupees: 5000, impurePercent: 1.5, impureRupeesPerShare: 8 };

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await seedSample(app.db);
  const companies = tableOf('companies.csv');
  for (const { symbol, dividends } of portfolio)
    for (const [year, rupees] of Object.entries(dividends))
      await app.db.insert(corporateActions).values({
        isin: isinOf(companies, symbol),
        exDate: `${Number(year) - 1}-08-10`,
        subject: `Dividend - Rs ${rupees}`,
        part: 0,
        kind: 'dividend',
        dividendRupees: String(rupees),
        publisher: 'Simulated',
        document: 'simulated',
        asOf: '2024-03-31',
        contentHash: `${symbol}-${year}`,
      });
});
afterAll(() => app.close());

const isinOf = (companies: readonly SampleRow[], symbol: string): string =>
  companies.find((row) => row['symbol'] === symbol)?.['isin'] ?? '';
const amount = (row: SampleRow, column: string) => BigInt(row[column] ?? 'missing');

/** By dividend, by share held, by gain and by day, in paise, for the years to March 2023, 2024 and 2025. */
function expectedOf({ symbol, shares, dividends, paid, received }: (typeof portfolio)[number]) {
  const face = BigInt(
    tableOf('companies.csv')
      .find((row) => row['symbol'] === symbol)
      ?.['face_value']?.split('.')[0] ?? 0,
  );
  const ofAccounts = ([2023, 2024] as const).map((year) => {
    const row = tableOf('filings.csv').find(
      (each) =>
        each['symbol'] === symbol &&
        each['nature'] === 'consolidated' &&
        each['period_start'] === `${year - 1}-04-01` &&
        each['period_end'] === `${year}-03-31`,
    );
    if (!row) throw new Error(`The sample has no accounts of ${symbol} to March ${year}.`);
    const interest = amount(row, 'interestIncome');
    const total = amount(row, 'totalIncome');
    // shares outstanding = paid-up capital / face value
    const capital = amount(row, 'paidUpCapital');
    return {
      dividend: rounded(dividends[year] * shares * interest * 100n, total),
      shareHeld: rounded(interest * face * shares * 100n, capital),
      gain: 0,
      // held on every day of the year
      unitDay: rounded(interest * face * shares * 100n, capital),
    };
  });
  const profit = received > paid ? received - paid : 0n;
  return [
    ...ofAccounts,
    {
      dividend: rounded(5000n * 100n * 15n, 1000n),
      shareHeld: 0,
      gain: rounded(profit * 100n * 15n, 1000n),
      unitDay: rounded(8n * 100n * shares * nightsFrom('2024-04-01', soldOn), 365n),
    },
  ];
}

it.each(portfolio.map((each) => [each.symbol, each] as const))(
  'purifies %s over three years by four methods as recomputed from the sample',
  async (symbol, holding) => {
    const isin = isinOf(tableOf('companies.csv'), symbol);
    const url = `/api/purification/years?isins=${isin}&standard=TASIS`;
    const reply = PurificationYearsReply.parse(
      (await app.inject({ url, headers: await signedIn(app, 'paro') })).json(),
    );
    const [company] = reply.companies;
    const result = purifyHolding(
      {
        ...newHolding('1', symbol, isin),
        shares: Number(holding.shares),
        boughtOn,
        soldOn,
        paidRupees: Number(holding.paid),
        receivedRupees: Number(holding.received),
        years: { '2025-03-31': typed },
      },
      company ?? null,
      reply.day,
    );
    const found = result.years.toReversed().map(({ methods }) => {
      const paiseOf = (id: keyof typeof methods) => {
        const { amount: bounds } = methods[id];
        return bounds === null ? null : dueOf(bounds).leastPaise;
      };
      return {
        dividend: paiseOf('dividend'),
        shareHeld: paiseOf('shareHeld'),
        gain: paiseOf('gain'),
        unitDay: paiseOf('unitDay'),
      };
    });
    expect(found).toEqual(expectedOf(holding));
  },
);
