import { spokenDay } from '../../values/calendar';
import type { EvaluatedRatio } from '../ratios/evaluateRatio';
import type { ReceiptInputs } from '../types';
import { contradictingDebt, impossibleDebt } from './impossibleFigures';

/**
 * The doubt that complete accounts leave about the debt of a newer summary, as missing facts. Where their figures contradict that line, the
 * company states a part of its debt elsewhere, which a summary does not show. Newer finance costs answer whether they fit the debt. It
 * matters only where the ratio passes; what contradicts other lines does not count, for the newer accounts state those themselves.
 */
export function doubtOfCompleteDebt(
  { filing, fuller }: Pick<ReceiptInputs, 'filing' | 'fuller'>,
  ratios: readonly Pick<EvaluatedRatio, 'rule' | 'ratio' | 'accounts'>[],
): string[] {
  if (filing === null || fuller === undefined) return [];
  if (!passesByDebtOf(filing, ratios)) return [];
  const { amounts, periodEnd } = fuller.filing;
  const areCostsNewer = (filing.amounts.financeCosts ?? null) !== null;
  return [...(areCostsNewer ? [] : impossibleDebt(amounts)), ...contradictingDebt(amounts)].map(
    (contradiction) =>
      `${contradiction}. This is by the complete accounts to ${spokenDay(periodEnd)}; the summary of those to ${spokenDay(filing.periodEnd)} does not answer it`,
  );
}

/** Whether the ratio of debt passes by the figures of this filing. */
export const passesByDebtOf = (
  filing: NonNullable<ReceiptInputs['filing']>,
  ratios: readonly Pick<EvaluatedRatio, 'rule' | 'ratio' | 'accounts'>[],
): boolean =>
  ratios.some(
    ({ rule, ratio, accounts }) => rule.id === 'debt' && ratio.passes === true && accounts === filing,
  );
