import type { IpoRow, StandardId } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import type { Ipo } from '../../facts/facts/iposRepository';
import { ipoStatusOn } from '../../facts/facts/iposRepository';
import { figuresBy } from '../marketSnapshot/companies/Company';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));
const codes = { compliant: 1, non_compliant: 2, under_review: 0 } as const;

/** An IPO as a row. Its verdict is that of the company once listed; under review until then. */
export function ipoRow(ipo: Ipo, market: MarketFigures, standard: StandardId): IpoRow {
  const company = ipo.isin === null ? undefined : market.company(ipo.isin);
  const figures = company && figuresBy(company, standard);
  const badge = figures?.badge ?? badgeOf(3);
  return {
    id: ipo.key,
    company_name: ipo.name,
    symbol: ipo.symbol,
    isin: ipo.isin,
    segment: ipo.segment,
    stage: ipoStatusOn(ipo, market.day),
    opensOn: ipo.opensOn,
    closesOn: ipo.closesOn,
    listsOn: ipo.listsOn,
    priceLow: numberOrNull(ipo.priceLow),
    priceHigh: numberOrNull(ipo.priceHigh),
    issuePrice: numberOrNull(ipo.issuePrice),
    listPrice: numberOrNull(ipo.listPrice),
    lotSize: ipo.lotSize,
    issueSizeRupees: ipo.issueSizeRupees,
    subscribedTimes: numberOrNull(ipo.subscribedTimes),
    shariah_status: codes[badge],
    badge,
    accountsTo: figures?.accountsTo ?? null,
    freshness: figures?.freshness ?? null,
    isProvisional: figures?.isProvisional,
  };
}
