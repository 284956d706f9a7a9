import type { AccountingYear, AccountsNature, AccountsSeries } from '@tayyib/shared/contracts';
import { chooseFiling } from '@tayyib/shared/shariah';
import type { FiledAccounts } from '../../records/filedAccounts';
import { growthOf } from '../growth/growthOf';
import { accountingYears } from './accountingYears';
import type { FaceValueAt } from './faceValueAt';

/** A company's annual accounts in both natures, and which of them a verdict is based on. */
export interface Accounts {
  chosen: AccountsNature | null;
  series: AccountsSeries[];
}

const natures = ['consolidated', 'standalone'] as const;

/**
 * The annual accounts known by a day, with growth. `chosen` is the nature of the accounts a verdict is based on; a nature
 * without accounts is left out.
 */
export function accountsOf(
  filings: readonly FiledAccounts[],
  today: string,
  faceValue: FaceValueAt,
): Accounts {
  return {
    chosen: chooseFiling(filings, today)?.nature ?? null,
    series: natures
      .map((nature) => {
        const years = accountingYears(filings, nature, today, faceValue);
        return { nature, years, growth: growthOf(years) };
      })
      .filter(({ years }) => years.length > 0),
  };
}

/** The years a verdict is based on, with their growth; null without annual accounts. */
export function chosenSeries({ chosen, series }: Accounts): AccountsSeries | null {
  return series.find(({ nature }) => nature === chosen) ?? null;
}

/** The newest of those years; null without any. */
export function newestYear(accounts: Accounts): AccountingYear | null {
  return chosenSeries(accounts)?.years.at(-1) ?? null;
}
