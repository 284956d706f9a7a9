import type {
  FactsOfAccounts,
  LedgerAccounts,
  LedgerLine,
  PurificationCompany,
  PurificationYearsReply,
} from '@tayyib/shared/contracts';
import { accountOf, balancesOf, newestDues } from '@tayyib/shared/purification-ledger';
import { Fraction } from '../exact/Fraction';
import type { DueAmount } from '../purification/purify';
import type { MethodId } from '../purification/sources';
import { countsPerShare, dueByAccounts, factorSince } from './dueByAccounts';
import { ledgerAccountsOf } from './dueFacts';

/** Why a due cannot be compared with the accounts on file. */
export type Incomparable = 'older' | 'fund' | 'locked' | 'gone' | 'period' | 'shares';

/** A due that differs from what the accounts now on file come to. */
export interface Restated {
  /** The account's newest due. */
  line: LedgerLine;
  method: MethodId;
  /** The accounts it was computed from; null: none were on file. */
  before: LedgerAccounts | null;
  now: LedgerAccounts;
  /** Whether another filing is on file; otherwise what counts as impure in the same filing changed. */
  isOtherFiling: boolean;
  /** The editions of the standard, where they differ. */
  editions: { before: string; now: string } | null;
  /** What the ledger has as due for the account in all. */
  duePaise: number;
  /** What is due by the accounts on file. */
  due: DueAmount;
  /** The due to correct to; null where the accounts leave a range, or another filing is not the reason. */
  correctedPaise: number | null;
  /** What the corrected due is computed from. */
  facts: FactsOfAccounts;
}

export interface Comparison {
  /** By company, newest year first. */
  restated: readonly Restated[];
  incomparable: readonly { line: LedgerLine; why: Incomparable }[];
  /** How many dues were compared and do not differ. */
  sameCount: number;
}

type Lines = readonly LedgerLine[];
type Found = Restated | Incomparable | 'same' | 'independent';

/** Compares what is due in a ledger with the accounts on file: those a due was computed from may have been restated since. */
export function compareAccounts(lines: Lines, replies: readonly PurificationYearsReply[]): Comparison {
  const balances = new Map(balancesOf(lines).map((balance) => [accountOf(balance), balance.duePaise]));
  const restated: Restated[] = [];
  const incomparable: { line: LedgerLine; why: Incomparable }[] = [];
  let sameCount = 0;
  for (const [key, line] of newestDues(lines)) {
    const found = compare(line, balances.get(key) ?? 0, replies);
    if (found === 'same') sameCount += 1;
    else if (typeof found === 'object') restated.push(found);
    else if (found !== 'independent') incomparable.push({ line, why: found });
  }
  const byYear = (a: { line: LedgerLine }, b: { line: LedgerLine }) =>
    a.line.name.localeCompare(b.line.name) || b.line.yearTo.localeCompare(a.line.yearTo);
  return { restated: restated.sort(byYear), incomparable: incomparable.sort(byYear), sameCount };
}

function compare(line: LedgerLine, duePaise: number, replies: readonly PurificationYearsReply[]): Found {
  const { facts, method, isin } = line;
  if (facts === null || method === null) return 'older';
  if (facts.of === 'typed') return 'independent';
  if (facts.of === 'fund') return 'fund';
  const isAbout = ({ companies, standard }: PurificationYearsReply) =>
    standard.id === line.standard && companies.some((company) => company.isin === isin);
  const reply = replies.find(isAbout);
  const company = reply?.companies.find((each) => each.isin === isin);
  if (reply === undefined || company === undefined) return 'gone';
  if (!reply.isDetailed) return 'locked';
  const year = company.years.find(({ to }) => to === line.yearTo);
  if (year === undefined) return facts.accounts === null ? 'same' : 'gone';
  if (year.from !== facts.yearFrom) return 'period';
  const now = ledgerAccountsOf(year);
  const factor = countsPerShare(method) ? sharesSince(facts, company, now) : Fraction.one;
  const due = factor && dueByAccounts(facts, method, now, factor);
  if (!factor || !due) return 'shares';
  const isKnown = due.leastPaise === due.mostPaise;
  const paise = isKnown || facts.usesMost ? due.mostPaise : null;
  if (paise === duePaise) return 'same';
  const { accounts: before, edition } = facts;
  const isOtherFiling = before === null || !isSameFiling(before, now);
  const newEdition = reply.standard.edition;
  return {
    line,
    method,
    before,
    now,
    isOtherFiling,
    duePaise,
    due,
    editions: edition === null || edition === newEdition ? null : { before: edition, now: newEdition },
    correctedPaise: isOtherFiling ? paise : null,
    facts: {
      ...facts,
      accounts: now,
      edition: newEdition,
      countedOn: reply.day,
      bases: facts.bases.flatMap((base) => Fraction.ofRatio(base)?.times(factor).toRatio() ?? []),
    },
  };
}

const sharesSince = (
  { accounts, countedOn }: FactsOfAccounts,
  { steps }: PurificationCompany,
  { shares }: LedgerAccounts,
) => factorSince(countedOn, steps, { before: accounts?.shares ?? null, now: shares });

const isSameFiling = (before: LedgerAccounts, now: LedgerAccounts) =>
  before.document === now.document && before.nature === now.nature && before.publishedOn === now.publishedOn;
