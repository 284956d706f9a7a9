import type { Paise } from '@tayyib/shared/values/amounts';
import type { ZakatLine } from './ZakatLine';

/** What one kind of asset adds to what is counted. */
export interface Contribution {
  label: string;
  paise: Paise;
  /** Of all assets, 0 to 1. */
  part: number;
}

/** What counts of each kind of asset, the largest first; those of which nothing counts are left out. */
export function contributionsOf(assets: readonly ZakatLine[]): Contribution[] {
  const byLabel = new Map<string, Paise>();
  for (const { label, paise } of assets) byLabel.set(label, (byLabel.get(label) ?? 0) + (paise ?? 0));
  const total = [...byLabel.values()].reduce((sum, paise) => sum + paise, 0);
  return [...byLabel]
    .filter(([, paise]) => paise > 0)
    .map(([label, paise]) => ({ label, paise, part: paise / total }))
    .sort((one, other) => other.paise - one.paise || one.label.localeCompare(other.label));
}
