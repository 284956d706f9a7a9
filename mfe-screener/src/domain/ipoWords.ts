import type { IpoRow } from '@tayyib/shared/contracts';
import { formatDay, formatPaise } from '@tayyib/shared/format';

/** When it is open, as far as anybody says. */
export function datesWords({ opensOn, closesOn, listsOn }: IpoRow): string {
  if (opensOn && closesOn) return `${formatDay(opensOn)} to ${formatDay(closesOn)}`;
  if (listsOn) return `Lists ${formatDay(listsOn)}`;
  return opensOn ? `Opens ${formatDay(opensOn)}` : 'Dates not known';
}

/** The price band, or the price it was issued at. */
export function bandWords({ priceLow, priceHigh, issuePrice, lotSize }: IpoRow): string {
  const lot = lotSize === null ? '' : `, ${lotSize} shares a lot`;
  if (priceLow !== null && priceHigh !== null)
    return `${formatPaise(priceLow)} to ${formatPaise(priceHigh)} a share${lot}`;
  if (issuePrice !== null) return `Issued at ${formatPaise(issuePrice)}${lot}`;
  return 'Price not known';
}
