import type { LedgerDue, StandardId } from '@tayyib/shared/contracts';
import { accountOf } from '@tayyib/shared/purification-ledger';
import { isKnown } from '../purification/Bounds';
import { dueOf, type HoldingResult } from '../purification/purify';
import type { MethodResult } from '../purification/purifyYear';
import type { MethodId } from '../purification/sources';

interface Options {
  method: MethodId;
  standard: StandardId;
  /** Today: a year that has not ended is not due yet. */
  day: string;
  /** Whether the most counts where facts leave a range. */
  usesMost: boolean;
}

export interface DueRequests {
  dues: LedgerDue[];
  /** How many companies and years are left out because their amount is not known. */
  openCount: number;
}

/** As many lines as a ledger stores of one due. */
const maxWorkingLines = 12;

/** What the calculator asks for, by company and financial year: parts of a holding that were bought apart are one due. */
export function dueRequests(
  results: readonly HoldingResult[],
  { method, standard, day, usesMost }: Options,
): DueRequests {
  const dues = new Map<string, LedgerDue>();
  const open = new Set<string>();
  for (const { holding, years } of results) {
    for (const { facts, methods } of years) {
      const account = { isin: holding.isin, name: holding.name.trim(), yearTo: facts.year.to };
      if (account.yearTo >= day) continue;
      const key = accountOf(account);
      const paise = paiseOf(methods[method], usesMost);
      if (paise === null) {
        open.add(key);
        continue;
      }
      const before = dues.get(key);
      const working = [...(before?.working ?? []), ...workingOf(methods[method])];
      dues.set(key, {
        ...account,
        method,
        standard,
        duePaise: (before?.duePaise ?? 0) + paise,
        working: working.slice(-maxWorkingLines),
      });
    }
  }
  // one part that is not known leaves the whole unknown
  for (const key of open) dues.delete(key);
  return { dues: [...dues.values()], openCount: open.size };
}

function paiseOf({ amount }: MethodResult, usesMost: boolean): number | null {
  if (amount === null) return null;
  const { leastPaise, mostPaise } = dueOf(amount);
  if (isKnown(amount)) return leastPaise;
  return usesMost ? mostPaise : null;
}

const workingOf = ({ working }: MethodResult) =>
  working.map(({ label, value }) => ({ label: label.slice(0, 300), value: value.slice(0, 120) }));
