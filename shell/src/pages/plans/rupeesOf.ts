import { formatPaise, formatRupees } from '@tayyib/shared/values/format';

/** Formats paise as rupees; the paise are shown only if there are any. */
export function rupeesOf(paise: number): string {
  return paise % 100 === 0 && paise < 10_000_000 ? formatRupees(paise / 100) : formatPaise(paise / 100);
}
