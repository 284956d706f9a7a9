import type { Verdict } from '@tayyib/shared/contracts';
import { chooseFiling, isAnnual, judge, knownOn, spokenDay } from '@tayyib/shared/shariah';
import type { Standard } from '@tayyib/shared/shariah';
import type { CompanyRecord } from '../facts/companyFacts';

/** A verdict as it stood once a dated fact had become known. */
export interface DatedVerdict {
  /** The day of that fact; null for the verdict on no dated fact at all. */
  factsAsOf: string | null;
  cause: string;
  verdict: Verdict;
}

interface DatedFact {
  day: string;
  cause: string;
}

/**
 * What a standard would have said on each day a dated fact became known, oldest first, and what it says today, last.
 * Each looks only at facts known by then; a company's identity and exchange class count as standing facts.
 * Steps at which nothing changed are left out.
 */
export function verdictTimeline(company: CompanyRecord, standard: Standard, today: string): DatedVerdict[] {
  const dated = datedFacts(company, standard).filter(({ day }) => day <= today);
  const steps: DatedVerdict[] = [];
  for (const { day, cause } of dated) {
    addIfChanged(steps, { factsAsOf: day, cause, verdict: verdictOn(company, standard, day) });
  }
  const newest = dated.at(-1);
  const verdict = verdictOn(company, standard, today);
  addIfChanged(steps, {
    factsAsOf: newest?.day ?? null,
    cause: newest === undefined ? 'Listed; no accounts on file yet' : `Judged again on ${spokenDay(today)}`,
    verdict,
  });
  return steps;
}

/** A verdict on the facts known by a day. */
function verdictOn({ filings, ...company }: CompanyRecord, standard: Standard, day: string): Verdict {
  return judge({ ...company, filing: chooseFiling(filings, day) }, standard, day);
}

function datedFacts(company: CompanyRecord, standard: Standard): DatedFact[] {
  const byDay = new Map<string, string>();
  for (const filing of company.filings.filter(isAnnual)) {
    const day = knownOn(filing);
    byDay.set(day, `Annual results to ${spokenDay(filing.periodEnd)}, filed ${spokenDay(day)}`);
  }
  if (usesMarketCap(standard)) {
    for (const { source, windowMonths } of company.marketCaps) {
      byDay.set(
        source.asOf,
        `Average market capitalisation of the ${windowMonths} months to ${spokenDay(source.asOf)}`,
      );
    }
  }
  return [...byDay].map(([day, cause]) => ({ day, cause })).sort((a, b) => a.day.localeCompare(b.day));
}

function usesMarketCap({ ratios }: Standard): boolean {
  return ratios.some(({ denominator }) =>
    denominator.terms.ind_as.some((term) => 'averageMarketCapMonths' in term),
  );
}

function addIfChanged(steps: DatedVerdict[], step: DatedVerdict): void {
  const last = steps.at(-1)?.verdict;
  if (last?.receipt === step.verdict.receipt && last.status === step.verdict.status) return;
  steps.push(step);
}
