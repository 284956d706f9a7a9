import { inRupees } from '@tayyib/shared/values/amounts';
import type { Subtotal } from '../../../domain/zakat/zakat';

/** What counts of a section, for its heading; null where nothing is entered. */
export function subtotalInWords(subtotal: Subtotal | null): string | null {
  if (subtotal === null) return null;
  const { assetsPaise, deductedPaise } = subtotal;
  const deducted = deductedPaise > 0 ? `− ${inRupees(deductedPaise)}` : null;
  if (assetsPaise === null) return 'Not known yet';
  return assetsPaise === 0 && deducted !== null
    ? deducted
    : [inRupees(assetsPaise), deducted].filter((part) => part !== null).join(' ');
}
