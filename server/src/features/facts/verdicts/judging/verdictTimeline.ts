import { spokenDay } from '@tayyib/shared/values/calendar';
import type { StatusCode, Verdict } from '@tayyib/shared/contracts';
import {
  accountsOn,
  chooseFiling,
  hashReceipt,
  isAnnual,
  isDerivedAverage,
  judgeInputs,
  knownOn,
  receiptInputs,
  windowsOf,
} from '@tayyib/shared/shariah';
import type { EarlierVerdict, ReceiptInputs, Standard } from '@tayyib/shared/shariah';
import type { CompanyRecord } from '../../records/companyFacts';

/** A verdict at the time a dated fact became known. */
export interface DatedVerdict {
  /** The day of that fact; null for the verdict on no dated fact at all. */
  factsAsOf: string | null;
  cause: string;
  verdict: Verdict;
  inputs: ReceiptInputs;
}

/** Where a stored history ends. */
export interface StoredEnd {
  factsAsOf: string | null;
  receipt: string;
  computedStatus: StatusCode;
  /** How old its accounts were then; null if it does not say. */
  ageState: AgeState | null;
  /** The same of complete accounts beside a summary; null without any. */
  fullerState: AgeState | null;
}

type AgeState = NonNullable<ReceiptInputs['age']>['state'];

type AgeStates = Pick<StoredEnd, 'ageState' | 'fullerState'>;

export interface Timeline {
  /** Steps after the stored end at which something changed, oldest first. */
  steps: DatedVerdict[];
  /** The verdict of today. */
  now: DatedVerdict;
}

interface DatedFact {
  day: string;
  cause: string;
}

/**
 * The verdicts of a standard on each day a dated fact became known, oldest first, and the verdict of today. Each uses
 * only facts known by then, and an advisor's answer on a class from its day; a company's identity and exchange class count as always known.
 * @param end where the stored history ends; without it, the history starts at the beginning
 * @param cause why today's verdict differs from the stored one though no newer fact explains it
 */
export function verdictTimeline(
  company: CompanyRecord,
  standard: Standard,
  today: string,
  end?: StoredEnd,
  cause = `Judged again on ${spokenDay(today)}`,
): Timeline {
  const dated = datedFacts(company, standard).filter(({ day }) => day <= today);
  const looksBack = standard.ratios.some(({ hysteresis }) => hysteresis !== undefined);
  const earlier: EarlierVerdict[] = [];
  let judged: Judged | undefined;
  const steps: DatedVerdict[] = [];
  let last: Pick<StoredEnd, 'receipt' | 'computedStatus'> | undefined = end;
  let before: AgeStates = { ageState: end?.ageState ?? null, fullerState: end?.fullerState ?? null };
  const take = (step: DatedVerdict) => {
    before = statesOf(step.inputs);
    const isSame =
      last?.receipt === step.verdict.receipt && last.computedStatus === step.verdict.computedStatus;
    if (!isSame) steps.push(step);
    last = step.verdict;
  };

  for (const fact of dated) {
    const isNew = end === undefined || fact.day > (end.factsAsOf ?? '');
    if (!isNew && !looksBack) continue;
    judged = verdictOn(company, standard, fact.day, earlier, judged);
    earlier.push({ day: fact.day, ...judged.verdict });
    if (isNew) take({ ...judged, factsAsOf: fact.day, cause: fact.cause });
  }
  const factsAsOf = dated.at(-1)?.day ?? null;
  const isFirst = end === undefined && factsAsOf === null;
  judged = verdictOn(company, standard, today, earlier, judged);
  const now = {
    ...judged,
    factsAsOf,
    cause: isFirst ? 'Listed; no accounts on file yet' : (agedSince(judged.inputs, before) ?? cause),
  };
  take(now);
  return { steps, now };
}

const ageWords: Record<AgeState, string> = {
  fresh: 'are fresh',
  ageing: 'are ageing',
  outdated: 'are outdated',
  too_old: 'decide nothing, for their age,',
};

