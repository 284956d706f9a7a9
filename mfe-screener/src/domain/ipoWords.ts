import type { IpoRow } from '@tayyib/shared/contracts';
import { formatCount, formatDay, formatPaise } from '@tayyib/shared/format';

/** When applications are accepted, as far as it is known. */
export function offerWords({ opensOn, closesOn }: IpoRow): string {
  if (opensOn && closesOn) return `${formatDay(opensOn)} to ${formatDay(closesOn)}`;
  return opensOn ? `From ${formatDay(opensOn)}` : 'Not known';
}

/** The dates shown beside the stage of an issue. */
export function datesWords({ opensOn, closesOn, listsOn, stage }: IpoRow): string {
  if (opensOn && closesOn) return `${formatDay(opensOn)} to ${formatDay(closesOn)}`;
  if (listsOn) return stage === 'listed' ? formatDay(listsOn) : `lists ${formatDay(listsOn)}`;
  return opensOn ? `opens ${formatDay(opensOn)}` : 'dates not known';
}

/** The issue price or the price band; many lists state only the upper end of the band. */
export function bandWords({ priceLow, priceHigh, issuePrice, lotSize }: IpoRow): string {
  const lot = lotSize === null ? '' : `, ${formatCount(lotSize)} shares a lot`;
  if (issuePrice !== null) return `Issued at ${formatPaise(issuePrice)}${lot}`;
  if (priceHigh === null) return `Price not known${lot}`;
  const from = priceLow === null ? 'Up to' : `${formatPaise(priceLow)} to`;
  return `${from} ${formatPaise(priceHigh)} a share${lot}`;
}
