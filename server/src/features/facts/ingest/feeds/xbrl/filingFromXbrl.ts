import { filingAmounts } from '@tayyib/shared/shariah';
import type { FilingAmounts, FilingFormat } from '@tayyib/shared/shariah';
import type { StatedFiling } from '../../../records/filingsRepository';
import { filedDocument } from '../filedDocument';
import { RefusedRow, decimal } from '../reading/values';
import { interestReceived, natureFrom } from '../xbrlSummary';
import { linesOf, neverLiquid } from './formLines';
import { currentDues } from './currentDues';
import { leaseLiabilities } from './leaseLiabilities';
import type { XbrlInstance } from './parseXbrl';
import { reportingPeriod } from './reportingPeriod';
import { segmentsOf } from './segmentsOf';
import { StatedFacts } from './StatedFacts';

/** Contexts of the results taxonomies, which are identified by their ids alone. */
const atPeriodEnd = 'OneI';
const thisQuarter = 'OneD';

/** Basic earnings per share of the year, by the name Ind-AS filers and banks give it; the first one stated wins. */
const basicEps = [
  'BasicEarningsLossPerShareFromContinuingAndDiscontinuedOperations',
  'BasicEarningsPerShareAfterExtraordinaryItems',
];

/** The company a filing names, and its content, without a current ISIN. */
export interface XbrlFiling {
  isin: string | null;
  filing: Omit<StatedFiling, 'isin'>;
}

/** Reads one filing. Figures are in rupees; `decimals` only says how far they were rounded. */
export function filingFromXbrl(instance: XbrlInstance, fileName: string): XbrlFiling {
  const facts = new StatedFacts(instance.facts);
  const { isIntegrated } = instance.form;
  const approvedOn = facts.text('DateOfBoardMeetingWhenFinancialResultsWereApproved', thisQuarter);
  const name = filedDocument(fileName, approvedOn === '' ? undefined : approvedOn);
  if (name.isIntegrated !== isIntegrated) {
    throw new RefusedRow(
      `Its name is ${name.isIntegrated ? '' : 'not '}that of an integrated filing, and its namespaces are ${isIntegrated ? '' : 'not '}those of one.`,
    );
  }
  const format = formatOf(instance, facts, name.family);
  const isBlank = (facts.rupees('Assets', atPeriodEnd) ?? 0) === 0 && isIntegrated;
  if (isBlank || facts.text('Assets', atPeriodEnd) === '') {
    throw new RefusedRow('The filing has no balance sheet.');
  }
  const company = companyOf(facts);
  const { context, start, end } = reportingPeriod(instance, facts);
  const amounts = amountsOf(instance, facts, format, context);
  const audited = facts.text('WhetherResultsAreAuditedOrUnaudited', context);
  return {
    isin: company.isin,
    filing: {
      symbol: company.symbol,
      periodStart: start,
      periodEnd: end,
      nature: natureFrom(facts.text('NatureOfReportStandaloneConsolidated', context)),
      taxonomy: format,
      ...(isIntegrated && { isIntegrated }),
      detail: 'full',
      audited: audited === '' ? null : audited === 'Audited',
      amounts,
      segments: segmentsOf(instance, facts, format, {
        context,
        revenueRupees: amounts.revenueFromOperations,
      }),
      operatingCashFlowRupees: facts.rupees('CashFlowsFromUsedInOperatingActivities', context),
      basicEpsRupees: epsOf(facts, context),
      ...faceValueOf(facts, context),
      ...(format === 'ind_as' && currentDues((name) => facts.rupees(name, atPeriodEnd))),
      publisher: `${name.publisher} filing`,
      document: name.document,
      asOf: end,
      publishedOn: name.filedOn,
    },
  };
}

/** What companies write where an exchange does not list them. */
const noSymbol = /^(?:|-|na|n\.a\.|nil|not ?listed|not ?applicable)$/i;

function companyOf(facts: StatedFacts): { symbol: string; isin: string | null } {
  const isin = facts.text('ISIN', thisQuarter);
  const symbol = facts.text('Symbol', thisQuarter);
  // one that only BSE lists has no symbol, and is known by its ISIN
  if (!noSymbol.test(symbol)) return { symbol, isin: isin || null };
  if (isin === '') throw new RefusedRow('The filing does not name its company.');
  return { symbol: isin, isin };
}

function formatOf({ form }: XbrlInstance, facts: StatedFacts, named: FilingFormat): FilingFormat {
  if (form.family !== null) return form.family;
  return facts.text('NameOfBank', thisQuarter) === '' ? named : 'bank';
}

function amountsOf(
  instance: XbrlInstance,
  facts: StatedFacts,
  format: FilingFormat,
  context: string,
): FilingAmounts {
  const { isIntegrated } = instance.form;
  const lines = linesOf(format, isIntegrated);
  const amounts = filingAmounts((key) => {
    const stands = lines.atPeriodEnd[key];
    const flows = lines.inTheYear[key];
    const fixed = neverLiquid[key];
    if (fixed !== undefined) return positive(facts.rupees(fixed, atPeriodEnd));
    if (stands !== undefined) return facts.rupees(stands, atPeriodEnd);
    return flows === undefined ? null : facts.rupees(flows, context);
  });
  amounts.interestReceived = interestReceived(
    facts.rupees('InterestReceivedClassifiedAsOperatingActivities', context),
    facts.rupees('InterestReceivedClassifiedAsInvestingActivities', context),
  );
  const leases = isIntegrated ? leaseLiabilities(instance, facts) : null;
  return leases === null ? amounts : { ...amounts, leaseLiabilities: leases };
}

const positive = (rupees: number | null) => (rupees !== null && rupees > 0 ? rupees : null);

/** Rupees per share with the column's four decimals; null if not stated. */
function epsOf(facts: StatedFacts, context: string): string | null {
  const stated = basicEps.map((name) => facts.text(name, context)).find((value) => value !== '');
  return stated === undefined ? null : decimal(stated, 'earnings per share').toFixed(4);
}

/** Rupees of one share with the column's four decimals; an absent field where none above nil is stated. */
function faceValueOf(facts: StatedFacts, context: string): Pick<StatedFiling, 'faceValueRupees'> {
  const stated = facts.text('FaceValueOfEquityShareCapital', context);
  const rupees = stated === '' ? 0 : decimal(stated, 'face value');
  return rupees > 0 ? { faceValueRupees: rupees.toFixed(4) } : {};
}
