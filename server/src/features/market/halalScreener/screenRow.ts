import type { ScreenRow, StandardId } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import { numberOrNull } from '../../../lib/safeRatio';
import { notScreened } from '../../facts/verdicts/verdictsRepository';
import { shownRatios } from '../marketSnapshot/columns/halalMetrics';
import { newestCap } from '../marketSnapshot/columns/marketCapOn';
import { shownVerdict, underReview } from '../marketSnapshot/columns/shariahMetrics';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import { listedAgeOf } from '../marketSnapshot/dossier/listedAge';
import { priceTrend } from '../marketSnapshot/dossier/priceTrend';

/** A company as the halal screener shows it. `day` is a day number. */
export function screenRow(dossier: Dossier, standard: StandardId, day: number): ScreenRow {
  const verdict = shownVerdict(dossier, standard, day);
  const status = verdict?.status ?? underReview;
  const cap = newestCap(dossier, day);
  return {
    isin: dossier.isin,
    stock: dossier.name,
    stock_code: dossier.symbol,
    sector: dossier.sector,
    size: cap?.size ?? null,
    marketCapRupees: cap?.valueRupees ?? null,
    shariah_status: status,
    badge: badgeOf(status),
    reason: verdict?.reason ?? notScreened,
    debt: numberOrNull(shownRatios.debt(verdict)),
    impureIncome: numberOrNull(shownRatios.impureIncome(verdict)),
    liquidity: numberOrNull(shownRatios.liquidity(verdict)),
    ...listedAgeOf(verdict),
    ...priceTrend(dossier.prices, day),
  };
}
