import type { LedgerDue, StandardId } from '@tayyib/shared/contracts';
import { accountOf } from '@tayyib/shared/shariah/purification-ledger';
import { Fraction, toWholePaise } from '@tayyib/shared/values/amounts';
import { isKnown } from '../purification/Bounds';
import { dueOf, type HoldingResult, type YearResult } from '../purification/purify';
import type { MethodResult } from '../purification/purifyYear';
import type { MethodId } from '../purification/sources';

/** What is entered for an amount that is not known exactly: nothing, its estimate, or the most it can be. */
export type OpenChoice = 'nothing' | 'estimate' | 'most';

interface Options {
  method: MethodId;
  standard: StandardId;
  /** Today: a year that has not ended is not due yet. */
  day: string;
  open: OpenChoice;
}

export interface DueRequests {
  dues: LedgerDue[];
  /** How many companies and years are left out because their amount is not known. */
  openCount: number;
}

/** As many lines as a ledger stores of one due. */
const maxWorkingLines = 12;

/** One company or fund in one year. */
interface Account {
  account: Pick<LedgerDue, 'isin' | 'name' | 'yearTo'>;
  parts: { result: YearResult; paise: number }[];
}

/** What the calculator asks for, by company and financial year: parts of a holding that were bought apart are one due. */
export function dueRequests(results: readonly HoldingResult[], options: Options): DueRequests {
  const { method, standard, day } = options;
  const accounts = new Map<string, Account>();
  const open = new Set<string>();
  for (const { holding, years } of results) {
    for (const result of years) {
      const account = { isin: holding.isin, name: holding.name.trim(), yearTo: result.facts.year.to };
      if (account.yearTo >= day) continue;
      const key = accountOf(account);
      const paise = paiseOf(result.methods[method], options.open);
      if (paise === null) {
        open.add(key);
        continue;
      }
      const { parts } = accounts.get(key) ?? { parts: [] };
      accounts.set(key, { account, parts: [...parts, { result, paise }] });
    }
  }
  // one part that is not known leaves the whole unknown
  for (const key of open) accounts.delete(key);
  const dues = [...accounts.values()].map(({ account, parts }) => ({
    ...account,
    method,
    standard,
    duePaise: parts.reduce((sum, { paise }) => sum + paise, 0),
    working: parts.flatMap(({ result }) => workingOf(result.methods[method])).slice(-maxWorkingLines),
  }));
  return { dues, openCount: open.size };
}

function paiseOf({ amount, estimate, none }: MethodResult, open: OpenChoice): number | null {
  if (none !== null) return 0;
  if (amount !== null && isKnown(amount)) return dueOf(amount).leastPaise;
  if (open === 'most') return amount && dueOf(amount).mostPaise;
  return open === 'estimate' && estimate !== null ? toWholePaise(estimate.amount.times(hundred)) : null;
}

const hundred = Fraction.of(100);

const workingOf = ({ working }: MethodResult) =>
  working.map(({ label, value }) => ({ label: label.slice(0, 300), value: value.slice(0, 120) }));
