import type { FactSource, StockPage } from '@tayyib/shared/contracts';

/** Every published document a stock's page draws on, once each, newest first. */
export function sourcesOf({ source, marketCap, verdicts }: StockPage): FactSource[] {
  const all = [
    ...verdicts.flatMap(({ ratios, business }) => [
      ...ratios.flatMap(({ numerator, denominator }) => [numerator.source, denominator.source]),
      ...business.findings.map((finding) => finding.source),
    ]),
    marketCap?.source ?? null,
    source,
  ].filter((one) => one !== null);
  const once = new Map(all.map((one) => [`${one.publisher} ${one.document} ${one.asOf}`, one]));
  return [...once.values()].sort((one, other) => other.asOf.localeCompare(one.asOf));
}
