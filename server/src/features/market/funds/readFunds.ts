import type { FundHoldingRow, FundRow, PurificationYear, StandardId } from '@tayyib/shared/contracts';
import { impureShareOf } from '@tayyib/shared/shariah';
import type { Fund, FundHolding } from '../../facts/records/fundsRepository';
import { latestHoldings, latestNavs } from '../../facts/records/fundsRepository';
import { funds } from '../../../database/schema/facts/fundTables';
import type { Queryable } from '../../../database/client';
import { figuresBy } from '../marketSnapshot/companies/Company';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';
import { lookThrough } from './lookThrough';

/** The schemes AMFI lists, by name, with the holdings of those that disclose them. */
export interface StoredFunds {
  all: Fund[];
  holdings: Map<string, FundHolding[]>;
}

export async function readFunds(db: Queryable): Promise<StoredFunds> {
  const [all, holdings] = await Promise.all([
    db.select().from(funds).orderBy(funds.name),
    latestHoldings(db),
  ]);
  return { all, holdings };
}

/** Each holding with the verdict on its company. */
export function holdingRows(
  holdings: readonly FundHolding[],
  market: MarketFigures,
  standard: StandardId,
  years: ReadonlyMap<string, PurificationYear>,
): FundHoldingRow[] {
  return holdings.map(({ name, isin, industry, share, quantity, marketValueRupees }) => {
    const company = isin === null ? undefined : market.company(isin);
    const row = company && figuresBy(company, standard);
    return {
      name,
      isin,
      industry,
      share,
      quantity,
      marketValueRupees,
      verdict: row
        ? {
            stock: row.stock,
            stock_code: row.stock_code,
            shariah_status: row.shariah_status,
            badge: row.badge,
            accountsTo: row.verdictAccountsTo ?? null,
            freshness: row.freshness ?? null,
            isProvisional: row.isProvisional,
            grade: row.grade ?? null,
          }
        : null,
      impure: isin === null ? null : impureOf(years.get(isin)),
    };
  });
}

/** The impure share of a company by some of its accounts; null where nothing bounds it. */
export function impureOf(year: PurificationYear | undefined): FundHoldingRow['impure'] {
  const share = year && impureShareOf(year.impure);
  return year && share ? { share, year } : null;
}

/** The companies that some funds hold. */
export const isinsHeld = (chosen: readonly Fund[], holdings: StoredFunds['holdings']): string[] =>
  chosen.flatMap(({ schemeCode }) => (holdings.get(schemeCode) ?? []).flatMap(({ isin }) => isin ?? []));

/** Whether a scheme is called Shariah or ethical, by its own name or by a list. */
export const isCalledEthical = ({ name, ethicsRemark }: Pick<Fund, 'name' | 'ethicsRemark'>) =>
  ethicsRemark !== null || /shariah|ethical|islamic/i.test(name);

/** Funds as list rows, with their latest value and their holdings. */
export async function fundRows(
  db: Queryable,
  chosen: readonly Fund[],
  holdings: StoredFunds['holdings'],
  market: MarketFigures,
  standard: StandardId,
  years: ReadonlyMap<string, PurificationYear>,
): Promise<FundRow[]> {
  const navs =
    chosen.length === 0
      ? new Map<string, { day: string; navRupees: number }>()
      : await latestNavs(
          db,
          chosen.map(({ schemeCode }) => schemeCode),
        );
  return chosen.map((fund) => {
    const nav = navs.get(fund.schemeCode);
    const ofFund = holdings.get(fund.schemeCode) ?? [];
    const [first] = ofFund;
    return {
      id: fund.schemeCode,
      name: fund.name,
      house: fund.house,
      category: fund.category,
      plan: fund.plan,
      option: fund.option,
      isin: fund.isin,
      isCalledEthical: isCalledEthical(fund),
      nav: nav ? { rupees: nav.navRupees, day: nav.day } : null,
      lookThrough: first ? lookThrough(holdingRows(ofFund, market, standard, years), first.asOf) : null,
    };
  });
}
