import type { ScreenRow, StandardId } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import { notScreened } from '../../../facts/verdicts/notScreened';
import { verdictOn } from '../columns/shariahMetrics';
import { newestCap } from '../columns/marketCapOn';
import type { Dossier } from '../dossier/Dossier';
import { ratioIds } from '../dossier/ratioIds';

/** A company as the halal screener shows it. `day` is a day number. */
export function screenRow(dossier: Dossier, standard: StandardId, day: number): ScreenRow {
  const verdict = verdictOn(dossier, standard, day) ?? dossier.verdicts[standard]?.latest;
  const status = verdict?.status ?? 3;
  const ratios = verdict?.ratios;
  const ratio = (id: (typeof ratioIds)[number]): number | null => {
    const value = ratios?.[ratioIds.indexOf(id)] ?? NaN;
    return Number.isNaN(value) ? null : value;
  };
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
    debt: ratio('debt'),
    impureIncome: ratio('impure_income'),
    liquidity: ratio('liquidity') ?? ratio('interest_bearing_assets'),
    accountsTo: verdict?.accountsTo ?? null,
    freshness: verdict?.freshness ?? null,
  };
}
