import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filingAmounts, judge, standards } from '@tayyib/shared/shariah';
import type { StatusCode } from '@tayyib/shared/contracts';
import type { CompanyFacts, Filing } from '@tayyib/shared/shariah';
import { DamagedFile } from '../feeds/DamagedFile';
import { sourceFile } from '../feeds/SourceFile';
import { xbrl } from '../feeds/xbrl/xbrl';

/** Real filings with one thing wrong: whatever it is, a company that is not compliant must not become so. */
const folder = path.join(
  process.env['TAYYIB_DATA'] ?? path.resolve(import.meta.dirname, '../../../../../../../shared/data'),
  'fundamentals_xbrl/raw',
);
const isThere = existsSync(folder);
if (!isThere) console.log(`skipped: no data folder at ${folder}`);

const today = '2026-11-21';
const crore = 10_000_000;

/** The element of one fact, with its figure as second group. */
const elementOf = (place: string): RegExp => {
  const [name, context] = place.split(' ');
  return new RegExp(`(<in-bse-fin:${name} contextRef="${context}"[^>]*>)([^<]*)(</in-bse-fin:${name}>)`);
};
const figureIn = (text: string, place: string) => Number(elementOf(place).exec(text)?.[2] ?? 'NaN');
const withText = (text: string, place: string, value: string) =>
  text.replace(elementOf(place), (_all, open: string, _old, close: string) => `${open}${value}${close}`);
const withFigure = (text: string, place: string, value: number) => withText(text, place, value.toFixed(2));
const moved = (text: string, by: number, ...places: string[]) =>
  places.reduce(
    (all, place) => (elementOf(place).test(all) ? withFigure(all, place, figureIn(all, place) + by) : all),
    text,
  );

/** The same company with more than half of its assets borrowed; every total moves with it. */
function indebted(text: string): string {
  const debt = Math.round((figureIn(text, 'Assets OneI') * 0.55) / crore) * crore;
  const owed = [
    'BorrowingsNoncurrent',
    'NoncurrentFinancialLiabilities',
    'NoncurrentLiabilities',
    'Liabilities',
  ];
  const own = ['OtherEquity', 'EquityAttributableToOwnersOfParent', 'Equity'];
  const more = moved(text, debt, ...owed.map((name) => `${name} OneI`));
  return moved(more, -debt, ...own.map((name) => `${name} OneI`));
}

/** The same company with an eighth of its income from interest. */
function interestRich(text: string): string {
  const interest = Math.round((figureIn(text, 'Income FourD') * 0.125) / crore) * crore;
  const more = interest - figureIn(text, 'AdjustmentsForInterestIncome FourD');
  const stated = moved(text, more, 'AdjustmentsForInterestIncome FourD');
  return moved(stated, -more, 'AdjustmentsForReconcileProfitLoss FourD');
}

const mutated = [
  ...['Assets', 'EquityAndLiabilities', 'Equity', 'Liabilities', 'NoncurrentAssets', 'CurrentAssets'],
  ...['BorrowingsNoncurrent', 'BorrowingsCurrent', 'CashAndCashEquivalents', 'TradeReceivablesCurrent'],
  ...['BankBalanceOtherThanCashAndCashEquivalents', 'CurrentInvestments', 'NoncurrentInvestments'],
  ...['LoansCurrent', 'LoansNoncurrent', 'Inventories', 'NoncurrentFinancialLiabilities'],
].map((name) => `${name} OneI`);
const flows = [
  ...['RevenueFromOperations', 'OtherIncome', 'Income', 'AdjustmentsForInterestIncome', 'ProfitBeforeTax'],
  ...['InterestReceivedClassifiedAsInvestingActivities', 'AdjustmentsForReconcileProfitLoss'],
].map((name) => `${name} FourD`);
const places = [...mutated, ...flows];

const toEveryFigure: Record<string, (text: string, place: string, next: string) => string> = {
  'in crores': (text, place) => withFigure(text, place, figureIn(text, place) / 1e7),
  'a hundredth': (text, place) => withFigure(text, place, figureIn(text, place) / 100),
  'a tenth': (text, place) => withFigure(text, place, figureIn(text, place) / 10),
  tenfold: (text, place) => withFigure(text, place, figureIn(text, place) * 10),
  'of the other sign': (text, place) => withFigure(text, place, -figureIn(text, place)),
  nil: (text, place) => withFigure(text, place, 0),
  dropped: (text, place) => text.replace(elementOf(place), ''),
  'stated twice': (text, place) =>
    text.replace(
      elementOf(place),
      (all, open: string, figure: string, close: string) =>
        `${all}${open}${(Number(figure) / 10).toFixed(2)}${close}`,
    ),
  swapped: (text, place, next) =>
    withFigure(withFigure(text, place, figureIn(text, next)), next, figureIn(text, place)),
};

