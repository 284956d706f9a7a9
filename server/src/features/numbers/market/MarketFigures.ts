import type { StandardId, StockFigures } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import { per } from '../per';
import type { AccountFigures } from './accountFigures';
import type { LastPriceRow } from './readLastPrices';
import type { Standing } from './readStandings';

/** Everything a list may show of one company, by every standard. */
export interface CompanyFigures {
  identity: Pick<
    StockFigures,
    'isin' | 'stock' | 'stock_code' | 'sector' | 'industry' | 'group' | 'subgroup'
  >;
  cap: { rupees: number; size: StockFigures['size']; asOf: string } | null;
  price: LastPriceRow | null;
  accounts: AccountFigures | null;
  standings: ReadonlyMap<StandardId, Standing>;
}

/** The whole market in memory. */
export class MarketFigures {
  readonly #rows = new Map<StandardId, Map<string, StockFigures>>();

  constructor(readonly companies: ReadonlyMap<string, CompanyFigures>) {}

  /** Every company by ISIN with the verdict of one standard; worked out once. */
  rowsBy(standard: StandardId): ReadonlyMap<string, StockFigures> {
    let rows = this.#rows.get(standard);
    if (rows === undefined) {
      rows = new Map([...this.companies].map(([isin, company]) => [isin, rowOf(company, standard)]));
      this.#rows.set(standard, rows);
    }
    return rows;
  }
}

function rowOf(company: CompanyFigures, standard: StandardId): StockFigures {
  const { identity, cap, price, accounts, standings } = company;
  const { status, stars } = standings.get(standard) ?? { status: 3 as const, stars: null };
  return {
    ...identity,
    size: cap?.size ?? null,
    shariah_status: status,
    badge: badgeOf(status),
    stars,
    marketCapRupees: cap?.rupees ?? null,
    marketCapAsOf: cap?.asOf ?? null,
    closeRupees: price?.closeRupees ?? null,
    change: price?.change ?? null,
    priceDay: price?.day ?? null,
    priceToEarnings: per(cap?.rupees ?? null, accounts?.netProfit ?? null),
    priceToBook: per(cap?.rupees ?? null, accounts?.equity ?? null),
    roe: accounts?.roe ?? null,
    roce: accounts?.roce ?? null,
    netMargin: accounts?.netMargin ?? null,
    debtToAssets: accounts?.debtToAssets ?? null,
    interestIncomeToIncome: accounts?.interestIncomeToIncome ?? null,
    salesGrowth1y: accounts?.salesGrowth1y ?? null,
    profitGrowth1y: accounts?.profitGrowth1y ?? null,
    accountsTo: accounts?.accountsTo ?? null,
    accountsDocument: accounts?.accountsDocument ?? null,
  };
}
