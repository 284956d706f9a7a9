import type { PortfolioEntry, PortfolioSource } from '@tayyib/shared/contracts';

/**
 * People have several accounts with one broker, such as one of the family. The key of a statement's entry says which: none for the first,
 * `account-2` for the next. Files name accounts by what identifies a person, which is not stored.
 */
const inKey = /^[a-z-]+:account-(\d{1,3}):/;

/** The number of the account that an entry of a statement is of. */
export const accountOf = ({ key }: Pick<PortfolioEntry, 'key'>): number => Number(inKey.exec(key)?.[1] ?? 1);

/** How the key of an entry of that account begins. */
export const keyOfAccount = (source: PortfolioSource, account: number): string =>
  account === 1 ? source : `${source}:account-${account}`;

/** An account of which the portfolio has a statement. */
export interface KnownAccount {
  account: number;
  /** Of its newest statement. */
  day: string;
  companies: number;
}

/** The accounts of which statements of a source are in the portfolio, by number. */
export function accountsOf(entries: readonly PortfolioEntry[], source: PortfolioSource): KnownAccount[] {
  const found = new Map<number, KnownAccount>();
  for (const entry of entries) {
    if (entry.kind !== 'opening' || entry.source !== source) continue;
    const account = accountOf(entry);
    const { day, companies } = found.get(account) ?? { day: entry.day, companies: 0 };
    found.set(account, { account, day: entry.day > day ? entry.day : day, companies: companies + 1 });
  }
  return [...found.values()].toSorted((a, b) => a.account - b.account);
}

/** The number of an account of which the portfolio has nothing. */
export const newAccount = (accounts: readonly KnownAccount[]): number =>
  Math.max(0, ...accounts.map(({ account }) => account)) + 1;
