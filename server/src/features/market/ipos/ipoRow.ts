import type { IpoRow, StandardId } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import type { Ipo } from '../../facts/records/iposRepository';
import { ipoStatusOn } from '../../facts/records/iposRepository';
import { dayNumber } from '@tayyib/shared/values/calendar';
import type { Company } from '../marketSnapshot/companies/Company';
import { factorSince } from '../marketSnapshot/reading/readPrices';
import { figuresBy } from '../marketSnapshot/companies/Company';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));
const codes = { compliant: 1, non_compliant: 2, under_review: 0 } as const;

/** How far the last close stands above the issue price, as both count today. */
function gainSinceIssue({ issuePrice, closesOn, listsOn }: Ipo, company: Company | undefined) {
  const { closeRupees, priceDay } = company?.row ?? {};
  const since = listsOn ?? closesOn;
  if (!company || !closeRupees || !priceDay || !since || !Number(issuePrice)) return null;
  // a close from before the listing is of another company of that ISIN
  if (priceDay < since) return null;
  const issued = Number(issuePrice) * factorSince(company.dossier.steps, dayNumber(since));
  return { value: closeRupees / issued - 1, day: priceDay };
}

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
    gainSinceIssue: gainSinceIssue(ipo, company),
    shariah_status: codes[badge],
    badge,
    accountsTo: figures?.verdictAccountsTo ?? null,
    freshness: figures?.freshness ?? null,
    isProvisional: figures?.isProvisional,
    grade: figures?.grade ?? null,
  };
}
