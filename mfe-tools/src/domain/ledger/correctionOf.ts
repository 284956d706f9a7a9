import type { LedgerDue } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/format';
import { inRupees } from '../paise';
import { rateInWords } from '../purification/working';
import type { Restated } from './compareAccounts';
import { countsPerShare, rateOf } from './dueByAccounts';

/** What happened to the accounts of a due: `Accounts of the year to 31 Mar 2024 restated on 12 Aug 2024`. */
export function whyRestated({ line, before, now, isOtherFiling, editions }: Restated): string {
  const year = `the year to ${formatDay(line.yearTo)}`;
  const on = now.publishedOn === null ? '' : ` on ${formatDay(now.publishedOn)}`;
  const read = editions === null ? '' : `, read by edition ${editions.now} (before: ${editions.before})`;
  if (!isOtherFiling)
    return `The accounts of ${year} are the same, but what counts as impure in them changed${read}`;
  if (before === null) return `Accounts of ${year} filed${on}; none were on file before${read}`;
  if (before.nature !== now.nature)
    return `Accounts of ${year}: ${now.nature} ones filed${on}, in place of ${before.nature} ones${read}`;
  return `Accounts of ${year} restated${on}${read}`;
}

/** `impure share 2.15% before, 2.3% now`. */
export function ratesInWords({ method, before, now }: Restated): string {
  const what = countsPerShare(method) ? 'impure income per share' : 'impure share';
  const inWords = (accounts: typeof before) => {
    const rate = accounts === null ? null : rateOf(method, accounts);
    return rate === null ? 'not known' : rateInWords(rate, countsPerShare(method));
  };
  return `${what} ${inWords(before)} before, ${inWords(now)} now`;
}

/** What is added to the ledger for accounts that were restated: the due in all by them. Null where there is nothing to correct to. */
export function correctionOf(restated: Restated): LedgerDue | null {
  const { line, duePaise, correctedPaise, facts, method } = restated;
  if (correctedPaise === null) return null;
  const { isin, name, yearTo, standard, id } = line;
  return {
    isin,
    name,
    yearTo,
    standard,
    method,
    facts,
    duePaise: correctedPaise,
    corrects: id,
    working: [
      { label: `${whyRestated(restated)}: ${ratesInWords(restated)}`, value: '' },
      { label: 'Due in the ledger before', value: inRupees(duePaise) },
      { label: 'Due by these accounts', value: inRupees(correctedPaise) },
    ],
  };
}