/** That time alone changed a verdict; null where the age of its accounts is what it was. */
function agedSince({ age, filing, fuller }: ReceiptInputs, before: AgeStates): string | null {
  return (
    ageingInWords(filing, age, before.ageState) ??
    ageingInWords(fuller?.filing ?? null, fuller?.age, before.fullerState)
  );
}

function ageingInWords(
  filing: ReceiptInputs['filing'],
  age: ReceiptInputs['age'],
  before: AgeState | null,
): string | null {
  if (age?.since == null || filing === null || before === null || before === age.state) return null;
  return `The accounts to ${spokenDay(filing.periodEnd)} ${ageWords[age.state]} since ${spokenDay(age.since)}`;
}

const statesOf = ({ age, fuller }: ReceiptInputs): AgeStates => ({
  ageState: age?.state ?? null,
  fullerState: fuller?.age?.state ?? null,
});

type Judged = Pick<DatedVerdict, 'verdict' | 'inputs'>;

/**
 * A verdict on the facts known by a day.
 * @param before the verdict of the day before, which stays where a receipt shows that its inputs did
 */
function verdictOn(
  { filings, classAnswer, ...company }: CompanyRecord,
  standard: Standard,
  day: string,
  earlier: readonly EarlierVerdict[],
  before: Judged | undefined,
): Judged {
  const facts = {
    ...company,
    ...accountsOn(filings, day),
    ...(classAnswer !== undefined && classAnswer.answeredOn <= day && { classAnswer }),
  };
  const inputs = receiptInputs(facts, standard, day, earlier);
  const receipt = hashReceipt(inputs, standard);
  const verdict =
    before?.verdict.receipt === receipt ? before.verdict : judgeInputs(inputs, standard, receipt);
  return { inputs, verdict: { ...verdict, judgedOn: day } };
}

function datedFacts(company: CompanyRecord, standard: Standard): DatedFact[] {
  const byDay = new Map<string, string>();
  for (const { day, cause } of [...interimFacts(company), ...eventFacts(company)]) byDay.set(day, cause);
  for (const filing of company.filings.filter(isAnnual)) {
    const day = knownOn(filing);
    byDay.set(day, `Annual results to ${spokenDay(filing.periodEnd)}, filed ${spokenDay(day)}`);
  }
  for (const { source, windowMonths } of averagesOf(company, standard)) {
    const average = isDerivedAverage(source) ? 'Derived average' : 'Average';
    byDay.set(
      source.asOf,
      `${average} market capitalisation of the ${windowMonths} months to ${spokenDay(source.asOf)}`,
    );
  }
  return [...byDay].map(([day, cause]) => ({ day, cause })).sort((a, b) => a.day.localeCompare(b.day));
}

/** Averages that a standard may use. Of a company without accounts only the newest: the earlier ones decided nothing. */
function averagesOf({ marketCaps, filings }: CompanyRecord, standard: Standard) {
  const longest = Math.max(0, ...windowsOf(standard));
  const usable = marketCaps.filter(({ windowMonths }) => windowMonths <= longest);
  return filings.length === 0 ? usable.slice(-1) : usable;
}

/** Later balance sheets than those of the accounts that decided when they were filed. */
function interimFacts({ filings }: CompanyRecord): DatedFact[] {
  return filings.flatMap((filing) => {
    const day = knownOn(filing);
    if (isAnnual(filing) || accountsOn(filings, day).interim !== filing) return [];
    return [{ day, cause: `Interim results to ${spokenDay(filing.periodEnd)}, filed ${spokenDay(day)}` }];
  });
}

const eventNames: Record<CompanyRecord['events'][number]['kind'], string> = {
  demerger: 'Demerger',
  merger: 'Merger',
  scheme: 'Scheme of arrangement',
  class_change: 'Change of class',
};

/** Events count as known from the day they take effect. */
function eventFacts({ events, filings }: CompanyRecord): DatedFact[] {
  return events
    .filter(({ day }) => {
      const accounts = chooseFiling(filings, day);
      return accounts !== null && day > accounts.periodEnd;
    })
    .map(({ kind, day }) => ({ day, cause: `${eventNames[kind]} of ${spokenDay(day)}` }));
}
