import { securities } from '../../../../../database/schema/facts/factsTables';
import { ipoKey } from '../../../records/iposRepository';
import type { StatedIpo } from '../../../records/iposRepository';
import type { Queryable } from '../../../../../database/client';

type Issue = Pick<StatedIpo, 'name' | 'opensOn' | 'closesOn' | 'listsOn' | 'asOf'>;

/** A name without its legal form, where "Co." and "Company" are one word. */
const lookupKey = (name: string) => ipoKey(name.replaceAll(/\bco\b/gi, 'company'));

/**
 * Finds the company of an issue that has no symbol: the only listed one of its name, on the exchange by the day the issue
 * opened. One that was listed later may be another company, and two with one name are ambiguous.
 */
export async function companyByName(transaction: Queryable): Promise<(issue: Issue) => string | undefined> {
  const { isin, name, listedOn } = securities;
  const known = new Map<string, { isin: string; listedOn: string | null }[]>();
  for (const company of await transaction.select({ isin, name, listedOn }).from(securities)) {
    const key = lookupKey(company.name);
    known.set(key, [...(known.get(key) ?? []), company]);
  }
  return (issue) => {
    const [only, another] = known.get(lookupKey(issue.name)) ?? [];
    if (!only?.listedOn || another) return undefined;
    return only.listedOn <= dayOf(issue) ? only.isin : undefined;
  };
}

/** The day of an issue: when its shares were first traded, if known. */
export const dayOf = ({ opensOn, closesOn, listsOn, asOf }: Omit<Issue, 'name'>): string =>
  listsOn ?? closesOn ?? opensOn ?? asOf;
