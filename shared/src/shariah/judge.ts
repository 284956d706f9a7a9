import type { BusinessOutcome, StatusCode, Verdict } from '@tayyib/shared/contracts';
import { isOlderThan, spokenDay } from './calendar';
import { evaluateRatio } from './evaluateRatio';
import type { EvaluatedRatio } from './evaluateRatio';
import { inWords } from './inWords';
import { receiptOf, usableCaps } from './receipt';
import { screenBusiness } from './screenBusiness';
import type { Standard } from './standard';
import type { CompanyFacts } from './types';

/** Failures in the order in which they decide: what a company does comes before what it owes. */
const order = [2, 4, 6, 7] as const;

/**
 * Judges one company by one standard on a day. A failure that is certain stands whatever else is missing; otherwise a
 * missing or outdated fact gives "under review" (3), never a pass.
 * @param today `YYYY-MM-DD`; facts must be those known by then
 */
export function judge(facts: CompanyFacts, standard: Standard, today: string): Verdict {
  const { filing } = facts;
  const business = screenBusiness(facts, standard.business);
  const ratios = standard.ratios.map((rule) =>
    evaluateRatio(rule, {
      filing,
      marketCaps: usableCaps(facts, standard, today),
      notPermittedRevenueRupees: business.notPermittedRevenueRupees,
    }),
  );
  const areAccountsTooOld =
    filing !== null && isOlderThan(filing.periodEnd, standard.accountsMaxAgeMonths, today);

  const missing = new Set<string>(business.missing);
  if (filing === null) missing.add('Audited annual accounts');
  else ratios.forEach((ratio) => ratio.missing.forEach((fact) => missing.add(fact)));
  if (filing === null) marketCapsAmong(ratios).forEach((fact) => missing.add(fact));
  if (areAccountsTooOld) {
    missing.add(
      `Accounts newer than ${spokenDay(filing.periodEnd)} (older than ${standard.accountsMaxAgeMonths} months)`,
    );
  }

  const failures = certainFailures(business.outcome, isFromAccounts(business), ratios, areAccountsTooOld);
  const status = decide(failures, business.outcome, missing.size > 0);
  return {
    isin: facts.isin,
    standard: { id: standard.id, edition: standard.edition, title: standard.title },
    status,
    accountsTo: filing?.periodEnd ?? null,
    nature: filing?.nature ?? null,
    business: { outcome: business.outcome, findings: business.findings },
    ratios: ratios.map(({ ratio }) => ratio),
    reasons: inWords({ facts, standard, status, business, ratios, missing: [...missing] }),
    missing: [...missing],
    receipt: receiptOf(facts, standard, today),
  };
}

/** Facts outside the accounts that would be missing even with them. */
function marketCapsAmong(ratios: EvaluatedRatio[]): string[] {
  return ratios
    .filter(({ rule }) => rule.denominator.terms.ind_as.some((term) => 'averageMarketCapMonths' in term))
    .filter(({ ratio }) => ratio.denominator.valueRupees === null)
    .map(({ rule }) => rule.denominator.label);
}

/** Whether the business verdict rests on segment revenue alone, and so grows old with the accounts. */
function isFromAccounts({ findings }: ReturnType<typeof screenBusiness>): boolean {
  return findings
    .filter(({ outcome }) => outcome === 'not_permissible')
    .every(({ basis }) => basis === 'segment_revenue');
}

function certainFailures(
  business: BusinessOutcome,
  isBusinessFromAccounts: boolean,
  ratios: EvaluatedRatio[],
  areAccountsTooOld: boolean,
): Set<StatusCode> {
  const failures = new Set<StatusCode>();
  if (business === 'not_permissible' && !(areAccountsTooOld && isBusinessFromAccounts)) failures.add(2);
  if (!areAccountsTooOld) {
    ratios.filter(({ ratio }) => ratio.passes === false).forEach(({ rule }) => failures.add(rule.failStatus));
  }
  return failures;
}

function decide(failures: Set<StatusCode>, business: BusinessOutcome, isMissingFacts: boolean): StatusCode {
  const failure = order.find((status) => failures.has(status));
  if (failure !== undefined) return failure;
  return isMissingFacts || business !== 'permissible' ? 3 : 1;
}
