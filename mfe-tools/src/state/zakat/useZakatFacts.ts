import { toMessage } from '@tayyib/shared/sdk/errors';
import {
  useLazyGetHeldAccountsQuery,
  useLazyGetHeldFundQuery,
  useLazyGetHeldStockQuery,
} from '../../api/toolsApi';
import { companyFacts, type CompanyFacts } from '../../domain/zakat/shares/companyFacts';
import { companiesToRead, fundFacts } from '../../domain/zakat/shares/fundFacts';

/** How many companies of a fund are read at once. */
const atOnce = 5;

/** Reads what is on file of a company or a fund; a message where it cannot be read. Plans without accounts get the price alone. */
export function useZakatFacts() {
  const [readStock] = useLazyGetHeldStockQuery();
  const [readAccounts] = useLazyGetHeldAccountsQuery();
  const [readFund] = useLazyGetHeldFundQuery();

  const ofCompany = async (isin: string): Promise<CompanyFacts | string> => {
    const [stock, accounts] = await Promise.all([readStock(isin, true), readAccounts(isin, true)]);
    if (stock.data) return companyFacts(stock.data, accounts.data ?? null);
    return `What is on file could not be read. ${toMessage(stock.error)}`;
  };

  const ofFund = async (id: string): Promise<CompanyFacts | string> => {
    const { data, error } = await readFund(id, true);
    if (!data) return `What is on file could not be read. ${toMessage(error)}`;
    const isins = companiesToRead(data);
    const found = new Map<string, CompanyFacts>();
    for (let at = 0; at < isins.length; at += atOnce) {
      const some = isins.slice(at, at + atOnce);
      const facts = await Promise.all(some.map(ofCompany));
      facts.forEach((each, index) => {
        const isin = some[index];
        if (isin !== undefined && typeof each !== 'string') found.set(isin, each);
      });
    }
    const fund = fundFacts(data, found);
    const { nav } = data.fund;
    return {
      closeRupees: nav?.rupees ?? null,
      closeDay: nav?.day ?? null,
      marketCapRupees: null,
      marketCapMonths: null,
      accounts: null,
      fund,
      missing: fund === null ? noLookThrough(data.holdingsSource !== null, found) : null,
    };
  };
  return { ofCompany, ofFund };
}

const noLookThrough = (isPublished: boolean, found: ReadonlyMap<string, CompanyFacts>): string =>
  isPublished
    ? ([...found.values()].find(({ missing }) => missing !== null)?.missing ??
      'No accounts of the companies it holds are on file.')
    : 'It has published no holdings that are on file.';
