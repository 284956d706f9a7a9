import { isOlderThan } from '../../values/calendar';
import { averageOver } from '../ratios/averageOver';
import { accountsAge } from '../age/accountsAge';
import { boundsOfInputs } from '../bounds/boundsOfInputs';
import { screenCompany } from '../business/screenCompany';
import { isNameTelling } from '../business/tellingName';
import { evidenceOf } from '../ratios/evidenceOf';
import { standingOf } from '../ratios/standingOf';
import type {
  AverageMarketCap,
  CompanyEvent,
  CompanyFacts,
  EarlierVerdict,
  FullerAccounts,
  ReceiptInputs,
  Standard,
} from '../types';

/**
 * Every input that affects a verdict, and nothing else. The symbol is omitted, and so is a name that decides nothing: a company that
 * changes them retains its receipts. Age is included as its state by the limits of the edition, the past only for rules that look back.
 */
export function receiptInputs(
  facts: CompanyFacts,
  standard: Standard,
  today: string,
  earlier: readonly EarlierVerdict[] = [],
): ReceiptInputs {
  const { isin, industry, filing, fuller, interim, activities } = facts;
  const isTelling = isNameTelling(facts, standard.business);
  const age = filing === null ? undefined : accountsAge(filing.periodEnd, standard, today);
  const events = eventsSince(facts, today);
  const evidence = evidenceOf(standard, earlier, today);
  const inputs: ReceiptInputs = {
    isin,
    industry,
    filing,
    ...(fuller && { fuller: agedFuller(fuller, standard, today) }),
    activities,
    ...(isTelling && { tellingName: facts.name }),
    marketCaps: usableCaps(facts, standard, today),
    areAccountsTooOld: areTooOld(filing, standard, today),
    ...(age !== undefined && { age }),
    ...(interim && { interim }),
    ...(events.length > 0 && { events }),
    standing: standingsOf(standard, evidence, today),
    ...(evidence.length > 0 && { earlier: evidence }),
  };
  const answered = withClassAnswer(inputs, facts.classAnswer, standard);
  const bounds = boundsOfInputs(answered, standard) ?? [];
  return bounds.length === 0 ? answered : { ...answered, bounds };
}

/** The same inputs, with an advisor's answer on the class if it decides what the company does. */
function withClassAnswer(
  inputs: ReceiptInputs,
  classAnswer: CompanyFacts['classAnswer'],
  standard: Standard,
): ReceiptInputs {
  if (classAnswer === undefined) return inputs;
  const answered = { ...inputs, classAnswer };
  const isUsed = screenCompany(answered, standard).findings.some(({ answer }) => answer !== undefined);
  return isUsed ? answered : inputs;
}

/** Complete accounts of before the newest, with their age on a day. */
export function agedFuller(
  filing: FullerAccounts['filing'],
  standard: Standard,
  today: string,
): FullerAccounts {
  const age = accountsAge(filing.periodEnd, standard, today);
  return { filing, areTooOld: areTooOld(filing, standard, today), ...(age !== undefined && { age }) };
}

/** Whether accounts are too old to decide. */
export function areTooOld(
  filing: ReceiptInputs['filing'],
  { accountsMaxAgeMonths }: Standard,
  today: string,
): boolean {
  return filing !== null && isOlderThan(filing.periodEnd, accountsMaxAgeMonths, today);
}

/** The state of each ratio before today's judgement, for rules that look back. */
export function standingsOf(
  { ratios }: Standard,
  earlier: readonly EarlierVerdict[],
  today: string,
): ReceiptInputs['standing'] {
  return Object.fromEntries(
    ratios.flatMap((rule) => {
      const standing = standingOf(rule, earlier, today);
      return standing === null ? [] : [[rule.id, standing]];
    }),
  );
}

/** What changed the company after the last day of the oldest accounts that may decide, oldest first. */
function eventsSince({ filing, fuller, events = [] }: CompanyFacts, today: string): CompanyEvent[] {
  if (filing === null) return [];
  const { periodEnd } = fuller ?? filing;
  return events
    .filter(({ day }) => day > periodEnd && day <= today)
    .sort((a, b) => a.day.localeCompare(b.day) || a.subject.localeCompare(b.subject));
}

/** Cached, since one edition judges thousands of companies on many days. */
const windows = new WeakMap<Standard, ReadonlySet<number>>();

/** The windows of average market capitalisation a standard requires, in months. */
export function windowsOf(standard: Standard): ReadonlySet<number> {
  const known = windows.get(standard) ?? windowsIn(standard);
  windows.set(standard, known);
  return known;
}

function windowsIn({ ratios }: Standard): Set<number> {
  return new Set(
    ratios
      .flatMap(({ numerator, denominator }) => [numerator, denominator])
      .flatMap(({ terms }) => Object.values(terms).flat())
      .flatMap((term) => ('averageMarketCapMonths' in term ? [term.averageMarketCapMonths] : [])),
  );
}

/** The averages known on the day that make up the windows the standard requires, unless the newest is too old. */
function usableCaps(facts: CompanyFacts, standard: Standard, today: string): AverageMarketCap[] {
  const known = facts.marketCaps.filter(({ source }) => source.asOf <= today);
  const used = [...windowsOf(standard)].flatMap((months) => {
    const parts = averageOver(months, known)?.parts ?? [];
    const isFresh =
      parts[0] !== undefined && !isOlderThan(parts[0].source.asOf, standard.marketCapMaxAgeMonths, today);
    return isFresh ? parts : [];
  });
  return [...new Set(used)];
}
