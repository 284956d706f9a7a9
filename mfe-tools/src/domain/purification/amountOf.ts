import type { PurificationCompany } from '@tayyib/shared/contracts';
import type { Holding } from './purificationForm';
import { purifyHolding, totalOf, type MethodTotal } from './purify';
import type { MethodId } from './sources';

interface Amount {
  total: MethodTotal;
  /** Holdings without a day or a number of shares, which are not included. */
  incomplete: number;
}

interface By {
  companies: readonly PurificationCompany[];
  day: string;
  method: MethodId;
}

/** What holdings of companies come to by one method. One after another: the results of ten thousand would fill the memory of a phone. */
export function amountOf(holdings: readonly Holding[], { companies, day, method }: By): Amount {
  const byIsin = new Map(companies.map((company) => [company.isin, company]));
  let incomplete = 0;
  function* results() {
    for (const holding of holdings) {
      const result = purifyHolding(holding, byIsin.get(holding.isin ?? '') ?? null, day);
      if (result.incomplete !== null) incomplete += 1;
      yield result;
    }
  }
  const total = totalOf(results(), method);
  return { total, incomplete };
}
