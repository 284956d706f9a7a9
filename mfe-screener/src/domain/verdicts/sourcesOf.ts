import type { FactSource, StockPage, Verdict } from '@tayyib/shared/contracts';

/** The published documents behind a verdict and the key figures, without duplicates, newest first. */
export function sourcesOf({ source, marketCap }: StockPage, { ratios, business }: Verdict): FactSource[] {
  const all = [
    ...ratios.flatMap(({ numerator, denominator }) => [numerator.source, denominator.source]),
    ...business.findings.map((finding) => finding.source),
    marketCap?.source ?? null,
    source,
  ].filter((one) => one !== null);
  const once = new Map(all.map((one) => [`${one.publisher} ${one.document} ${one.asOf}`, one]));
  return [...once.values()].sort((one, other) => other.asOf.localeCompare(one.asOf));
}
