import { spokenDay } from '../values/calendar';
import type { BusinessOutcome, StatusCode, Verdict } from '@tayyib/shared/contracts';
import { freshnessInWords, freshnessOf } from './age/freshnessOf';
import { brokenByInterim, changesSinceAccounts } from './age/sinceAccounts';
import { boundsOfInputs } from './bounds/boundsOfInputs';
import { isByExpired, screenCompany } from './business/screenCompany';
import type { BusinessScreen } from './business/screenBusiness';
import { doubtOfGroupDebt } from './filings/debtOfCompanyAlone';
import { doubtOfCompleteDebt } from './filings/debtOfCompleteAccounts';
import { decidingAccounts } from './filings/decidingAccounts';
import { isOfInsurer } from './filings/formOfAccounts';
import { impossibleFigures } from './filings/impossibleFigures';
import { doubtOfNilDebt } from './filings/nilDebtOfSummary';
import { gradeOf } from './gradeOf';
import { isByMarketCap } from './ratios/evaluateRatio';
import type { EvaluatedRatio } from './ratios/evaluateRatio';
import { ratiosOf } from './ratios/ratiosOf';
import { starsOf } from './ratios/stars';
import { hashReceipt } from './receipts/receipt';
import { receiptInputs } from './receipts/receiptInputs';
import type { CompanyFacts, EarlierVerdict, ReceiptInputs, Standard } from './types';
import { basisInWords } from './wording/basisInWords';
import { inWords } from './wording/inWords';

/** Failures in order of precedence: business before debt. */
const order = [2, 4, 6, 7] as const;

/**
 * Judges one company by one standard on a day. A certain failure is final whatever else is missing; otherwise a
 * missing or outdated fact gives "under review" (3), never a pass.
 * @param today `YYYY-MM-DD`; facts must be those known by then
 * @param earlier earlier verdicts by this standard, oldest first, for rules that look back
 */
export function judge(
  facts: CompanyFacts,
  standard: Standard,
  today: string,
  earlier: readonly EarlierVerdict[] = [],
): Verdict {
  return judgeInputs(receiptInputs(facts, standard, today, earlier), standard);
}

/**
 * Like `judge`, from the inputs of a receipt, which are everything a verdict depends on.
 * @param receipt the hash of these inputs, where it is known already
 */
export function judgeInputs(
  inputs: ReceiptInputs,
  standard: Standard,
  receipt = hashReceipt(inputs, standard),
): Verdict {
  const { filing, marketCaps, areAccountsTooOld } = inputs;
  const business = screenCompany(inputs, standard);
  const ratios = ratiosOf(inputs, standard, business, boundsOfInputs(inputs, standard));

  const isComputed = filing !== null && !isOfInsurer(filing.format);
  const impossible = isComputed ? impossibleFigures(filing.amounts, marketCaps) : [];
  const changes = changesSinceAccounts(inputs);
  const missing = new Set<string>([...business.missing, ...impossible]);
  if (filing === null) missing.add('Audited annual accounts');
  else ratios.forEach((ratio) => ratio.missing.forEach((fact) => missing.add(fact)));
  if (filing === null) marketCapsAmong(ratios).forEach((fact) => missing.add(fact));
  changes.forEach((fact) => missing.add(fact));
  // figures that are too old, or of the company before it changed, decide nothing; a line of business stays until accounts show otherwise
  const areFiguresVoid = areAccountsTooOld || changes.length > 0;
  if (areAccountsTooOld && filing !== null) {
    missing.add(
      `Accounts newer than ${spokenDay(filing.periodEnd)} (older than ${standard.accountsMaxAgeMonths} months)`,
    );
  }

  const failures = new Set<StatusCode>();
  if (business.outcome === 'not_permissible' && !isByExpired(business, inputs)) failures.add(2);
  if (!areFiguresVoid && impossible.length === 0) {
    ratios.filter(({ ratio }) => ratio.passes === false).forEach(({ rule }) => failures.add(rule.failStatus));
  }
  // a failure needs no second opinion
  const isOpen = failures.size === 0;
  const broken = isOpen ? brokenByInterim(inputs, standard, ratios) : [];
  const debtInDoubt = isOpen
    ? [...doubtOfGroupDebt(ratios), ...doubtOfCompleteDebt(inputs, ratios), ...doubtOfNilDebt(inputs, ratios)]
    : [];
  [...broken, ...debtInDoubt].forEach((fact) => missing.add(fact));
  const status = decide(failures, business.outcome, missing.size > 0);
  const deciding = decidingAccounts(status, inputs, business, ratios);
  const freshness = freshnessOf(inputs, deciding, standard);
  return {
    isin: inputs.isin,
    standard: { id: standard.id, edition: standard.edition, title: standard.title },
    status,
    computedStatus: status,
    override: null,
    grade: gradeOf(status, {
      areAccountsUsable: filing !== null && !areAccountsTooOld,
      changes: [...changes, ...broken],
      contradictions: [
        ...impossible,
        ...debtInDoubt,
        ...ratios.filter(({ isInDoubt }) => isInDoubt).map(({ rule }) => rule.label),
      ],
      isBusinessKnown: business.outcome === 'permissible',
      passed: ratios.filter(({ ratio }) => ratio.passes === true).length,
    }),
    stars: starsOf(
      status,
      ratios.map(({ ratio }) => ratio),
      freshness,
    ),
    accountsTo: deciding?.filing.periodEnd ?? null,
    freshness,
    nature: deciding?.filing.nature ?? null,
    ...(deciding?.filing.isProvided && { isProvisional: true }),
    business: {
      outcome: business.outcome,
      findings: business.findings,
      accountsTo: describedTo(business),
    },
    ratios: ratios.map(({ ratio, accounts }) => ({ ...ratio, accountsTo: accounts?.periodEnd ?? null })),
    reasons: [
      ...asProvisional(
        inWords({ facts: inputs, standard, status, business, ratios, missing: [...missing] }),
        deciding?.filing ?? null,
      ),
      ...(freshness === null ? [] : freshnessInWords(freshness)),
    ],
    missing: [...missing],
    basis: basisInWords({
      inputs,
      business,
      ratios,
      isImpossible: !isComputed || impossible.length > 0 || debtInDoubt.length > 0,
    }),
    receipt,
  };
}

/** The last day of the accounts whose segments are among the findings. */
function describedTo({ findings, describedBy }: BusinessScreen): string | null {
  const isDescribed = findings.some(({ basis }) => basis === 'segment_revenue');
  return isDescribed ? (describedBy?.periodEnd ?? null) : null;
}

/** The same reasons; where the accounts are not from an official filing, the deciding one says so wherever it is shown. */
function asProvisional(reasons: string[], filing: ReceiptInputs['filing']): string[] {
  const [deciding = '', ...rest] = reasons;
  if (!filing?.isProvided) return reasons;
  return [`Provisional, on figures from ${filing.source.publisher}: ${deciding}`, ...rest];
}

/** Market capitalisations that are missing in addition to the accounts. */
function marketCapsAmong(ratios: EvaluatedRatio[]): string[] {
  return ratios
    .filter(({ rule }) => isByMarketCap(rule))
    .filter(({ ratio }) => ratio.denominator.valueRupees === null)
    .map(({ rule }) => rule.denominator.label);
}

function decide(failures: Set<StatusCode>, business: BusinessOutcome, isMissingFacts: boolean): StatusCode {
  const failure = order.find((status) => failures.has(status));
  if (failure !== undefined) return failure;
  return isMissingFacts || business !== 'permissible' ? 3 : 1;
}
