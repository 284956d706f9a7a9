import type { IpoRow, IpoStage } from '@tayyib/shared/contracts';
import {
  formatCount,
  formatDay,
  formatPaise,
  numberInColumn,
  type ColumnFigure,
} from '@tayyib/shared/values/format';

export const stageLabels: Readonly<Record<IpoStage, string>> = {
  upcoming: 'Upcoming',
  open: 'Open',
  closed: 'Closed',
  listed: 'Listed',
};

/** When applications are accepted, as far as it is known. */
export function offerWords({ opensOn, closesOn }: IpoRow): string {
  if (opensOn && closesOn) return `${formatDay(opensOn)} to ${formatDay(closesOn)}`;
  return opensOn ? `From ${formatDay(opensOn)}` : 'Not known';
}

/** The same in a column: days of one month or year name it once, `10 to 12 Sept 2025`, `29 Aug to 2 Sept 2025`. */
export function offerInColumn(ipo: IpoRow): string {
  const { opensOn, closesOn } = ipo;
  if (!opensOn || !closesOn || opensOn.slice(0, 4) !== closesOn.slice(0, 4)) return offerWords(ipo);
  const isOneMonth = opensOn.slice(0, 7) === closesOn.slice(0, 7);
  const opening = isOneMonth ? String(Number(opensOn.slice(8))) : formatDay(opensOn).replace(/ \d{4}$/, '');
  return `${opening} to ${formatDay(closesOn)}`;
}

/** The issue price or the price band in a column of rupees: `90.00 to 95.00`. Null: unknown. */
export function priceInColumn({ priceLow, priceHigh, issuePrice }: IpoRow): ColumnFigure | null {
  const top = issuePrice ?? priceHigh;
  if (top === null) return null;
  const { digits } = numberInColumn(top);
  const hasBand = issuePrice === null && priceLow !== null && priceLow !== top;
  return {
    before: '₹',
    digits: hasBand ? `${numberInColumn(priceLow).digits} to ${digits}` : digits,
    after: '',
  };
}

/** The rupees of one lot at the issue price, or at the upper end of the band. Null: unknown. */
export function lotCost({ priceHigh, issuePrice, lotSize }: IpoRow): number | null {
  const top = issuePrice ?? priceHigh;
  return top === null || lotSize === null ? null : top * lotSize;
}

/** The issue price or the price band; many lists state only the upper end of the band. */
export function bandWords({ priceLow, priceHigh, issuePrice, lotSize }: IpoRow): string {
  const lot = lotSize === null ? '' : `, ${formatCount(lotSize)} shares a lot`;
  if (issuePrice !== null) return `Issued at ${formatPaise(issuePrice)}${lot}`;
  if (priceHigh === null) return `Price not known${lot}`;
  const from = priceLow === null ? 'Up to' : `${formatPaise(priceLow)} to`;
  return `${from} ${formatPaise(priceHigh)} a share${lot}`;
}