const toAll: Record<string, (text: string) => string> = {
  'all in crores': (text) =>
    text.replace(
      /(unitRef="INR"[^>]*>)(-?[\d.]+)</g,
      (_all, open: string, figure: string) => `${open}${Number(figure) / 1e7}<`,
    ),
  'all in dollars': (text) => text.replaceAll('iso4217:INR', 'iso4217:USD'),
  'a period still to come': (text) => withText(text, 'DateOfEndOfReportingPeriod FourD', '2031-03-31'),
  'a period after the filing': (text) => withText(text, 'DateOfEndOfReportingPeriod FourD', '2024-09-30'),
  'a period that ends before it begins': (text) =>
    withText(text, 'DateOfEndOfReportingPeriod FourD', '2022-03-31'),
  'no contexts': (text) => text.replaceAll('<xbrli:context id="OneI"', '<xbrli:context id="OneX"'),
};

/** The verdicts of every standard on a company with this filing; null if the filing is refused. */
async function statusesOf(name: string, text: string): Promise<StatusCode[] | null> {
  try {
    const { rows } = await xbrl.read(sourceFile(name, Buffer.from(text), today));
    const stated = rows[0]?.row.filing;
    return stated === undefined
      ? null
      : standards.map((standard) => judge(companyOf(stated), standard, today).status);
  } catch (error) {
    if (error instanceof DamagedFile) return null;
    throw error;
  }
}

type Stated = Awaited<ReturnType<typeof xbrl.read>>['rows'][number]['row']['filing'];

/** A paint manufacturer with a market value equal to its assets, so that every standard has all required facts. */
function companyOf(stated: Stated): CompanyFacts {
  const source = {
    publisher: 'A test',
    document: stated.document,
    asOf: stated.asOf,
    publishedOn: stated.publishedOn ?? null,
  };
  const filing: Filing = {
    ...{ periodStart: stated.periodStart, periodEnd: stated.periodEnd, nature: stated.nature },
    ...{ format: stated.taxonomy, audited: stated.audited ?? null, segments: [], source },
    amounts: filingAmounts((key) => stated.amounts[key]),
  };
  const ends = ['2025-12-31', '2025-06-30', '2024-12-31', '2024-06-30', '2023-12-31', '2023-06-30'];
  return {
    ...{ isin: 'INE000A01018', symbol: 'PAINTS', name: 'Paints Limited', filing, activities: [] },
    industry: {
      ...{ sector: 'Consumer Discretionary', industry: 'Consumer Durables', group: 'Consumer Durables' },
      ...{ subgroup: 'Paints', source },
    },
    marketCaps: ends.map((asOf) => ({
      windowMonths: 6,
      valueRupees: marketValue,
      source: { ...source, asOf },
    })),
  };
}
let marketValue = 0;

(isThere ? it : it.skip)('never turn a company that is not compliant into one that is', async () => {
  const names = readdirSync(folder).filter((name) => name.includes('_INDAS_'));
  const sum = { mutations: 0, refused: 0, falsePasses: new Array<string>() };
  for (const name of names) {
    const filed = readFileSync(path.join(folder, name), 'utf8');
    marketValue = figureIn(filed, 'Assets OneI');
    for (const [kind, base] of Object.entries({
      filed,
      indebted: indebted(filed),
      interestRich: interestRich(filed),
    })) {
      const before = await statusesOf(name, base);
      if (before === null) throw new Error(`${name}, ${kind}, is refused as it is.`);
      const all = [
        ...Object.entries(toAll).map(([what, mutate]) => [what, mutate(base)] as const),
        ...places.flatMap((place, at) =>
          Object.entries(toEveryFigure).map(
            ([what, mutate]) =>
              [`${place} ${what}`, mutate(base, place, places[(at + 1) % places.length] ?? place)] as const,
          ),
        ),
      ];
      for (const [what, text] of all) {
        if (text === base) continue;
        sum.mutations += 1;
        const after = await statusesOf(name, text);
        if (after === null) sum.refused += 1;
        else {
          after.forEach((status, at) => {
            if (status === 1 && before[at] !== 1)
              sum.falsePasses.push(`${standards[at]?.id} ${name.slice(0, 8)} ${kind}: ${what}`);
          });
        }
      }
    }
  }
  expect(sum.falsePasses).toEqual([]);
  expect(sum.mutations).toBeGreaterThan(3000);
  expect(sum.refused).toBeGreaterThan(2500);
});
