import type { IndustryListReply, IpoEntry, ListedStock } from '@tayyib/shared/contracts';
import { ipoStatusOn } from '../../facts/records/iposRepository';
import type { Ipo } from '../../facts/records/iposRepository';
import { forEachYielding } from '../../../lib/CooperativePace';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';
import { ipoStatus, statusOfCompany } from '../marketSnapshot/search/ipoSummary';
import { stockSummary } from '../marketSnapshot/search/stockSummary';
import { versionInParts, versionOf } from '../../../lib/hashes';

/** Every stock by code, with the version of the list. Yields to the event loop while building. */
export const stockList = memoizePerSnapshot(async ({ dossiers }) => {
  const stocks: ListedStock[] = [];
  const version = versionInParts();
  await forEachYielding(dossiers, (dossier) => {
    const { bseCode, sector, industry } = dossier;
    const stock = { ...stockSummary(dossier), bseCode, sector, industry };
    stocks.push(stock);
    version.add(stock);
  });
  return { stocks, version: version.value() };
});

/** Sectors with their industries; companies without a class appear in none. */
export const industryList = memoizePerSnapshot(async (snapshot) => {
  const sectors = new Map<string, Map<string, ListedStock[]>>();
  const { stocks } = await stockList(snapshot);
  await forEachYielding(stocks, (stock) => {
    if (stock.sector === null) return;
    const industries = sectors.get(stock.sector) ?? new Map<string, ListedStock[]>();
    sectors.set(stock.sector, industries);
    const industry = stock.industry ?? stock.sector;
    const members = industries.get(industry) ?? [];
    industries.set(industry, members);
    members.push(stock);
  });
  const data: IndustryListReply['data'] = byName(sectors).map(([sector, industries]) => ({
    sector,
    ...countsOf([...industries.values()].flat()),
    industries: byName(industries).map(([industry, members]) => ({ industry, ...countsOf(members) })),
  }));
  return { data, version: versionOf(data) };
});

/** IPOs, newest first. */
export const ipoList = memoizePerSnapshot((snapshot) => {
  const data = [...snapshot.ipos]
    .sort((a, b) => newestDay(b).localeCompare(newestDay(a)))
    .map((ipo) => ipoEntry(ipo, snapshot));
  return { data, version: versionOf(data) };
});

const newestDay = ({ opensOn, listsOn }: Ipo) => opensOn ?? listsOn ?? '';
const byName = <Value>(groups: ReadonlyMap<string, Value>) =>
  [...groups].sort(([a], [b]) => a.localeCompare(b, 'en'));
const countsOf = (stocks: readonly ListedStock[]) => ({
  companies: stocks.length,
  compliant: stocks.filter(({ badge }) => badge === 'compliant').length,
});
const numberOf = (value: string | null) => (value === null ? null : Number(value));

function ipoEntry(ipo: Ipo, snapshot: MarketSnapshot): IpoEntry {
  const { key, name, symbol, isin, segment, opensOn, closesOn, listsOn, lotSize, issueSizeRupees } = ipo;
  const { publisher, document, asOf } = ipo;
  return {
    type: 'ipo',
    id: key,
    company_name: name,
    shariah_status: ipoStatus(statusOfCompany(snapshot, isin)),
    symbol,
    isin,
    segment,
    status: ipoStatusOn(ipo, snapshot.day),
    opensOn,
    closesOn,
    listsOn,
    priceLow: numberOf(ipo.priceLow),
    priceHigh: numberOf(ipo.priceHigh),
    issuePrice: numberOf(ipo.issuePrice),
    listPrice: numberOf(ipo.listPrice),
    lotSize,
    issueSizeRupees,
    subscribedTimes: numberOf(ipo.subscribedTimes),
    source: { publisher, document, asOf },
  };
}
