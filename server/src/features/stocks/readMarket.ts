import type { ScreenRow, StandardId } from '@tayyib/shared/contracts';
import type { SearchableStock } from '@tayyib/shared/screens';
import { badgeOf, standards, tasis } from '@tayyib/shared/shariah';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { marketCaps, securities } from '../facts/factsTables';
import { verdicts } from '../verdicts/verdictsTables';
import { notScreened } from './notScreened';

/** Every listed stock, as search and screens need it. */
export interface Market {
  searchable: SearchableStock[];
  rows: Map<StandardId, ScreenRow[]>;
}

/** Reads the whole market: a few hundred bytes a stock, whatever its verdicts weigh. */
export async function readMarket(db: Database): Promise<Market> {
  const [listed, caps, judged] = await Promise.all([
    db.select().from(securities),
    newestCaps(db),
    currentVerdicts(db),
  ]);
  const stocks = listed.map((security) => ({ security, cap: caps.get(security.isin) }));
  const rowsBy = (standard: StandardId) =>
    stocks.map(({ security, cap }) => screenRow(security, cap, judged.get(`${security.isin} ${standard}`)));
  return {
    rows: new Map(standards.map(({ id }) => [id, rowsBy(id)])),
    searchable: stocks.map(({ security, cap }) => {
      const status = judged.get(`${security.isin} ${tasis.id}`)?.status ?? 3;
      return {
        summary: {
          type: 'stock',
          isin: security.isin,
          stock: security.name,
          stock_code: security.symbol,
          shariah_status: status,
          badge: badgeOf(status),
        },
        otherCodes: security.bseCode === null ? [security.isin] : [security.bseCode, security.isin],
        marketCapRupees: cap?.valueRupees ?? null,
      };
    }),
  };
}

type SecurityRow = typeof securities.$inferSelect;
type Cap = Awaited<ReturnType<typeof newestCaps>> extends Map<string, infer Row> ? Row : never;
type Judged = Awaited<ReturnType<typeof currentVerdicts>> extends Map<string, infer Row> ? Row : never;

function screenRow(security: SecurityRow, cap: Cap | undefined, judged: Judged | undefined): ScreenRow {
  const status = judged?.status ?? 3;
  const ratios = judged?.ratios ?? {};
  return {
    isin: security.isin,
    stock: security.name,
    stock_code: security.symbol,
    sector: security.sector,
    size: cap?.sizeClass ?? null,
    marketCapRupees: cap?.valueRupees ?? null,
    shariah_status: status,
    badge: badgeOf(status),
    reason: judged?.reason ?? notScreened,
    debt: ratios.debt ?? null,
    impureIncome: ratios.impure_income ?? null,
    liquidity: ratios.liquidity ?? ratios.interest_bearing_assets ?? null,
    accountsTo: judged?.accountsTo ?? null,
  };
}

/** The newest average of each stock; of two windows that end together, the longer. */
async function newestCaps(db: Database) {
  const rows = await db
    .selectDistinctOn([marketCaps.isin], {
      isin: marketCaps.isin,
      valueRupees: marketCaps.valueRupees,
      sizeClass: marketCaps.sizeClass,
    })
    .from(marketCaps)
    .orderBy(asc(marketCaps.isin), desc(marketCaps.asOf), desc(marketCaps.windowMonths));
  return new Map(rows.map((row) => [row.isin, row]));
}

/** Of each current verdict what a row shows; the database takes it out, so that the rest is never sent. */
async function currentVerdicts(db: Database) {
  const rows = await db
    .select({
      isin: verdicts.isin,
      standard: verdicts.standard,
      status: verdicts.status,
      accountsTo: verdicts.accountsTo,
      reason: sql<string | null>`${verdicts.verdict}->'reasons'->>0`,
      ratios: sql<Record<string, number | null> | null>`(
        select jsonb_object_agg(ratio->>'id', ratio->'value')
        from jsonb_array_elements(${verdicts.verdict}->'ratios') as ratio
      )`,
    })
    .from(verdicts)
    .where(eq(verdicts.current, true));
  return new Map(rows.map((row) => [`${row.isin} ${row.standard}`, row]));
}
