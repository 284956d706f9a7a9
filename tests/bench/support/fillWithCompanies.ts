import { sql } from 'drizzle-orm';
import { judge, standards } from '@tayyib/shared/shariah';
import type { CompanyFacts } from '@tayyib/shared/shariah';
import { seedSample } from '../../../server/src/seed/seedSample';
import { companyRecords } from '../../../server/src/features/facts/records/companyFacts';
import {
  filings,
  marketCaps,
  prices,
  securities,
} from '../../../server/src/database/schema/facts/factsTables';
import { shareholdings, symbolChanges } from '../../../server/src/database/schema/facts/companyTables';
import { inBatches } from '../../../server/src/lib/inBatches';
import { ipos } from '../../../server/src/database/schema/facts/ipoTables';
import { verdicts } from '../../../server/src/database/schema/facts/verdictsTables';

/** `BENCH_COMPANIES=1000` runs a bench in a tenth of the time, for trying it out. */
export const companies = Number(process.env['BENCH_COMPANIES'] ?? 10_000);
export const years = 10;
export const issues = 600;
const today = '2026-11-21';

const words = [
  'Tata',
  'Steel',
  'Power',
  'Bharat',
  'Agro',
  'Pharma',
  'Motors',
  'Textile',
  'Chem',
  'Infra',
].concat([
  'Reliance',
  'Hindustan',
  'Udyog',
  'Sugar',
  'Cement',
  'Global',
  'Jindal',
  'Sundaram',
  'Kirloskar',
  'Finance',
]);
const word = (n: number) => words[Math.abs(n) % words.length] ?? '';
const nameOf = (n: number) => `${word(n)} ${word(n * 7 + 3)} ${word(Math.floor(n / 400))} ${n} Limited`;
export const isinOf = (n: number) => `INE${String(n).padStart(6, '0')}010`;
export const symbolOf = (n: number) => `CO${n}`;

type Database = Parameters<typeof seedSample>[0];
type Sample = Omit<Awaited<ReturnType<typeof companyRecords>>[number], 'filings'> &
  Pick<CompanyFacts, 'filing'>;

/**
 * Fills a database with companies like those of the sample data: ten years of accounts each, derived from one filing and growing
 * 10% a year, averages, verdicts by each standard, 120 month-end closes, for one company in ten the daily closes of a year, and
 * public issues, eight quarters of shareholding, and for one company in ten a former symbol.
 */
export async function fillWithCompanies(db: Database): Promise<void> {
  await seedSample(db);
  const sample: Sample[] = (await companyRecords(db)).flatMap(({ filings: filed, ...facts }) => {
    const filing = filed.at(-1) ?? null;
    return filing === null ? [] : [{ ...facts, filing }];
  });
  const numbers = Array.from({ length: companies - sample.length }, (_, at) => at + 1);
  await inBatches(numbers, async (batch) => {
    const made = batch.flatMap((n) => {
      const like = sample[n % sample.length];
      return like ? [{ n, facts: { ...like, isin: isinOf(n), symbol: symbolOf(n), name: nameOf(n) } }] : [];
    });
    await db.insert(securities).values(
      made.map(({ n, facts: { isin, symbol, name, industry } }) => ({
        isin,
        symbol,
        name,
        bseCode: String(500_000 + n),
        faceValue: '10',
        sector: industry?.sector ?? null,
        industry: industry?.industry ?? null,
        source: 'made up',
        asOf: today,
      })),
    );
    await inBatches(made.flatMap(filingsOf), (rows) => db.insert(filings).values(rows));
    await db.insert(marketCaps).values(
      made.map(({ n, facts: { isin } }) => ({
        isin,
        windowMonths: 6,
        valueRupees: 1e8 * (1 + ((n * 7919) % 10_007)),
        publisher: 'made up',
        document: 'made up',
        asOf: '2026-06-30',
        contentHash: isin,
      })),
    );
    await db.insert(verdicts).values(made.flatMap(({ facts }) => verdictsOf(facts)));
  });
  await db.execute(closes(sql`generate_series(date '2016-12-01', date '2026-10-01', interval '1 month')`, 1));
  await db.execute(closes(sql`generate_series(date '2025-11-21', date '2026-11-20', interval '1 day')`, 10));
  await db.insert(ipos).values(
    Array.from({ length: issues }, (_, n) => ({
      key: `issue${n}`,
      name: `${word(n)} ${word(n * 3 + 1)} Issue ${n}`,
      symbol: `IP${n}`,
      opensOn: `${2011 + (n % 15)}-0${1 + (n % 9)}-10`,
      publisher: 'made up',
      document: 'made up',
      asOf: today,
      contentHash: '',
    })),
  );
  await db.execute(patterns);
  await db.execute(formerSymbols);
  await db.execute(sql`analyze`);
}

function filingsOf({ facts: { isin, symbol, filing } }: { facts: CompanyFacts }) {
  if (filing === null) return [];
  const { source, format: taxonomy, nature, audited, segments } = filing;
  return Array.from({ length: years }, (_, back) => {
    const end = 2026 - back;
    const grown = Object.entries(filing.amounts).map(([key, value]) => [
      key,
      value === null ? null : Math.round(value / 1.1 ** back),
    ]);
    return {
      isin,
      symbol,
      taxonomy,
      nature,
      audited,
      segments,
      detail: 'full' as const,
      amounts: { ...filing.amounts, ...Object.fromEntries(grown) },
      periodStart: `${end - 1}-04-01`,
      periodEnd: `${end}-03-31`,
      ...source,
      asOf: `${end}-03-31`,
      publishedOn: `${end}-05-10`,
      contentHash: `${isin} ${end}`,
    };
  });
}

function verdictsOf(facts: CompanyFacts) {
  return standards.map((standard) => {
    const verdict = judge(facts, standard, today);
    const { isin, status, accountsTo, receipt } = verdict;
    const { id, edition } = standard;
    return { isin, standard: id, edition, status, accountsTo, verdict, receipt, cause: 'Made up' };
  });
}

/** Daily closes of one company in `every`, oscillating around a level. */
function closes(days: ReturnType<typeof sql>, every: number) {
  return sql`
    insert into ${prices} (isin, exchange, day, open, high, low, close, volume, content_hash)
    select isin, 'NSE', day, close, close, close, close, 1000, ''
    from (
      select isin, day::date as day,
        round((200 + abs(hashtext(isin)) % 100 + 50 * sin(extract(epoch from day) / 4e6))::numeric, 2) as close
      from ${securities} cross join ${days} as day
      where abs(hashtext(isin)) % ${sql.raw(String(every))} = 0
    ) as made
    on conflict do nothing`;
}

/** Eight quarters of every company. */
const patterns = sql`
  insert into ${shareholdings} (isin, as_of, promoter_share, public_share, pledged_share, publisher, document, content_hash)
  select isin, day::date, 0.5, 0.5, 0.01 * (abs(hashtext(isin)) % 30), 'made up', 'made up', ''
  from ${securities}
  cross join generate_series(date '2024-12-31', date '2026-09-30', interval '3 months') as day
  on conflict do nothing`;

/** A former symbol, OLD1 and so on, of one company in ten. */
const formerSymbols = sql`
  insert into ${symbolChanges} (isin, former, current, name, day, publisher, document, as_of, content_hash)
  select isin, 'OLD' || row_number() over (order by isin), symbol, name || ' of Old', date '2015-01-01', 'made up', 'made up', date '2015-01-01', ''
  from ${securities} where abs(hashtext(isin)) % 10 = 0
  on conflict do nothing`;
