import type { FactsOfAccounts, LedgerAccounts, LedgerFacts } from '@tayyib/shared/contracts';
import { Fraction } from '../exact/Fraction';
import { dayIn, fieldOf, textIn } from '../readFields';

/** Reads what a due was computed from; null where it was not stored, or is something else: then it cannot be compared. */
export function readFacts(saved: unknown): LedgerFacts | null {
  const of = textIn(saved, 'of');
  if (of === 'typed' || of === 'fund') return { of };
  return of === 'accounts' ? readOfAccounts(saved) : null;
}

function readOfAccounts(saved: unknown): FactsOfAccounts | null {
  const yearFrom = dayIn(saved, 'yearFrom');
  const countedOn = dayIn(saved, 'countedOn');
  const fixedPaise = wholeIn(saved, 'fixedPaise');
  const bases = fieldOf(saved, 'bases');
  const found = fieldOf(saved, 'accounts');
  const accounts = readAccounts(found);
  if (yearFrom === null || countedOn === null || fixedPaise === null || fixedPaise < 0) return null;
  if (found !== null && accounts === null) return null;
  if (!Array.isArray(bases) || bases.length === 0 || !bases.every(isBase)) return null;
  const usesMost = fieldOf(saved, 'usesMost') === true;
  const edition = textIn(saved, 'edition');
  return { of: 'accounts', yearFrom, accounts, edition, countedOn, bases, fixedPaise, usesMost };
}

const isBase = (base: unknown): base is string => typeof base === 'string' && Fraction.ofRatio(base) !== null;

function readAccounts(saved: unknown): LedgerAccounts | null {
  const nature = textIn(saved, 'nature');
  const document = textIn(saved, 'document');
  const impure = fieldOf(saved, 'impure');
  const leastRupees = wholeIn(impure, 'leastRupees');
  const imputedRupees = wholeIn(saved, 'imputedRupees');
  const shares = fieldOf(saved, 'shares');
  if (nature !== 'consolidated' && nature !== 'standalone') return null;
  if (document === null || leastRupees === null || imputedRupees === null) return null;
  return {
    nature,
    document,
    imputedRupees,
    publishedOn: dayIn(saved, 'publishedOn'),
    shares: typeof shares === 'number' && shares > 0 ? shares : null,
    impure: {
      leastRupees,
      mostRupees: wholeIn(impure, 'mostRupees'),
      totalIncomeRupees: wholeIn(impure, 'totalIncomeRupees'),
    },
  };
}

function wholeIn(from: unknown, name: string): number | null {
  const value = fieldOf(from, name);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}
