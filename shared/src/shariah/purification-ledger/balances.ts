import type { LedgerLine } from '@tayyib/shared/contracts';

/** A company or fund in one of its financial years. */
export type LedgerAccount = Pick<LedgerLine, 'isin' | 'name' | 'yearTo'>;

/** What is due and paid for one account, in whole paise. */
export interface LedgerBalance extends LedgerAccount {
  duePaise: number;
  paidPaise: number;
  /** What is still to pay; below 0 where more was paid than is due. */
  balancePaise: number;
}

/** Identifies accounts: by ISIN, or by name where there is none. */
export const accountOf = ({ isin, name, yearTo }: LedgerAccount): string =>
  `${isin ?? name.trim().toLowerCase()} ${yearTo}`;

type Line = Pick<LedgerLine, 'kind' | 'amountPaise'> & LedgerAccount;

/** The balance of every account, newest year first, then by name. The order of lines does not matter. */
export function balancesOf(lines: readonly Line[]): LedgerBalance[] {
  const balances = new Map<string, LedgerBalance>();
  for (const line of lines) {
    const key = accountOf(line);
    const { isin, name, yearTo } = line;
    const balance = balances.get(key) ?? { isin, name, yearTo, duePaise: 0, paidPaise: 0, balancePaise: 0 };
    balances.set(key, balance);
    // a company without an ISIN may be written in several ways
    if (name < balance.name) balance.name = name;
    if (line.kind === 'due') balance.duePaise += line.amountPaise;
    else balance.paidPaise += line.amountPaise;
    balance.balancePaise = balance.duePaise - balance.paidPaise;
  }
  return [...balances.values()].sort(
    (a, b) =>
      b.yearTo.localeCompare(a.yearTo) ||
      a.name.localeCompare(b.name) ||
      accountOf(a).localeCompare(accountOf(b)),
  );
}

/** All accounts together. */
export function totalBalance(
  balances: readonly LedgerBalance[],
): Pick<LedgerBalance, 'duePaise' | 'paidPaise' | 'balancePaise'> {
  const sum = { duePaise: 0, paidPaise: 0, balancePaise: 0 };
  for (const { duePaise, paidPaise, balancePaise } of balances) {
    sum.duePaise += duePaise;
    sum.paidPaise += paidPaise;
    sum.balancePaise += balancePaise;
  }
  return sum;
}
