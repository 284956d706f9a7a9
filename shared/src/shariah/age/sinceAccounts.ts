import type { CompanyEvent, Ratio } from '@tayyib/shared/contracts';
import { monthsBetween, spokenDay } from '../../values/calendar';
import { screenBusiness } from '../business/screenBusiness';
import { impossibleFigures } from '../filings/impossibleFigures';
import { isAfter } from '../filings/accountsOn';
import { evaluateRatio } from '../ratios/evaluateRatio';
import type { EvaluatedRatio } from '../ratios/evaluateRatio';
import type { ReceiptInputs, Standard } from '../types';
import { formatPercentBeside, withSmallLetter } from '../../values/format';

/** Events after the deciding accounts that changed a company, as missing facts: new accounts would resolve them. */
export function changesSinceAccounts({ filing, events = [] }: ReceiptInputs): string[] {
  return filing === null ? [] : events.filter(isAfter(filing.periodEnd)).map(eventInWords);
}

const eventNames: Record<CompanyEvent['kind'], string> = {
  demerger: 'demerger',
  merger: 'merger',
  scheme: 'scheme of arrangement',
  class_change: 'change of class',
};

function eventInWords({ kind, day, subject }: CompanyEvent): string {
  const change = kind === 'class_change' ? `${eventNames[kind]} (${subject})` : eventNames[kind];
  return `Accounts of the company as it is since its ${change} of ${spokenDay(day)}`;
}

/**
 * The limits that the newest balance sheet breaks, as a missing fact; none where its figures are impossible, or of the company before
 * it changed. A ratio of accounts to the same or a later day has none.
 * @param ratios as the accounts decide them
 */
export function brokenByInterim(
  inputs: ReceiptInputs,
  standard: Standard,
  ratios: readonly EvaluatedRatio[],
): string[] {
  const { interim, events = [], marketCaps, standing } = inputs;
  if (interim === undefined || events.some(({ day }) => day > interim.periodEnd)) return [];
  if (impossibleFigures(interim.amounts, marketCaps).length > 0) return [];
  const { tolerated } = screenBusiness({ ...inputs, filing: interim, fuller: undefined }, standard.business);
  const broken = ratios
    .filter(({ accounts }) => accounts === null || accounts.periodEnd < interim.periodEnd)
    .map(
      ({ rule }) =>
        evaluateRatio(rule, { filing: interim, marketCaps, tolerated }, standing[rule.id] ?? null).ratio,
    )
    .filter(({ passes }) => passes === false);
  if (broken.length === 0) return [];
  return [
    `Audited accounts that answer the newer ${periodName(interim)} to ${spokenDay(interim.periodEnd)}: ${broken.map(brokenInWords).join(', ')}`,
  ];
}

function periodName({ periodStart, periodEnd }: NonNullable<ReceiptInputs['interim']>): string {
  const months = monthsBetween(periodStart, periodEnd);
  return months === 6 ? 'half-year accounts' : months === 12 ? 'unaudited accounts' : 'interim accounts';
}

function brokenInWords({ numerator, denominator, value, limit }: Ratio): string {
  return `${withSmallLetter(numerator.label)} ${formatPercentBeside(value ?? 0, limit)} of ${withSmallLetter(denominator.label)}, beyond ${formatPercentBeside(limit, value ?? 0)}`;
}
