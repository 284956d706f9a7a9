import { formatDay, formatPercent } from '@tayyib/shared/values/format';
import { Fraction, least, most } from '@tayyib/shared/values/amounts';
import type { CompanyShare } from '../zakatSheet';

/** What of a fund counts by the accounts of the companies it holds, as it was computed. */
export interface FundFacts {
  /** Of net assets, what counts of the companies whose accounts are on file. */
  counted: number;
  /** Of net assets, those companies. */
  known: number;
  /** How many companies that are. */
  companies: number;
  /** Of how many of them what they owe within a year is deducted. */
  netCompanies: number;
  asOf: string;
  document: string;
}

/** The part of a fund that counts: of known companies by their accounts, of everything else all of it, so that it is never too little. */
export function fundShareOf({
  counted,
  known,
  companies,
  netCompanies,
  asOf,
  document,
}: FundFacts): CompanyShare {
  const rest = most(Fraction.zero, Fraction.one.minus(Fraction.of(known)));
  return {
    part: least(Fraction.one, Fraction.of(counted).plus(rest)),
    isNet: companies > 0 && netCompanies === companies,
    working: [
      `Holdings published as of ${formatDay(asOf)} (${document}).`,
      `${companies} ${companies === 1 ? 'company' : 'companies'} with accounts on file, ${formatPercent(known)} of the fund: liquid assets over market value, weighted, are ${formatPercent(counted)} of the fund.`,
      dueWords(netCompanies, companies),
      `The other ${formatPercent(rest.toNumber())}, such as cash, bonds and companies without accounts, counts in full.`,
    ],
  };
}

function dueWords(netCompanies: number, companies: number): string {
  if (netCompanies === 0)
    return 'What they owe within a year is not deducted: their accounts do not state it.';
  return netCompanies === companies
    ? 'What they owe within a year by their accounts is deducted.'
    : `What they owe within a year is deducted of ${netCompanies} of the ${companies}: the accounts of the others do not state it.`;
}
